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
    of: 'parts 7',
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
  const said = (text: string) => shows(() => expect(tab.el.querySelector('p')?.textContent).toBe(text))
  return { fake, said, tab }
}

test('sends only changed parts, with the values they started from', async () => {
  const { fake, said, tab } = await openParts()
  await said('as loaded')
  fake.answer(saveParts, { ...FIRST, top: 'mine' })
  type(field(tab, 'Top'), 'mine')
  await said('unsaved')
  await press(tab, 'Save')
  await said('saved')
  expect(fake.requests.map(({ body }) => body)).toEqual([{ top: { was: 'one', value: 'mine' } }])
})

test('names parts that a colleague has changed until the user chooses', async () => {
  const { said, tab } = await openParts()
  type(field(tab, 'Top'), 'mine')
  await press(tab, 'Reload')
  await said('unsaved top')
  expect(field(tab, 'Top').value).toBe('mine')
  await press(tab, 'Keep mine')
  await said('unsaved')
  await press(tab, 'Take theirs')
  await said('as loaded')
  expect(field(tab, 'Top').value).toBe('theirs')
})

test('[OFF-10] queues the changes without a network and sends them later', async () => {
  const { fake, said, tab } = await openParts()
  fake.answer(saveParts, { ...FIRST, top: 'mine' })
  fake.isAway = true
  type(field(tab, 'Top'), 'mine')
  await press(tab, 'Save')
  await said('waiting')
  await shows(() => expect(fake.drafts.size).toBe(0))
  await fake.comeBack()
  await shows(() =>
    expect(fake.requests.map(({ body }) => body)).toEqual([{ top: { was: 'one', value: 'mine' } }]),
  )
})
