import { queryMessages } from '@apron/contract/messages/message.calls'
import { shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPart } from '../../../platform/parts/start-part.fixture.tsx'
import { MESSAGE } from '../messages.fixture.ts'
import { UnreadBox } from './unread-box.tsx'

async function start(count: number | null, shown: number) {
  const { draw, fake, http } = startPart()
  const records = Array.from({ length: shown }, (_, index) => ({ ...MESSAGE, sid: `m${index}` }))
  fake.answer(queryMessages, { records, total: shown, current: 1, size: 6, asOf: '2026-03-02T00:00:00Z' })
  return await draw(<UnreadBox http={http} count={count} onOpen={() => undefined} />)
}

test.each([
  ['the total if there are more messages than rows', 8, 6, 'Unread in all: 8. See “All messages”.'],
  ['the total if no unread message is listed', 2, 0, 'Unread in all: 2. See “All messages”.'],
  ['no total if all messages are listed', 2, 2, null],
  ['no total while the bell has no count', null, 2, null],
  ['the empty text without messages', 0, 0, 'No unread messages'],
])('[MSG-51] shows %s', async (_, count, shown, text) => {
  const tab = await start(count, shown)
  await shows(() => expect(tab.el.querySelectorAll('li')).toHaveLength(shown))
  await shows(() => expect(tab.el.querySelector('p')?.textContent ?? null).toBe(text))
})
