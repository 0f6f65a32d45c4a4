import { defineCall } from '@apron/contract/calls/define-call'
import { callerOf } from '@apron/server-kit/calls/call-context'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import { defineEvent, type MessageToPublish, type Recipients } from '@apron/server-kit/messages/message-event'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { type Static, Type } from 'typebox'

const text = { zh: '{words}', en: '{words}' } as const

/** One event of each kind that the message views distinguish. */
const EVENTS = {
  news: defineEvent({ code: 'ALARM_NEWS', category: 'MAIL', type: 1, urgency: 0, text }),
  order: defineEvent({
    code: 'ALARM_ORDER',
    category: 'WORKORDER',
    type: 2,
    urgency: 0,
    text,
    route: '/safetyQuality/checkList',
  }),
  airline: defineEvent({ code: 'ALARM_AIRLINE', category: 'AIRLINE', type: 1, urgency: 0, text }),
  rectification: defineEvent({ code: 'ALARM_RECTIFY', category: 'RECTIFY', type: 2, urgency: 0, text }),
} as const

const Custom = Type.Array(
  Type.Object({
    category: Type.String(),
    items: Type.Array(Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) })),
  }),
)
const Body = Type.Object({
  event: Type.Union([
    Type.Literal('news'),
    Type.Literal('order'),
    Type.Literal('airline'),
    Type.Literal('rectification'),
  ]),
  /** Employee numbers; an empty list means everybody at the site. */
  to: Type.Array(Type.String()),
  site: Type.String(),
  words: Type.String(),
  urgency: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
  link: Type.Optional(Type.String()),
  custom: Type.Optional(Custom),
})
type Body = Static<typeof Body>

const raise = defineCall<{ body: Body; data: null }>({
  id: 'alarm.raise',
  method: 'POST',
  path: '/api/alarm/raise',
})

function recipients({ to, site }: Body): Recipients {
  return to.length > 0 ? { users: to } : { site }
}

function message(body: Body, by: string): MessageToPublish<'words'> {
  const { event, site, words, urgency, link, custom } = body
  return {
    site,
    to: [recipients(body)],
    by,
    values: { words },
    urgency,
    ...(event === 'rectification' ? { source: { id: 'RO 1/2', title: words, checkCat: 'AUDIT' } } : {}),
    ...(link === undefined ? {} : { link }),
    ...(custom === undefined ? {} : { custom: { zh: custom, en: custom } }),
  }
}

/** Server part of an application that publishes messages when a test asks for it. */
export const alarmPlugin: ServerPlugin = {
  name: 'alarm',
  migrations: {},
  events: Object.values(EVENTS),
  routes: ({ db, messages }) => [
    serveCall(raise, { body: Body, data: Type.Null() }, async ({ body }, context) => {
      const { userCode } = callerOf(context)
      await db
        .transaction()
        .execute(transaction => messages.publish(transaction, EVENTS[body.event], message(body, userCode)))
      return null
    }),
  ],
}
