import type { Message } from '@apron/contract/messages/message'
import { acknowledgeMessages } from '@apron/contract/messages/message.calls'
import { type FakeTab, shows } from '@apron/sdk/testing'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MessageServices } from '../message-services.ts'
import { MESSAGE, startMessages } from '../messages.fixture.ts'
import { READ_TIME_MS } from './read-time.ts'
import { UrgentBanner } from './urgent-banner.tsx'

const MESSAGES = [MESSAGE, { ...MESSAGE, sid: 'm2', content: 'Behind the safety line' }]

interface BannerProps {
  readonly services: MessageServices
  /** Unacknowledged messages. */
  readonly messages: StoreApi<readonly Message[]>
}

function Banner({ services, messages }: BannerProps) {
  return <UrgentBanner messages={useStore(messages)} services={services} />
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const acknowledgeButton = (tab: FakeTab) =>
  [...tab.el.querySelectorAll('button')].find(each => each.textContent === 'Acknowledge')

test('acknowledges only one very urgent message on a double tap', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const { services, fake, draw, bodiesOf } = startMessages()
  const messages = createStore<readonly Message[]>(() => MESSAGES)
  fake.answer(acknowledgeMessages, ({ body }) => {
    queueMicrotask(() =>
      act(() =>
        messages.setState(
          messages.getState().filter(({ sid }) => !JSON.stringify(body).includes(sid)),
          true,
        ),
      ),
    )
    return { changed: 1 }
  })
  const tab = await act(() => draw(<Banner services={services} messages={messages} />))
  const tap = () => act(async () => acknowledgeButton(tab)?.click())

  await tap()
  expect(bodiesOf(acknowledgeMessages)).toEqual([])
  await advanceTime(READ_TIME_MS)
  await tap()
  await tap()
  await advanceTime(1)
  expect(tab.el.textContent).toContain('Behind the safety line')
  expect(acknowledgeButton(tab)?.getAttribute('aria-disabled')).toBe('true')
  await advanceTime(READ_TIME_MS / 2)
  await tap()
  expect(bodiesOf(acknowledgeMessages)).toEqual([{ sidList: ['m1'] }])

  await advanceTime(READ_TIME_MS)
  await tap()
  vi.useRealTimers()
  await shows(() => expect(bodiesOf(acknowledgeMessages)).toEqual([{ sidList: ['m1'] }, { sidList: ['m2'] }]))
})
