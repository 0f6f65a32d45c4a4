import { defineTexts, type TextPair } from '@apron/sdk'
import type { Authority, OccAction, OccHistoryAction } from '../../contract/occurrences/occurrence.values.ts'

export const OCC_TEXTS = defineTexts('safetyQuality.occurrence', {
  title: { zh: '不安全事件报告', en: 'Occurrence reports' },
  table: { zh: '报告', en: 'Reports' },
  back: { zh: '不安全事件报告', en: 'Occurrence reports' },
  empty: { zh: '还没有报告。', en: 'No reports yet.' },
  emptyFiltered: { zh: '没有符合条件的报告。', en: 'No report matches.' },
  mine: { zh: '我的', en: 'Mine' },
  untitled: { zh: '未填标题', en: 'No title yet' },
  write: {
    chinese: { zh: '用中文填写', en: 'Write in Chinese' },
    english: { zh: '用英文填写', en: 'Write in English' },
  },
  page: {
    chinese: { zh: '新建中文报告', en: 'New report (Chinese)' },
    english: { zh: '新建英文报告', en: 'New report (English)' },
  },
  languages: { chinese: { zh: '中文', en: 'Chinese' }, english: { zh: '英文', en: 'English' } },
  filter: {
    text: { zh: '编号、标题或机号', en: 'Number, title or registration' },
    reportType: { zh: '类型', en: 'Type' },
    status: { zh: '状态', en: 'State' },
    all: { zh: '全部', en: 'All' },
  },
  type: {
    section: { zh: '报告类型', en: 'Kind of report' },
    label: { zh: '报告类型', en: 'Report type' },
    named: {
      zh: '以您的名义提交给安全管理室。',
      en: 'Goes to the safety section under your name.',
    },
    voluntary: {
      zh: '经公开渠道加密发送，不带登录信息，不出现在您的报告列表中。',
      en: 'Sealed and sent through the public channel without your login. It is not listed among your reports.',
    },
    anonymous: {
      zh: '匿名：不保存草稿，已有草稿已删除。',
      en: 'Anonymous: no draft is kept, and one that existed is deleted.',
    },
    remove: { zh: '删除已保存的草稿？', en: 'Delete the saved draft?' },
    removeText: {
      zh: '自愿报告不能带着以您名义保存的草稿。草稿将立即删除，已填写的内容留在本页。',
      en: 'A voluntary report leaves no draft under your name. The draft is deleted now; what you filled in stays on this page.',
    },
    removeLabel: { zh: '删除并继续', en: 'Delete and go on' },
  },
  clock: {
    label: { zh: '强制报告时限', en: 'Time limits of a mandatory report' },
    none: { zh: '填写发生日期后显示。', en: 'Shown once the date is filled in.' },
    urgent: { zh: '紧急事件（12小时）', en: 'Emergency (12 h)' },
    other: { zh: '其他事件（48小时）', en: 'Other event (48 h)' },
    left: { zh: '剩余{n}小时', en: '{n} h left' },
    over: { zh: '已超过{n}小时', en: '{n} h overdue' },
    use: { zh: '设为期限', en: 'Set as deadline' },
  },
  section: {
    details: { zh: '航空器与部件', en: 'Aircraft and part' },
    attachments: { zh: '附件', en: 'Attachments' },
  },
  field: {
    acReg: { zh: '机号', en: 'Registration' },
    msn: { zh: '制造序列号', en: 'Manufacturer’s serial number' },
    fh: { zh: '飞行小时', en: 'Flight hours' },
    fc: { zh: '飞行循环', en: 'Flight cycles' },
    position: { zh: '位置（站位）', en: 'Position (station)' },
    stage: { zh: '阶段', en: 'Stage' },
    partNo: { zh: '件号', en: 'Part number' },
    serialNo: { zh: '序号', en: 'Serial number' },
    tsn: { zh: '自新小时', en: 'Time since new' },
    csn: { zh: '自新循环', en: 'Cycles since new' },
    tso: { zh: '翻修后小时', en: 'Time since overhaul' },
    cso: { zh: '翻修后循环', en: 'Cycles since overhaul' },
    mandatoryDeadline: { zh: '强制报告期限', en: 'Mandatory deadline' },
    notifiedAuthority: { zh: '已通知局方', en: 'Authorities notified' },
    customerNotified: { zh: '已通知客户', en: 'Customer notified' },
    pair: { zh: '另一语言的报告', en: 'Report in the other language' },
  },
  pairHint: {
    zh: '涉及国外客户时需要中英文各一份。',
    en: 'For a foreign customer both languages are needed.',
  },
  draftOf: {
    event: { zh: '事件、原因与建议', en: 'Event, causes and suggestions' },
    strip: { zh: '身份', en: 'Identity' },
  },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  saveDraft: { zh: '保存草稿', en: 'Save draft' },
  saved: { zh: '草稿已保存', en: 'Draft saved' },
  remove: { zh: '删除草稿', en: 'Delete draft' },
  removed: { zh: '草稿已删除', en: 'Draft deleted' },
  removeQuestion: { zh: '删除后不能恢复。', en: 'It cannot be recovered.' },
  submit: { zh: '提交', en: 'Submit' },
  problems: { zh: '请补充标出的内容。', en: 'Complete what is marked.' },
  wrongLanguage: { zh: '正文语言与页面不符', en: 'The text is not in the language of the page' },
  wrongLanguageText: {
    zh: '仍可提交。要用另一种语言填写，请先取消，再打开另一页面。',
    en: 'You can send it all the same. To write in the other language, cancel and open the other page.',
  },
  sendAnyway: { zh: '仍然提交', en: 'Send anyway' },
  uploading: { zh: '文件上传中，请稍候', en: 'Upload in progress' },
  locked: {
    zh: '这份报告已提交，不能再修改。',
    en: 'This report was submitted and can no longer be changed.',
  },
  open: { zh: '打开报告', en: 'Open report' },
  record: {
    facts: { zh: '报告内容', en: 'Report' },
    author: { zh: '报告人', en: 'Author' },
    submittedAt: { zh: '提交时间', en: 'Submitted' },
    receipt: { zh: '回执', en: 'Receipt' },
    returned: { zh: '退回原因', en: 'Reason for the return' },
    conflict: { zh: '他人已修改，已显示最新内容', en: 'Somebody else changed it; the latest is shown' },
  },
  ask: {
    reason: { zh: '原因', en: 'Reason' },
    reasonShort: { zh: '至少填写10字', en: 'Enter at least 10 characters' },
    remark: { zh: '备注', en: 'Remark' },
    receiptNo: { zh: '局方或客户的回执号', en: 'Receipt number of the authority or customer' },
    receiptDate: { zh: '回执日期', en: 'Date of the receipt' },
    needed: { zh: '必填', en: 'Required' },
  },
})

