import type { Call } from '@apron/contract/calls/define-call'
import { listDictionary } from '@apron/contract/dictionary/dictionary.calls'
import {
  countCheckMessages,
  countUnreadCheckMessages,
  queryAirlineMessages,
  queryCheckMessages,
} from '@apron/contract/messages/business-message.calls'
import {
  changeReadStatus,
  latestMessages,
  listSubscriptions,
  messageCategories,
  queryMessages,
  sentMessages,
} from '@apron/contract/messages/message.calls'
import { type FakeTab, press, rowsOf, shows } from '@apron/sdk/testing'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import MessageBox from './box/message-box.tsx'
import MessageCentre from './centre/message-centre.tsx'
import type { MessageServices } from './message-services.ts'
import { MESSAGE, startMessages } from './messages.fixture.ts'
import { News } from './news.tsx'
import SubscriptionDialog from './subscriptions/subscription-dialog.tsx'

const TABS = ['safetyQuality', 'airline'] as const
const doNothing = () => undefined
const box = (services: MessageServices) => <MessageBox services={services} tabs={TABS} onClose={doNothing} />
const centre = (services: MessageServices) => <MessageCentre services={services} onClose={doNothing} />

const chooseTab = (name: string) => (tab: FakeTab) =>
  shows(() => {
    const found = [...tab.el.querySelectorAll<HTMLElement>('[role=tab]')].find(each =>
      each.textContent.startsWith(name),
    )
    if (found === undefined) throw new Error(`There is no tab ${name}`)
    found.click()
  })

async function markFirst(tab: FakeTab): Promise<void> {
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  tab.el.querySelector<HTMLInputElement>('tbody input[type=checkbox]')?.click()
  await press(tab, 'Mark as read')
}

interface Case {
  readonly rejectedCall: Call
  readonly render: (services: MessageServices) => ReactNode
  readonly act?: (tab: FakeTab) => Promise<void>
}

const CASES: Readonly<Record<string, Case>> = {
  'the newest messages': {
    rejectedCall: latestMessages,
    render: services => <News services={services} onDone={doNothing} />,
  },
  'the message box': { rejectedCall: queryCheckMessages, render: box },
  'the message box: rectification orders': {
    rejectedCall: queryCheckMessages,
    render: box,
    act: chooseTab('Rectification orders'),
  },
  'the message box: airline business': {
    rejectedCall: queryAirlineMessages,
    render: box,
    act: chooseTab('Airline business'),
  },
  'the message centre': { rejectedCall: queryMessages, render: centre },
  'the message centre: its categories': { rejectedCall: messageCategories, render: centre },
  'the message centre: marking': { rejectedCall: changeReadStatus, render: centre, act: markFirst },
  'the message centre: sent ones': {
    rejectedCall: sentMessages,
    render: centre,
    act: chooseTab('Sent by me'),
  },
  'the subscriptions': {
    rejectedCall: listSubscriptions,
    render: services => <SubscriptionDialog services={services} onClose={doNothing} />,
  },
}

test.each(Object.entries(CASES))(
  '[API-03] shows the server’s message for a rejection: %s',
  async (_where, { rejectedCall, render, act }) => {
    const { services, fake, errors, draw } = startMessages()
    const page = { records: [], total: 0, current: 1, size: 10, asOf: '' }
    fake.answer(latestMessages, { list: { records: [] }, yesNotice: 0, yesMessage: 0, yesWork: 0 })
    fake.answer(countCheckMessages, {
      all: 0,
      checkCount: 0,
      rectifyAll: 0,
      approvalCount: 0,
      noticeCount: 0,
    })
    fake.answer(countUnreadCheckMessages, 0)
    fake.answer(listDictionary, {})
    fake.answer(queryCheckMessages, page)
    fake.answer(queryAirlineMessages, page)
    fake.answer(queryMessages, { ...page, records: [MESSAGE], total: 1 })
    fake.answer(messageCategories, [])
    fake.answer(sentMessages, page)
    fake.answer(listSubscriptions, [])
    // Shows the view from which the rejected action is taken.
    if (act === undefined) fake.refuse(rejectedCall, 1999, 'Not possible today')
    const tab = await draw(render(services))
    await shows(() => expect(fake.requests).not.toEqual([]))
    fake.refuse(rejectedCall, 1999, 'Not possible today')
    await act?.(tab)
    await shows(() => expect([...errors, tab.el.textContent].join(' ')).toContain('Not possible today'))
  },
)
