import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent } from '@apron/server-kit/messages/message-event'
import { MESSAGES } from './card-events.texts.ts'

const task = {
  category: 'WORKORDER',
  type: MESSAGE_TYPES.workOrder,
  route: '/workCard/cardExecute?id={id}',
} as const
const normal = { ...task, urgency: URGENCIES.normal } as const
const urgent = { ...task, urgency: URGENCIES.urgent } as const

export const JC_ASSIGNED = defineEvent({ ...normal, code: 'JC_ASSIGNED', text: MESSAGES.assigned })
export const JC_RII = defineEvent({ ...urgent, code: 'JC_RII', text: MESSAGES.rii })
export const JC_MISSING_PART = defineEvent({ ...urgent, code: 'JC_MISSING_PART', text: MESSAGES.missingPart })
export const NR_RAISED = defineEvent({
  ...urgent,
  code: 'NR_RAISED',
  route: '/workCard/defect?id={id}',
  text: MESSAGES.raised,
})

/** Keys of the message tasks, for `taskEnded`. */
export const taskKeys = {
  assigned: (cardId: string) => `workCard.card.${cardId}`,
  rii: (cardId: string, step: number, attempt: number) => `workCard.rii.${cardId}.${step}.${attempt}`,
  assess: (nrId: string) => `workCard.nonRoutine.${nrId}`,
}
