export const SEVERITIES = {
  A: { zh: 'A 停场', en: 'A Grounding', meaning: 'red' },
  B: { zh: 'B 需处理', en: 'B To be fixed', meaning: 'amber' },
  C: { zh: 'C 可保留', en: 'C Deferrable', meaning: 'info' },
} as const

export const DISPOSITIONS = {
  FIX: { zh: '处理', en: 'Fix' },
  DEFER: { zh: '保留', en: 'Defer' },
  MONITOR: { zh: '监控', en: 'Monitor' },
  CUSTOMER_DECISION: { zh: '客户决定', en: 'Customer decides' },
} as const

/** Labels of the actions. */
export const ACTIONS = {
  reject: { zh: '不成立', en: 'Reject' },
  defer: { zh: '保留', en: 'Defer' },
  askCustomer: { zh: '提交客户', en: 'Ask the customer' },
  card: { zh: '开卡', en: 'Link its card' },
  assess: { zh: '评估', en: 'Assess' },
  close: { zh: '关闭', en: 'Close' },
} as const
