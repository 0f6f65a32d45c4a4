export const CARD_TYPES = {
  ROUTINE: { zh: '例行', en: 'Routine' },
  ADDON: { zh: '增加工作', en: 'Add-on' },
  AD: { zh: '适航指令', en: 'AD' },
  SB: { zh: '服务通告', en: 'SB' },
  COMPONENT: { zh: '附件', en: 'Component' },
  NONROUTINE: { zh: '非例行', en: 'Non-routine' },
} as const

export const STEP_KINDS = {
  WORK: { zh: '施工', en: 'Work' },
  MEASURE: { zh: '测量', en: 'Measure' },
  RII: { zh: '必检', en: 'RII' },
  TOOLCOUNT: { zh: '清点工具', en: 'Tool count' },
  CLOSE: { zh: '封口', en: 'Close-up' },
} as const

export const WARNINGS = {
  WARNING: { zh: '警告', en: 'WARNING', meaning: 'red' },
  CAUTION: { zh: '注意', en: 'CAUTION', meaning: 'amber' },
  NOTE: { zh: '说明', en: 'NOTE', meaning: 'info' },
} as const

export const MATERIAL_STATES = {
  PLANNED: { zh: '已计划', en: 'Planned' },
  REQUESTED: { zh: '已申请', en: 'Requested' },
  ISSUED: { zh: '已发料', en: 'Issued' },
  INSTALLED: { zh: '已安装', en: 'Installed' },
  RETURNED: { zh: '已退回', en: 'Returned' },
  SHORT: { zh: '缺料', en: 'Short' },
} as const

export const TOOL_STATES = {
  PLANNED: { zh: '已计划', en: 'Planned' },
  OUT: { zh: '已借出', en: 'Out' },
  BACK: { zh: '已归还', en: 'Back' },
} as const

export const PAUSE_REASONS = {
  PARTS: { zh: '待料', en: 'Parts' },
  TOOLS: { zh: '待工具', en: 'Tools' },
  ENGINEERING: { zh: '待工程', en: 'Engineering' },
  SHIFT_END: { zh: '下班', en: 'End of shift' },
} as const

/** Help below fields of a card. */
export const CARD_HELP = {
  predecessors: {
    zh: '用逗号分隔，这些工卡完成后才能开工',
    en: 'Separated by commas; work begins once these are done',
  },
  assignees: { zh: '第一位为主责', en: 'The first one leads' },
} as const

/** Labels of the actions. */
export const ACTIONS = {
  cancel: { zh: '取消', en: 'Cancel' },
  defer: { zh: '保留', en: 'Defer' },
  confirmRevision: { zh: '确认工卡版次', en: 'Confirm revision' },
  acknowledge: {
    zh: '确认已知换版',
    en: 'Acknowledge revision',
    question: {
      zh: '已阅读新版工卡和参考资料？',
      en: 'Have you read the new revision of the card and its documents?',
    },
  },
  material: { zh: '航材', en: 'Material' },
  tool: { zh: '工具', en: 'Tools' },
  attach: { zh: '附件', en: 'Attachments' },
  release: { zh: '核对并发布', en: 'Check and release' },
  assign: { zh: '分配', en: 'Assign' },
  start: { zh: '开工', en: 'Start' },
  pause: { zh: '暂停', en: 'Pause' },
  resume: { zh: '继续施工', en: 'Resume' },
  reopen: { zh: '退回施工', en: 'Back to work' },
  complete: { zh: '完成', en: 'Complete' },
  close: { zh: '审核并关闭', en: 'Review and close' },
} as const

/** History entries of required inspections. */
export const HISTORY = {
  riiWait: { zh: '待必检', en: 'Waits for RII' },
  inspected: { zh: '必检签署', en: 'RII signed' },
  rejected: { zh: '必检退回', en: 'RII rejected' },
} as const
