import type { BoxSource } from '../home/box-source.ts'

export const MESSAGES_BOX: BoxSource = {
  kind: 'messages',
  title: { zh: '未读消息', en: 'Unread messages' },
  sizes: ['wide', 'small', 'full'],
}
