import { defineCall } from '@apron/contract/calls/define-call'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, field, press, shows, type } from '@apron/sdk/testing'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { UiProvider } from '@apron/ui/provider'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { PartChanges } from './part-changes.ts'
import { usePartForm } from './use-part-form.ts'

type Parts = Readonly<Record<string, string>>

const saveParts = defineCall<{ body: PartChanges<string>; data: Parts }>({
  id: 'part.save',
  method: 'POST',
  path: '/parts/save',
  failures: 'in-place',
  repeats: 'allow',
  waits: true,
})

const FIRST: Parts = { top: 'one', bottom: 'two' }
const isSame = (one: string, other: string) => one === other

function Page() {
  const [stored, setStored] = useState(FIRST)
  const form = usePartForm<string, PartChanges<string>, Parts>(saveParts, {
    key: 'parts 7',
    editing: true,
    title: 'Parts',
    stored,
    isSame,
    body: changes => changes,
  })
  const state = form.isWaiting
    ? 'waiting'
    : form.dirty
      ? 'unsaved'
      : form.saved === null
        ? 'as loaded'
        : 'saved'
  return (
    <>
      <TextField
        label="Top"
        value={form.values['top'] ?? ''}
        onChange={text => form.change('top', () => text)}
      />
      <p>{[state, ...form.conflicts].join(' ')}</p>
      <Button onClick={() => void form.save()}>Save</Button>
      <Button onClick={() => setStored({ ...FIRST, top: 'theirs' })}>Reload</Button>
      <Button onClick={() => form.keepOwn('top')}>Keep mine</Button>
      <Button onClick={() => form.takeTheirs('top')}>Take theirs</Button>
    </>
  )
}

async function openParts() {
  const fake = createFakeHost({ app: 'cards', session: { lang: 'en' } })
  const manifest = { name: 'cards', pages: { '/card': { title: { zh: '卡片', en: 'Card' } } } } as const
  const pages = { '/card': Page }
  const app = defineSubApp({ manifest, provider: UiProvider, setup: withQueries(), pages })
  const tab = fake.openTab('/cards/card')
  await tab.mount(await app.bootstrap(fake.host))
  const expectState = (text: string) => shows(() => expect(tab.el.querySelector('p')?.textContent).toBe(text))
  return { fake, expectState, tab }
}

test('sends only changed parts, with the values they started from', async () => {
  const { fake, expectState, tab } = await openParts()
  await expectState('as loaded')
  fake.answer(saveParts, { ...FIRST, top: 'mine' })
  type(field(tab, 'Top'), 'mine')
  await expectState('unsaved')
  await press(tab, 'Save')
  await expectState('saved')
  expect(fake.requests.map(({ body }) => body)).toEqual([{ top: { was: 'one', value: 'mine' } }])
})

test('names parts that a colleague has changed until the user chooses', async () => {
  const { expectState, tab } = await openParts()
  type(field(tab, 'Top'), 'mine')
  await press(tab, 'Reload')
  await expectState('unsaved top')
  expect(field(tab, 'Top').value).toBe('mine')
  await press(tab, 'Keep mine')
  await expectState('unsaved')
  await press(tab, 'Take theirs')
  await expectState('as loaded')
  expect(field(tab, 'Top').value).toBe('theirs')
})

test('[OFF-10] queues the changes without a network and sends them later', async () => {
  const { fake, expectState, tab } = await openParts()
  fake.answer(saveParts, { ...FIRST, top: 'mine' })
  fake.isAway = true
  type(field(tab, 'Top'), 'mine')
  await press(tab, 'Save')
  await expectState('waiting')
  await shows(() => expect(fake.drafts.size).toBe(0))
  await fake.comeBack()
  await shows(() =>
    expect(fake.requests.map(({ body }) => body)).toEqual([{ top: { was: 'one', value: 'mine' } }]),
  )
})
