import type { Message } from '@apron/contract/messages/message'
import { unacknowledgedMessages } from '@apron/contract/messages/message.calls'
import { shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { createMessageCount } from '../../features/messages/bell/message-count.ts'
import { MESSAGE } from '../../features/messages/messages.fixture.ts'
import { MESSAGES_KEY } from '../../features/messages/messages-queries.ts'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { createStorage, memoryStore } from '../../platform/storage/storage.ts'
import type { Shell } from '../shell.ts'
import { ShellContext } from '../shell-context.ts'
import { createView } from '../shell-view.ts'
import UrgentMessages from './urgent-messages.tsx'

const FIRST = { ...MESSAGE, content: 'Fuel spill at stand 9' }
const SECOND = { ...MESSAGE, sid: 'm2', content: 'Stay behind the line' }

/** Renders the banner on a server whose first response is pending until it is released. */
async function start(initialMessages: readonly Message[]) {
  const { draw, fake, http, queries } = startPart()
  const messageCount = createMessageCount()
  messageCount.setState({ unread: initialMessages.length, countedAt: new Date(0) })
  const store = { messages: [...initialMessages] }
  const release = Promise.withResolvers<void>()
  let requestCount = 0
  fake.answer(unacknowledgedMessages, async () => {
    const response = [...store.messages]
    requestCount += 1
    if (requestCount === 1) await release.promise
    return response
  })
  const view = createView(createStorage('csn:', memoryStore()))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the parts that the messages use
  const shell = { http, queries, messageCount, view } as Shell
  const tab = await draw(
    <ShellContext value={shell}>
      <UrgentMessages />
    </ShellContext>,
  )
  await shows(() => expect(requestCount).toBe(1))
  return {
    tab,
    requestCount: () => requestCount,
    messageCount,
    queries,
    release: () => release.resolve(),
    /** Pushes one more message over the live connection. */
    pushMessage: (message: Message) => {
      store.messages = [...store.messages, message]
      messageCount.setState(({ unread }) => ({ unread: (unread ?? 0) + 1, countedAt: new Date(1) }))
    },
  }
}

test('[API-02] shows a very urgent message that arrives during the first request', async () => {
  const { tab, pushMessage, release } = await start([])
  pushMessage(FIRST)
  release()
  await shows(() => expect(tab.el.textContent).toContain(FIRST.content))
})

test('[API-02] shows one that arrives during the request for earlier ones', async () => {
  const { tab, pushMessage, release } = await start([FIRST])
  pushMessage(SECOND)
  release()
  await shows(() => expect(tab.el.textContent).toContain('1/2'))
})

test.each([
  ['a different count outdates every list of messages', 1, true],
  ['the same count outdates the urgent messages only', 0, false],
])('[LIVE-04] %s', async (_what, unread, isOutdated) => {
  const { requestCount, messageCount, queries } = await start([])
  const list = [...MESSAGES_KEY, 'page']
  queries.setQueryData(list, [])
  messageCount.setState({ unread, countedAt: new Date(1) })
  await shows(() => expect(requestCount()).toBe(2))
  expect(queries.getQueryState(list)?.isInvalidated).toBe(isOutdated)
})
