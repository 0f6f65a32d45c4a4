import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type MessageEvent } from '@apron/server-kit/messages/message-event'

/** Informs people of a sign-in method added to their account. */
export const SIGN_IN_METHOD_ADDED = defineEvent({
  code: 'SIGN_IN_METHOD_ADDED',
  category: 'NOTICE',
  type: MESSAGE_TYPES.news,
  urgency: URGENCIES.urgent,
  text: {
    zh: '您的账号新增了登录方式：{way}。如非本人操作，请立即修改密码并联系管理员',
    en: 'A new way to log in was added to your account: {way}. If it was not you, change your password and contact your administrator at once',
  },
})

export const SIGN_IN_METHOD_EVENTS: readonly MessageEvent[] = [SIGN_IN_METHOD_ADDED]
