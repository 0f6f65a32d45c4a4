import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type MessageEvent } from '@apron/server-kit/messages/message-event'

const defaults = {
  category: 'NOTICE',
  type: MESSAGE_TYPES.news,
  urgency: URGENCIES.normal,
  route: '/authoritySet',
} as const

/** Informs both persons of a new delegation, even the one who entered it. */
export const DELEGATION_GIVEN = defineEvent({
  code: 'DELEGATION_GIVEN',
  ...defaults,
  text: {
    zh: '{delegator} 将角色“{role}”委托给 {delegate}：{name}，{from} 至 {until}',
    en: '{delegator} delegated the role “{role}” to {delegate}: {name}, {from} to {until}',
  },
})

export const DELEGATION_CHANGED = defineEvent({
  code: 'DELEGATION_CHANGED',
  ...defaults,
  text: {
    zh: '{delegator} 修改了给 {delegate} 的委托（角色“{role}”）：{name}，{from} 至 {until}',
    en: '{delegator} changed the delegation of the role “{role}” to {delegate}: {name}, {from} to {until}',
  },
})

export const DELEGATION_REVOKED = defineEvent({
  code: 'DELEGATION_REVOKED',
  ...defaults,
  text: {
    zh: '{by} 回收了 {delegator} 给 {delegate} 的委托（角色“{role}”），已立即失效',
    en: '{by} revoked the delegation of the role “{role}” from {delegator} to {delegate}; it ended at once',
  },
})

export const DELEGATION_ENDS_SOON = defineEvent({
  code: 'DELEGATION_ENDS_SOON',
  ...defaults,
  text: {
    zh: '{delegator} 给 {delegate} 的委托（角色“{role}”）将于 {until} 结束',
    en: 'The delegation of the role “{role}” from {delegator} to {delegate} ends at {until}',
  },
})

export const DELEGATION_ENDED = defineEvent({
  code: 'DELEGATION_ENDED',
  ...defaults,
  text: {
    zh: '{delegator} 给 {delegate} 的委托（角色“{role}”）已于 {until} 结束',
    en: 'The delegation of the role “{role}” from {delegator} to {delegate} ended at {until}',
  },
})

/** Reminds of permanent delegations, which are easily forgotten. */
export const DELEGATION_REVIEW = defineEvent({
  code: 'DELEGATION_REVIEW',
  ...defaults,
  text: {
    zh: '您已将角色“{role}”永久委托给 {delegate}（自 {from}）。请确认是否仍然需要，不需要时请回收',
    en: 'You delegated the role “{role}” to {delegate} permanently on {from}. Check whether it is still needed; revoke it if not',
  },
})

export const DELEGATION_EVENTS: readonly MessageEvent[] = [
  DELEGATION_GIVEN,
  DELEGATION_CHANGED,
  DELEGATION_REVOKED,
  DELEGATION_ENDS_SOON,
  DELEGATION_ENDED,
  DELEGATION_REVIEW,
]
