/** Company-wide notice, message, or work order (§3, §9). */
export const MESSAGE_TYPES = { notice: 0, news: 1, workOrder: 2 } as const
export type MessageType = (typeof MESSAGE_TYPES)[keyof typeof MESSAGE_TYPES]

/** §3, §9. A very urgent message stays on top until acknowledged. */
export const URGENCIES = { normal: 0, urgent: 1, veryUrgent: 2 } as const
export type Urgency = (typeof URGENCIES)[keyof typeof URGENCIES]

export const READ_STATES = { unread: 0, read: 1 } as const
export type ReadState = (typeof READ_STATES)[keyof typeof READ_STATES]

/** State of a work order: `done` once its task has ended, through any person. */
export const HANDLE_STATES = { open: 0, done: 1 } as const
export type HandleState = (typeof HANDLE_STATES)[keyof typeof HANDLE_STATES]

/** Ways a message can open: its link or route, its text, or its custom content (§3). */
export const OPEN_WAYS = { link: 0, text: 1, custom: 2 } as const
export type OpenWay = (typeof OPEN_WAYS)[keyof typeof OPEN_WAYS]

/** `link`: an address outside the portal; `route`: one of its paths (§3). */
export const EVENT_TYPES = ['link', 'route'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Purpose of a check or rectification message: to decide, or to know. */
export const PURPOSES = { approval: 'approval', notice: 'notice' } as const
export type Purpose = (typeof PURPOSES)[keyof typeof PURPOSES]

/** Result of the task behind a message (MSG-22). */
export const HANDLE_RESULTS = ['success', 'failed'] as const
export type HandleResult = (typeof HANDLE_RESULTS)[number]

/** Categories of the message centre, in order (§2). */
export const MESSAGE_CATEGORIES = [
  { id: 'CHECKLIST', name: { zh: '检查单', en: 'Check order' } },
  { id: 'RECTIFY', name: { zh: '整改单', en: 'Rectification order' } },
  { id: 'AIRLINE', name: { zh: '航司业务', en: 'Airline business' } },
  { id: 'WORKORDER', name: { zh: '工单', en: 'Work order' } },
  { id: 'NOTICE', name: { zh: '通知', en: 'Notice' } },
  { id: 'MAIL', name: { zh: '邮件', en: 'Mail' } },
] as const satisfies readonly {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
}[]
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]['id']

/** Lists of the safety-quality centre by the `type` of their queries (§7). */
export const CHECK_MESSAGE_CATEGORIES = ['CHECKLIST', 'RECTIFY'] as const satisfies MessageCategory[]
