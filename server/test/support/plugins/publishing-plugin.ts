import { defineCall } from '@apron/contract/calls/define-call'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import { defineEvent } from '@apron/server-kit/messages/message-event'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { Type } from 'typebox'

const PUBLISHED = defineEvent({
  code: 'PUBLISHING_PUBLISHED',
  category: 'NOTICE',
  type: 1,
  urgency: 0,
  text: { zh: '{words}', en: '{words}' },
})

const Body = Type.Object({ to: Type.Array(Type.String()), words: Type.String(), fail: Type.Boolean() })

/** Publishes a message as any feature would; `fail` throws after it was written. */
export const publishMessage = defineCall<{
  body: { to: string[]; words: string; fail: boolean }
  data: null
}>({
  id: 'publishing.message',
  method: 'POST',
  path: '/api/publishing/message',
})

export interface PublishingPlugin {
  readonly plugin: ServerPlugin
  /** Publishes outside of any call, as a job would, so no hint is sent. */
  quietly(to: readonly string[]): Promise<void>
}

/** A server part that publishes messages when a test asks for it. */
export function publishingPlugin(): PublishingPlugin {
  let lent: PluginServices | null = null

  async function publish(services: PluginServices, to: readonly string[], words: string, fail = false) {
    await services.db.transaction().execute(async transaction => {
      await services.messages.publish(transaction, PUBLISHED, {
        site: '',
        to: [{ users: to }],
        by: null,
        values: { words },
      })
      if (fail) throw new Error('It broke off')
    })
  }

  return {
    plugin: {
      name: 'publishing',
      migrations: {},
      events: [PUBLISHED],
      routes(services) {
        lent = services
        return [
          serveCall(publishMessage, { body: Body, data: Type.Null() }, async ({ body }) => {
            await publish(services, body.to, body.words, body.fail)
            return null
          }),
        ]
      },
    },
    async quietly(to) {
      if (lent === null) throw new Error('The server has not started')
      await publish(lent, to, 'quiet')
    },
  }
}
