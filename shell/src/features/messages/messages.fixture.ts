import type { Message } from '@apron/contract/messages/message'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { createMessageCount } from './bell/message-count.ts'
import type { MessageServices, MessageView, OpenedMessage } from './message-services.ts'

export const MESSAGE: Message = {
  sid: 'm1',
  content: 'Fuel spill at stand 7',
  type: 1,
  categoryId: 'NOTICE',
  categoryName: 'Notice',
  typeName: 'News',
  readStatus: 0,
  handleStatus: 0,
  handleResult: null,
  urgency: 2,
  createTime: '2026-03-02 08:00:00',
  eventType: 'route',
  openWay: 1,
  url: null,
  customContent: null,
  bySubscription: false,
  siteCode: 'CAN',
  acknowledgedTime: null,
}

/** Runs message views on fake calls and records their side effects. */
export function startMessages() {
  const part = startPart()
  const navigations: string[] = []
  const views: MessageView[] = []
  const opened: OpenedMessage[] = []
  const services: MessageServices = {
    http: part.http,
    queries: part.queries,
    count: createMessageCount(),
    navigate: to => void navigations.push(to),
    leaveFor: () => Promise.resolve(),
    read: message => void opened.push(message),
    show: view => void views.push(view),
    confirm: () => Promise.resolve(true),
  }
  return { ...part, services, navigations, views, opened }
}