export const AUTHORITY_TEXTS = defineTexts('safetyQuality.authority', {
  CAAC: { zh: '中国民航局', en: 'CAAC' },
  FAA: { zh: '美国联邦航空局', en: 'FAA' },
  EASA: { zh: '欧洲航空安全局', en: 'EASA' },
  OTHER: { zh: '其他', en: 'Other' },
} satisfies Record<Authority, TextPair>)

export const OCC_COLUMNS = {
  reportNo: { zh: '编号', en: 'Number' },
  title: { zh: '标题', en: 'Title' },
  status: { zh: '状态', en: 'State' },
  reportType: { zh: '类型', en: 'Type' },
  acReg: { zh: '机号', en: 'Registration' },
  mandatoryDeadline: { zh: '强制报告期限', en: 'Mandatory deadline' },
  author: { zh: '报告人', en: 'Author' },
  submittedAt: { zh: '提交时间', en: 'Submitted' },
  language: { zh: '语言', en: 'Language' },
} as const

export const OCC_ACTION_TEXTS = defineTexts('safetyQuality.occAction', {
  edit: { zh: '修改', en: 'Edit' },
  submit: { zh: '提交', en: 'Submit' },
  review: { zh: '接收审核', en: 'Take for review' },
  return: { zh: '退回', en: 'Return' },
  send: { zh: '登记报送', en: 'Record as sent' },
  close: { zh: '关闭', en: 'Close' },
} satisfies Record<OccAction, TextPair>)

export const OCC_HISTORY_TEXTS = defineTexts('safetyQuality.occHistory', {
  create: { zh: '新建', en: 'Created' },
  edit: { zh: '修改', en: 'Changed' },
  submit: { zh: '提交', en: 'Submitted' },
  review: { zh: '接收审核', en: 'Taken for review' },
  return: { zh: '退回', en: 'Returned' },
  send: { zh: '报送', en: 'Sent' },
  close: { zh: '关闭', en: 'Closed' },
} satisfies Record<OccHistoryAction, TextPair>)
