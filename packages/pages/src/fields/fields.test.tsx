import type { UserHit } from '@apron/contract/organisation/user'
import { queryUsers } from '@apron/contract/organisation/user.calls'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, type FakeHost, field, shows, type } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { DictionaryField } from './dictionary-field.tsx'
import { OneOfField } from './one-of-field.tsx'
import { PersonField } from './person-field.tsx'

async function open(page: ComponentType, prepare: (fake: FakeHost) => void = () => undefined) {
  const fake = createFakeHost({ app: 'cards' })
  prepare(fake)
  const manifest = { name: 'cards', pages: { '/card': { title: { zh: '卡片', en: 'Card' } } } } as const
  const app = defineSubApp({ manifest, provider: UiProvider, setup: withQueries(), pages: { '/card': page } })
  const tab = fake.openTab('/cards/card')
  await tab.mount(await app.bootstrap(fake.host))
  return { fake, tab }
}

const nothing = () => undefined
const OPTIONS = [{ value: 'A', label: 'Alpha' }] as const

test('shows a chosen value that is no longer offered, and “all” if nothing is chosen', async () => {
  const dictionaries = { label: () => 'Gamma', options: () => [{ value: 'A', label: 'Alpha' }] }
  const { tab } = await open(() => (
    <>
      <OneOfField label="Offered" value="A" options={OPTIONS} onChange={nothing} />
      <OneOfField<string> label="Gone" value="B" options={OPTIONS} onChange={nothing} />
      <OneOfField label="None" value={null} options={OPTIONS} onChange={nothing} />
      <DictionaryField
        label="Disabled"
        dictionaries={dictionaries}
        code="KIND"
        value="C"
        onChange={nothing}
      />
    </>
  ))
  await shows(() => field(tab, 'Offered'))
  const shown = ['Offered', 'Gone', 'None', 'Disabled'].map(label => field(tab, label).value)
  expect(shown).toEqual(['Alpha', 'B', '', 'Gamma'])
  expect(field(tab, 'None').getAttribute('placeholder')).toBe('All')
})

const PEOPLE: UserHit[] = [
  { userCode: '1001041', nickName: 'Wang Wei', deptList: [], postList: [], sex: 'M' },
  { userCode: '100104', nickName: 'Li Na', deptList: [], postList: [], sex: 'F' },
]

function FoundPage() {
  const [person, setPerson] = useState<string | null>('100104')
  return (
    <>
      <PersonField label="Lead" value={person} onChange={setPerson} />
      <i>{person}</i>
    </>
  )
}

test('resolves a preset employee number to a name', async () => {
  const { fake, tab } = await open(FoundPage, host =>
    host.answer(queryUsers, { records: PEOPLE, total: 2, current: 1, size: 20 }),
  )
  await shows(() => expect(field(tab, 'Lead').value).toBe('Li Na 100104'))
  expect(fake.requests.map(({ body }) => body)).toEqual([
    { current: 1, size: 20, queryCriteria: { text: '100104' } },
  ])
})

test('keeps the number of a user who is not found any more', async () => {
  const { tab } = await open(FoundPage, host =>
    host.answer(queryUsers, { records: [], total: 0, current: 1, size: 20 }),
  )
  await shows(() => expect(field(tab, 'Lead').value).toBe('100104'))
  expect(tab.el.querySelector('i')?.textContent).toBe('100104')
})

test('reports a chosen user by employee number', async () => {
  const { tab } = await open(FoundPage, host =>
    host.answer(queryUsers, { records: PEOPLE, total: 2, current: 1, size: 20 }),
  )
  await shows(() => expect(field(tab, 'Lead').value).toBe('Li Na 100104'))
  type(field(tab, 'Lead'), 'wang')
  const option = await shows(() => {
    const found = [...tab.portalRoot.querySelectorAll<HTMLElement>('[role=option]')].find(each =>
      each.textContent.includes('Wang Wei'),
    )
    return found ?? expect.fail('Wang Wei is not offered')
  })
  option.click()
  await shows(() => expect(tab.el.querySelector('i')?.textContent).toBe('1001041'))
  expect(field(tab, 'Lead').value).toBe('Wang Wei 1001041')
})

test('includes closed accounts in the search for a log', async () => {
  const { fake } = await open(
    () => <PersonField label="Lead" value="100104" onChange={nothing} closed />,
    host => host.answer(queryUsers, { records: PEOPLE, total: 2, current: 1, size: 20 }),
  )
  await shows(() => expect(fake.requests).toHaveLength(1))
  expect(fake.requests[0]?.body).toMatchObject({ queryCriteria: { text: '100104', closed: true } })
})
