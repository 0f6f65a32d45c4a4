import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type MessageEvent } from '@apron/server-kit/messages/message-event'

const defaults = { category: 'NOTICE', type: MESSAGE_TYPES.news } as const

/** Asks administrators to confirm. */
export const CHANGE_WAITS = defineEvent({
  code: 'RIGHTS_CHANGE_WAITS',
  ...defaults,
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.urgent,
  text: {
    zh: '{by} 提出变更 {target} 的权限，请在 {until} 前确认或拒绝',
    en: '{by} proposed a change to the rights of {target}. Confirm or reject it by {until}',
  },
  route: '/admin/changes',
})

/** Informs the proposer of the decision. */
export const CHANGE_ENDED = defineEvent({
  code: 'RIGHTS_CHANGE_ENDED',
  ...defaults,
  urgency: URGENCIES.normal,
  text: {
    zh: '您提出的 {target} 权限变更：{ending}',
    en: 'The rights change that you proposed for {target}: {ending}',
  },
  route: '/admin/changes',
})

/** Asks for confirmation of a dictionary value that steers decisions. */
export const DICTIONARY_CHANGE_WAITS = defineEvent({
  code: 'DICTIONARY_CHANGE_WAITS',
  ...defaults,
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.urgent,
  text: {
    zh: '{by} 提出变更字典值 {target}，请在 {until} 前确认或拒绝',
    en: '{by} proposed a change to the dictionary value {target}. Confirm or reject it by {until}',
  },
  route: '/admin/changes',
})

export const DICTIONARY_CHANGE_ENDED = defineEvent({
  code: 'DICTIONARY_CHANGE_ENDED',
  ...defaults,
  urgency: URGENCIES.normal,
  text: {
    zh: '您提出的字典值 {target} 变更：{ending}',
    en: 'The change that you proposed to the dictionary value {target}: {ending}',
  },
  route: '/admin/changes',
})

/** Informs a person of their changed permissions. */
export const PERMISSIONS_CHANGED = defineEvent({
  code: 'RIGHTS_CHANGED',
  ...defaults,
  urgency: URGENCIES.normal,
  text: {
    zh: '您的角色、岗位或登录方式已变更（增加：{given}；收回：{taken}），操作人：{by}',
    en: '{by} changed your roles, posts or ways to log in (added: {given}; removed: {taken})',
  },
})

/** Informs a person of a proposed change of their mobile or mail. */
export const CONTACT_MOVES = defineEvent({
  code: 'RIGHTS_CONTACT_MOVES',
  ...defaults,
  urgency: URGENCIES.urgent,
  text: {
    zh: '{by} 提出修改您账号的手机或邮箱，另一名管理员确认后生效。如非您要求，请立即联系管理员',
    en: '{by} proposed a new mobile number or e-mail address for your account. It takes effect when a second administrator confirms it. If you did not request this, contact your administrator at once',
  },
})

/** First day: an administrator was appointed without confirmation. */
export const ADMINISTRATOR_ALONE = defineEvent({
  code: 'RIGHTS_ADMINISTRATOR_ALONE',
  ...defaults,
  urgency: URGENCIES.urgent,
  text: {
    zh: '{by} 作为唯一的管理员独自任命 {target} 为第二名系统管理员；此后的受保护变更须由两名互不任命的管理员完成，或在服务器上确认',
    en: '{by}, the only administrator, appointed {target} as the second administrator without a confirmation. From now on, guarded changes need two administrators of whom neither appointed the other, or a confirmation at the server',
  },
})

export const PERMISSION_EVENTS: readonly MessageEvent[] = [
  CHANGE_WAITS,
  CHANGE_ENDED,
  DICTIONARY_CHANGE_WAITS,
  DICTIONARY_CHANGE_ENDED,
  PERMISSIONS_CHANGED,
  CONTACT_MOVES,
  ADMINISTRATOR_ALONE,
]
