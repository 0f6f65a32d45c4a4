/** Statement that the releasing person certifies. */
export const RELEASE_STATEMENT = [
  '兹证明所列工作已按经批准的维修资料完成，适于放行',
  'The work listed was carried out in accordance with approved maintenance data; the aircraft is fit for release to service',
].join(' / ')

/** Confirmations of the releasing person for neighbours that could not be reached. */
export const BY_HAND = {
  tools: { zh: '工具已人工核对，无未还或丢失', en: 'Tools checked by hand: none out or lost' },
  rectifications: {
    zh: '整改单已人工核对，本机无未关闭的一级整改',
    en: 'Rectifications checked by hand: no open level 1 order on this aircraft',
  },
} as const

/** Labels of the actions. */
export const ACTIONS = {
  receive: { zh: '飞机进场', en: 'Aircraft in', question: { zh: '飞机已进场？', en: 'Is the aircraft in?' } },
  begin: { zh: '开工', en: 'Begin work' },
  closeCards: { zh: '工卡已全部关闭', en: 'All cards closed' },
  reopen: { zh: '恢复施工', en: 'Back to work' },
  release: { zh: '放行', en: 'Release to service' },
  close: { zh: '关闭', en: 'Close' },
} as const

/** Names of the neighbours that a release checks. */
export const NEIGHBOURS = {
  tools: { zh: '工具管理', en: 'Tools' },
  rectifications: { zh: '安全质量整改单', en: 'Rectification orders' },
} as const
