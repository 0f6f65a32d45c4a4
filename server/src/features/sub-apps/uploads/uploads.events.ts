import { MESSAGE_TYPES, URGENCIES } from '@apron/contract/codes/message-codes'
import { defineEvent, type MessageEvent } from '@apron/server-kit/messages/message-event'

const defaults = { category: 'NOTICE', type: MESSAGE_TYPES.news, route: '/admin/subApps' } as const

/** Asks administrators to confirm a version. */
export const VERSION_WAITS = defineEvent({
  code: 'SUB_APP_VERSION_WAITS',
  ...defaults,
  type: MESSAGE_TYPES.workOrder,
  urgency: URGENCIES.urgent,
  text: {
    zh: '{by} 上传了子应用 {name} 的版本 {version}，请在 {until} 前确认或拒绝',
    en: '{by} uploaded version {version} of the application {name}. Confirm or reject it by {until}',
  },
})

/** Informs the uploader of the decision. */
export const VERSION_ENDED = defineEvent({
  code: 'SUB_APP_VERSION_ENDED',
  ...defaults,
  urgency: URGENCIES.normal,
  text: {
    zh: '您上传的子应用 {name} 版本 {version}：{ending}',
    en: 'Version {version} of the application {name} that you uploaded: {ending}',
  },
})

export const UPLOAD_EVENTS: readonly MessageEvent[] = [VERSION_WAITS, VERSION_ENDED]
