import type { HandleResult } from '@apron/contract/codes/message-codes'
import type { Message, MessagePage, MessageQuery } from '@apron/contract/messages/message'
import { queryMessages } from '@apron/contract/messages/message.calls'
import {
  defineEvent,
  type MessageEvent,
  type MessageToPublish,
  type Recipients,
} from '@apron/server-kit/messages/message-event'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import { type Kysely, sql } from 'kysely'
import { allMessages } from '../../../src/app/wiring/all-messages.ts'
import { messagesService } from '../../../src/features/messages/messages.service.ts'
import type { PortalClient } from '../clients/portal-client.ts'

const ROUTE = '/tests/record?id={id}'

export const TEST_NEWS = defineEvent({
  code: 'TEST_NEWS',
  category: 'WORKORDER',
  type: 1,
  urgency: 0,
  text: { zh: '消息{what}', en: 'News {what}' },
})
export const TEST_TASK = defineEvent({
  code: 'TEST_TASK',
  category: 'CHECKLIST',
  type: 2,
  urgency: 1,
  text: { zh: '检查{id}待办', en: 'Check {id} to do' },
  route: ROUTE,
})
export const TEST_RECTIFY = defineEvent({
  code: 'TEST_RECTIFY',
  category: 'RECTIFY',
  type: 2,
  urgency: 0,
  text: { zh: '整改{id}', en: 'Rectify {id}' },
  route: ROUTE,
})
export const TEST_ORDER = defineEvent({
  code: 'TEST_ORDER',
  category: 'AIRLINE',
  type: 1,
  urgency: 0,
  text: { zh: '航司{id}', en: 'Airline {id}' },
  route: ROUTE,
})
export const TEST_ALARM = defineEvent({
  code: 'TEST_ALARM',
  category: 'NOTICE',
  type: 0,
  urgency: 2,
  text: { zh: '警报{what}', en: 'Alarm {what}' },
})
export const TEST_DUE = defineEvent({
  code: 'TEST_DUE',
  category: 'RECTIFY',
  type: 1,
  urgency: 0,
  text: { zh: '到期{id}', en: 'Due {id}' },
  subscription: 'tests.due',
})
export const TEST_SECRET_NEWS = defineEvent({
  code: 'TEST_SECRET_NEWS',
  category: 'MAIL',
  type: 1,
  urgency: 0,
  text: { zh: '机密', en: 'Secret' },
  subscription: 'tests.secret',
})

/** A sub-application that only has messages. */
export const MESSAGE_PLUGIN: ServerPlugin = {
  name: 'tests',
  migrations: {},
  routes: () => [],
  events: [TEST_NEWS, TEST_TASK, TEST_RECTIFY, TEST_ORDER, TEST_ALARM, TEST_DUE, TEST_SECRET_NEWS],
  subscriptions: [
    {
      id: 'tests.due',
      name: { zh: '测试到期', en: 'Tests due' },
      attributes: [
        {
          code: 'lead',
          name: { zh: '提前', en: 'Lead' },
          values: [
            { code: '7', name: { zh: '7天', en: '7 days' } },
            { code: '1', name: { zh: '1天', en: '1 day' } },
          ],
        },
        { code: 'site', name: { zh: '航站', en: 'Site' }, values: { of: 'sites' } },
      ],
    },
    {
      id: 'tests.secret',
      name: { zh: '机密', en: 'Secret' },
      resource: 'safetyQuality:vsr:view',
      attributes: [
        { code: 'category', name: { zh: '类别', en: 'Category' }, values: { dictionary: 'VSR_CATEGORY' } },
      ],
    },
    {
      id: 'tests.customers',
      name: { zh: '客户', en: 'Customers' },
      attributes: [
        { code: 'customer', name: { zh: '客户', en: 'Customer' }, values: { of: 'customers' } },
        { code: 'dept', name: { zh: '部门', en: 'Department' }, values: { of: 'departments' } },
      ],
    },
  ],
}

type Publication<Value extends string> = Partial<MessageToPublish<Value>> & {
  readonly to: readonly Recipients[]
  readonly values: MessageToPublish<Value>['values']
}

/** Publishes as a sub-application does, in a transaction of its own. */
export function publisher(db: () => Kysely<unknown>, clock: () => Clock) {
  const service = (): MessagesService => messagesService(clock(), allMessages([MESSAGE_PLUGIN]))
  const publish = async <Value extends string>(
    event: MessageEvent<Value>,
    { site = 'CAN', by = null, ...publication }: Publication<NoInfer<Value>>,
  ): Promise<void> => {
    await db()
      .transaction()
      .execute(trx => service().publish(trx, event, { site, by, ...publication }))
  }
  const endTask = async (task: string, result: HandleResult): Promise<void> => {
    await db()
      .transaction()
      .execute(trx => service().taskEnded(trx, task, result))
  }
  return { service, publish, endTask }
}

/** Deletes the messages of the demo. */
export async function forgetMessages(db: Kysely<unknown>): Promise<void> {
  await sql`delete from message`.execute(db)
  await sql`delete from message_subscription`.execute(db)
}

/** Reads a page of a person's message centre. */
export async function pageOf(person: PortalClient, query: Partial<MessageQuery> = {}): Promise<MessagePage> {
  const body = { current: 1, size: 200, ...query }
  const { envelope } = await person.call(queryMessages, { body })
  if (!envelope.success) throw new Error(`The list was refused: ${envelope.msg}`)
  return envelope.data
}

/** Reads a person's messages, newest first. */
export async function messagesOf(
  person: PortalClient,
  query: Partial<MessageQuery> = {},
): Promise<Message[]> {
  return (await pageOf(person, query)).records
}

/** Gives a person this many unread messages, one second apart, the last of them now. */
export async function giveMany(
  db: Kysely<unknown>,
  userCode: string,
  count: number,
  now: Date,
): Promise<void> {
  await sql`
    with inserted as (
      insert into message (event, category, type, urgency, content_zh, content_en, event_type, open_way, site, created_at)
      select 'TEST_MANY', 'WORKORDER', 1, 0, '消息' || n, 'News ' || n, 'route', 1, '',
             ${now.toISOString()}::timestamptz - (${count}::int - n) * interval '1 second'
        from generate_series(1, ${count}::int) n returning *)
    insert into message_recipient
      (message_id, user_code, category, type, urgency, purpose, created_at, by_subscription, changed_at)
    select id, ${userCode}, category, type, urgency, 'notice', created_at, false, created_at from inserted`.execute(
    db,
  )
}
