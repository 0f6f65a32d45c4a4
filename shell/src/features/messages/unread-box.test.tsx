import { queryMessages } from '@apron/contract/calls/message.calls'
import { shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { MESSAGE } from './messages.fixture.ts'
import { UnreadBox } from './unread-box.tsx'

async function start(count: number | null, shown: number) {
  const { draw, fake, http } = startPart()
  const records = Array.from({ length: shown }, (_, index) => ({ ...MESSAGE, sid: `m${index}` }))
  fake.answer(queryMessages, { records, total: shown, current: 1, size: 6, asOf: '2026-03-02T00:00:00Z' })
  return await draw(<UnreadBox http={http} count={count} onOpen={() => undefined} />)
}

test.each([
  ['that there are others', 8, 6, 'Unread in all: 8. See “All messages”.'],
  ['that all of them are elsewhere', 2, 0, 'Unread in all: 2. See “All messages”.'],
  ['nothing more where it shows all', 2, 2, null],
  ['nothing more while the bell knows no number', null, 2, null],
  ['that there are none', 0, 0, 'No unread messages'],
])('[MSG-51] the home page says %s', async (_, count, shown, text) => {
  const tab = await start(count, shown)
  await shows(() => expect(tab.el.querySelectorAll('li')).toHaveLength(shown))
  await shows(() => expect(tab.el.querySelector('p')?.textContent ?? null).toBe(text))
})
