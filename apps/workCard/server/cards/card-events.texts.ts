/** Texts of the messages. */
export const MESSAGES = {
  assigned: { zh: '工卡{no}已分配给你', en: 'Card {no} assigned to you' },
  rii: { zh: '工卡{no}第{step}步待必检', en: 'Card {no}: step {step} awaits RII' },
  missingPart: { zh: '工卡{no}缺料：{pn}×{qty}', en: 'Card {no}: parts missing: {pn} × {qty}' },
  raised: { zh: '非例行{no}待评估', en: 'Non-routine {no} awaits assessment' },
} as const
