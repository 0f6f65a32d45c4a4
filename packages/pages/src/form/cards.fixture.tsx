import { defineCall } from '@apron/contract/calls/define-call'
import { WIRE_TIME } from '@apron/contract/wire/formats/wire-time'
import { defineSubApp } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { createFakeHost } from '@apron/sdk/testing'
import { DateTimeField } from '@apron/ui/date-fields'
import { NumberField, TextField } from '@apron/ui/fields'
import { UiProvider } from '@apron/ui/provider'
import { useState } from 'react'
import { type Static, Type } from 'typebox'
import { vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'
import type { BodySchema } from './form-schema.ts'
import { RecordForm } from './record-form.tsx'
import { useRecordForm } from './use-record-form.ts'

export const CardSave = Type.Object({
  version: Type.Integer(),
  name: Type.String({ minLength: 1, maxLength: 10 }),
  code: Type.String({ pattern: '^[A-Z]{3}$' }),
  count: Type.Union([Type.Integer({ minimum: 1, maximum: 9 }), Type.Null()]),
  due: Type.Union([Type.String({ pattern: WIRE_TIME.source }), Type.Null()]),
  /** A value without a field. */
  marks: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
})
export type Card = Static<typeof CardSave>

export const saveCard = defineCall<{ body: Card; data: { id: string } }>({
  id: 'card.save',
  method: 'POST',
  path: '/cards/save',
  failures: 'in-place',
  repeats: 'allow',
  waits: true,
})

export const CARD: Card = { version: 1, name: 'Card', code: 'ABC', count: 3, due: null }

const LABELS = { version: 'Version', name: 'Name', code: 'Code', count: 'Count', due: 'Due' }

type Latest = () => Promise<Card | null>

interface CardProps {
  readonly schema: BodySchema
  readonly latest: Latest | undefined
  readonly start: Card
  readonly record: string | undefined
}

function useCardForm({ schema, latest, start, record }: CardProps, onSaved: () => void = () => {}) {
  return useRecordForm({
    call: saveCard,
    schema,
    labels: LABELS,
    start,
    input: body => ({ body }),
    problems: ({ name, code }) =>
      name === code ? [{ field: 'name', problem: 'twice', params: { value: name } }] : [],
    formatErrors: { code: 'Three capital letters' },
    onSaved,
    ...(latest === undefined ? {} : { latest }),
    ...(record === undefined ? {} : { record }),
  })
}

function Fields({ form }: { readonly form: ReturnType<typeof useCardForm> }) {
  return (
    <>
      <TextField {...form.text('name')} />
      <TextField {...form.text('code')} />
      <NumberField {...form.number('count')} />
      <DateTimeField {...form.field('due')} />
      <button type="button" onClick={() => form.change({ marks: (form.values.marks ?? []).slice(0, 2) })}>
        Fewer marks
      </button>
    </>
  )
}

function CardPage(props: CardProps) {
  const form = useCardForm(props)
  return (
    <RecordForm form={form} label="Card">
      <Fields form={form} />
    </RecordForm>
  )
}

function CardDialog({ onClose, ...props }: CardProps & { readonly onClose: () => void }) {
  const form = useCardForm(props, onClose)
  return (
    <FormDialog form={form} title="Card" onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  )
}

function WithDialog(props: CardProps) {
  const [open, setOpen] = useState(true)
  return open ? <CardDialog {...props} onClose={() => setOpen(false)} /> : <p>closed</p>
}

interface StartOptions {
  readonly lang?: 'zh' | 'en'
  readonly schema?: BodySchema
  readonly latest?: Latest
  readonly start?: Card
  /** Without it the record has no key: no draft is kept and no save is queued. */
  readonly record?: string
  /** The stored draft loads only when the test calls `loadDraft`. */
  readonly loadsDraftLate?: boolean
}

/** Opens a form for a card. @param latest the version that others have saved meanwhile */
export async function startForm(
  kind: 'page' | 'dialog',
  { lang = 'en', schema = CardSave, latest, start = CARD, record, loadsDraftLate = false }: StartOptions = {},
) {
  const fake = createFakeHost({ app: 'cards', session: { lang } })
  const draftRequest = Promise.withResolvers<void>()
  if (!loadsDraftLate) draftRequest.resolve()
  const { drafts } = fake.host
  const find = drafts.find.bind(drafts)
  vi.spyOn(drafts, 'find').mockImplementation(async place => {
    await draftRequest.promise
    return find(place)
  })
  const props = { schema, latest, start, record }
  const app = defineSubApp({
    manifest: { name: 'cards', pages: { '/card': { title: { zh: '卡片', en: 'Card' } } } },
    provider: UiProvider,
    setup: withQueries(),
    pages: {
      '/card': () => (kind === 'page' ? <CardPage {...props} /> : <WithDialog {...props} />),
    },
  })
  const tab = fake.openTab('/cards/card')
  await tab.mount(await app.bootstrap(fake.host))
  return {
    fake,
    tab,
    loadDraft: () => draftRequest.resolve(),
    pageText: () => tab.el.textContent + tab.portalRoot.textContent,
  }
}
