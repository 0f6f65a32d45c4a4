import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the bell and the dashboard box. Texts of the views they open are loaded with those. */
export const bellTexts = defineTexts('messages', {
  title: { zh: '消息', en: 'Messages' },
  unread: { zh: '{count} 条未读', en: '{count} unread' },
  live: { zh: '实时', en: 'live' },
  polling: { zh: '每 30 秒更新', en: 'updated every 30 s' },
  stale: { zh: '{time} 起未更新', en: 'not updated since {time}' },
  notConnected: { zh: '未连接', en: 'not connected' },
  isUnread: { zh: '未读', en: 'Unread' },
  urgency0: { zh: '普通', en: 'Normal' },
  urgency1: { zh: '紧急', en: 'Urgent' },
  urgency2: { zh: '非常紧急', en: 'Very urgent' },
})
