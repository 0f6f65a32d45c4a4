import { defineCall } from '@apron/contract/calls/define-call'
import { WIRE_TIME } from '@apron/contract/wire/wire-time'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import { DateTimeField } from '@apron/ui/date-fields'
import { NumberField, TextField } from '@apron/ui/fields'
import { UiProvider } from '@apron/ui/provider'
import { useState } from 'react'
import { type Static, Type } from 'typebox'
import { afterEach, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'
import { RecordForm } from './record-form.tsx'
import { useRecordForm } from './use-record-form.ts'

const CardSave = Type.Object({
  version: Type.Integer(),
  name: Type.String({ minLength: 1, maxLength: 10 }),
  code: Type.String({ pattern: '^[A-Z]{3}$' }),
  count: Type.Union([Type.Integer({ minimum: 1, maximum: 9 }), Type.Null()]),
  due: Type.Union([Type.String({ pattern: WIRE_TIME.source }), Type.Null()]),
})
export type Card = Static<typeof CardSave>

export const saveCard = defineCall<{ body: Card; data: { id: string } }>({
  id: 'card.save',
  method: 'POST',
  path: '/cards/save',
  failures: 'in-place',
  repeats: 'allow',
})

export const CARD: Card = { version: 1, name: 'Card', code: 'ABC', count: 3, due: null }

const LABELS = { version: 'Version', name: 'Name', code: 'Code', count: 'Count', due: 'Due' }

type Latest = () => Promise<Card | null>

function useCardForm(latest: Latest | undefined, onSaved: () => void = () => {}) {
  return useRecordForm({
    call: saveCard,
    schema: CardSave,
    labels: LABELS,
    start: CARD,
    input: body => ({ body }),
    problems: ({ name, code }) =>
      name === code ? [{ field: 'name', problem: 'twice', params: { value: name } }] : [],
    forms: { code: 'Three capital letters' },
    onSaved,
    ...(latest === undefined ? {} : { latest }),
  })
}

function Fields({ form }: { readonly form: ReturnType<typeof useCardForm> }) {
  return (
    <>
      <TextField {...form.text('name')} />
      <TextField {...form.text('code')} />
      <NumberField {...form.number('count')} />
      <DateTimeField {...form.field('due')} />
    </>
  )
}

interface CardProps {
  readonly latest: Latest | undefined
}

function CardPage({ latest }: CardProps) {
  const form = useCardForm(latest)
  return (
    <RecordForm form={form} label="Card">
      <Fields form={form} />
    </RecordForm>
  )
}

function CardDialog({ latest, onClose }: CardProps & { readonly onClose: () => void }) {
  const form = useCardForm(latest, onClose)
  return (
    <FormDialog form={form} title="Card" onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  )
}

function WithDialog({ latest }: CardProps) {
  const [open, setOpen] = useState(true)
  return open ? <CardDialog latest={latest} onClose={() => setOpen(false)} /> : <p>closed</p>
}

const opened: FakeTab[] = []

vi.setConfig({ testTimeout: 30_000 })
// Nothing is laid out here: Mantine finds nothing to focus in a calendar, and prints the whole element.
vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(async () => {
  for (const tab of opened.splice(0)) await tab.unmount()
})

/** A card in a form. @param latest what others have made of it meanwhile */
export async function startForm(
  kind: 'page' | 'dialog',
  { lang = 'en', latest }: { readonly lang?: 'zh' | 'en'; readonly latest?: Latest } = {},
) {
  const fake = createFakeHost({ app: 'cards', session: { lang } })
  const app = defineSubApp({
    manifest: { name: 'cards', pages: { '/card': { title: { zh: '卡片', en: 'Card' } } } },
    provider: UiProvider,
    setup: withQueries(),
    pages: {
      '/card': () => (kind === 'page' ? <CardPage latest={latest} /> : <WithDialog latest={latest} />),
    },
  })
  const tab = fake.openTab('/cards/card')
  opened.push(tab)
  await tab.mount(await app.bootstrap(fake.host))
  return { fake, tab, said: () => tab.el.textContent + tab.portalRoot.textContent }
}
