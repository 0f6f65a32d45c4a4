import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'

const task = {
  category: 'WORKORDER',
  type: MESSAGE_TYPES.workOrder,
  route: '/workCard/cardExecute?id={id}',
} as const
const urgent = { ...task, urgency: URGENCIES.urgent } as const

export const JC_ASSIGNED = defineEvent({
  ...task,
  code: 'JC_ASSIGNED',
  urgency: URGENCIES.normal,
  text: { zh: '工卡{no}已分配给你', en: 'Card {no} assigned to you' },
})

export const JC_RII = defineEvent({
  ...urgent,
  code: 'JC_RII',
  text: { zh: '工卡{no}第{step}步待必检', en: 'Card {no}: step {step} awaits RII' },
})

export const JC_MISSING_PART = defineEvent({
  ...urgent,
  code: 'JC_MISSING_PART',
  text: { zh: '工卡{no}缺料：{pn}×{qty}', en: 'Card {no}: parts missing: {pn} × {qty}' },
})

export const NR_RAISED = defineEvent({
  ...urgent,
  code: 'NR_RAISED',
  route: '/workCard/defect?id={id}',
  text: { zh: '非例行{no}待评估', en: 'Non-routine {no} awaits assessment' },
})

/** Keys of the message tasks, for `taskEnded`. */
export const taskOf = {
  assigned: (cardId: string) => `workCard.card.${cardId}`,
  rii: (cardId: string, step: number, attempt: number) => `workCard.rii.${cardId}.${step}.${attempt}`,
  assess: (nrId: string) => `workCard.nonRoutine.${nrId}`,
}
