import { describeFields } from '@apron/contract/records/describe-fields'
import * as described from '@apron/contract/records/fields'
import { loanApp } from '@apron/contract/records/loan.fixture'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, field, shows, type } from '@apron/sdk/testing'
import { UiProvider } from '@apron/ui/provider'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { controlledFields, RecordFields, useRecordWords } from '../records.ts'

const PART = describeFields({
  texts: 'toolLoans.part',
  fields: {
    pn: described.text(10, { zh: '件号', en: 'Part number', required: true }),
    note: described.text(40, { zh: '说明', en: 'Note', shownWhen: ({ pn }) => pn !== '' }),
  },
})

function PartPage() {
  const words = useRecordWords(PART)
  const [values, setValues] = useState<Record<string, unknown>>({ pn: '', note: '' })
  const onChange = (part: object) => setValues(before => ({ ...before, ...part }))
  const wrong = new Map([['note', 'Too short']])
  const form = controlledFields(PART, words, { values, onChange, wrong })
  return (
    <>
      <RecordFields record={PART} form={form} options={{ pn: [{ value: 'PN-1', label: 'PN-1 Anvil' }] }} />
      <output>{JSON.stringify(values)}</output>
    </>
  )
}

test('draws values that a page holds and offers options for a text', async () => {
  const fake = createFakeHost({ app: loanApp.name, session: { lang: 'en' } })
  const pages = { '/list': PartPage, '/loan': PartPage }
  const app = defineSubApp({ manifest: loanApp, provider: UiProvider, setup: withQueries(), pages })
  const tab = fake.openTab('/toolLoans/list')
  await tab.mount(await app.bootstrap(fake.host))
  await shows(() => field(tab, 'Part number').click())
  await shows(() => {
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]')]
    const option = options.find(({ textContent }) => textContent === 'PN-1 Anvil')
    expect(option).toBeDefined()
    option?.click()
  })
  await shows(() => expect(tab.el.textContent).toContain('Too short'))
  type(field(tab, 'Note'), 'Bent')
  await shows(() => expect(tab.el.querySelector('output')?.textContent).toBe('{"pn":"PN-1","note":"Bent"}'))
})
