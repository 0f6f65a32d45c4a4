import { defineTexts } from '@apron/sdk'

export const PACKAGE_TEXTS = defineTexts('workCard.packageBoard', {
  gone: { zh: '该工作包不存在或无权查看', en: 'This package does not exist, or you may not see it' },
  back: { zh: '返回工作包', en: 'Back to packages' },
  openFirst: {
    zh: '请打开工作包，核对放行检查单后放行',
    en: 'Open the package to check its release list and release it',
  },
  percent: { zh: '完成', en: 'Complete' },
  cards: { zh: '工卡', en: 'Cards' },
  hours: { zh: '工时 计划/已用（h）', en: 'Hours planned/used' },
  openNonRoutines: { zh: '未关闭非例行', en: 'Open non-routines' },
  openMaterial: { zh: '缺料', en: 'Open material' },
  toolsOut: { zh: '未还工具', en: 'Tools out' },
  figures: { zh: '概况', en: 'Figures' },
  check: { zh: '放行检查单', en: 'Release check list' },
  empty: { zh: '无阻碍放行的项目', en: 'Nothing keeps the package from release' },
  uncheckedTools: {
    zh: '无法核对工具管理，请放行人员人工核对后勾选',
    en: 'Tools could not be checked: the releasing person checks by hand and ticks',
  },
  uncheckedRectifications: {
    zh: '无法核对安全质量整改单，请放行人员人工核对后勾选',
    en: 'Rectification orders could not be checked: the releasing person checks by hand and ticks',
  },
  blocked: { zh: '不能放行', en: 'Cannot be released' },
  release: { zh: '放行', en: 'Release to service' },
  CARD: { zh: '工卡', en: 'Card' },
  NON_ROUTINE: { zh: '非例行', en: 'Non-routine' },
  TOOL: { zh: '工具', en: 'Tool' },
  RECTIFICATION: { zh: '一级整改单', en: 'Level 1 rectification' },
  MATERIAL: { zh: '缺料', en: 'Missing part' },
  cardList: { zh: '工卡列表', en: 'Job cards' },
  details: { zh: '工作包信息', en: 'Package' },
  unsaved: { zh: '有未保存的内容', en: 'Unsaved changes' },
})
