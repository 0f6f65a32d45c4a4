import { defineTexts } from '../../platform/i18n/define-texts.ts'

/** What the bell and the box of the dashboard say; the rest comes with what they open. */
export const bellTexts = defineTexts({
  'messages.title': { zh: '消息', en: 'Messages' },
  'messages.unread': { zh: '{count} 条未读', en: '{count} unread' },
  'messages.live': { zh: '实时', en: 'live' },
  'messages.polling': { zh: '每 30 秒更新', en: 'updated every 30 s' },
  'messages.stale': { zh: '{time} 起未更新', en: 'stale since {time}' },
  'messages.notConnected': { zh: '未连接', en: 'not connected' },
  'messages.isUnread': { zh: '未读', en: 'Unread' },
  'messages.urgency0': { zh: '普通', en: 'Normal' },
  'messages.urgency1': { zh: '紧急', en: 'Urgent' },
  'messages.urgency2': { zh: '非常紧急', en: 'Very urgent' },
})
