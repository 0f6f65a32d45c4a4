import { withCodes } from '@apron/contract/records/field-texts'

const ITEMS = 'safetyQuality.checkOrder.items'

/** Names of the fields of an item written by hand. */
export const ITEM_TEXTS = withCodes(ITEMS, {
  textZh: { zh: '检查内容（中文）', en: 'What is checked (Chinese)' },
  textEn: { zh: '检查内容（英文，选填）', en: 'What is checked (English, optional)' },
  group: { zh: '分组', en: 'Group' },
  groupEn: { zh: '分组（英文，选填）', en: 'Group (English, optional)' },
  method: { zh: '检查方法', en: 'Method' },
  sampleSize: { zh: '抽样数', en: 'Sample size' },
  basisRef: { zh: '条款', en: 'Clause' },
  critical: { zh: '关键项', en: 'Critical' },
})

/** Names of unit and limits of a measured value. */
export const MEASURE_TEXTS = withCodes(ITEMS, {
  unit: { zh: '单位', en: 'Unit' },
  min: { zh: '下限', en: 'Lower limit' },
  max: { zh: '上限', en: 'Upper limit' },
})

/** The further measured values of an item. */
export const MORE_TEXTS = {
  zh: '更多测量值',
  en: 'More values',
  textCode: `${ITEMS}.more`,
  noun: { zh: '个值', en: 'value' },
  add: { zh: '再测一个值', en: 'Measure another value', textCode: `${ITEMS}.addMeasure` },
} as const

/** Names of the fields of a draft. */
export const DRAFT_TEXTS = {
  titleZh: { zh: '标题（中文）', en: 'Title (Chinese)' },
  titleEn: { zh: '标题（英文，选填）', en: 'Title (English, optional)' },
  checkCat: { zh: '检查类别', en: 'Category' },
  checkedDept: { zh: '受检部门', en: 'Checked department' },
  area: { zh: '区域', en: 'Area' },
  basis: { zh: '检查依据', en: 'Basis' },
  planStart: { zh: '计划开始', en: 'Planned start' },
  planEnd: { zh: '计划完成', en: 'Planned end' },
  announced: { zh: '预先通知受检部门', en: 'Notify the checked department in advance' },
  leadChecker: { zh: '检查组长', en: 'Lead checker' },
  checkers: { zh: '检查员', en: 'Checkers' },
}

/** The items of a draft. */
export const ITEMS_TEXTS = {
  zh: '检查项目',
  en: 'Items',
  noun: { zh: '项', en: 'item' },
  add: { zh: '添加检查项目', en: 'Add item', textCode: `${ITEMS}.add` },
  empty: { zh: '还没有检查项目。', en: 'No items yet.', textCode: `${ITEMS}.none` },
} as const
