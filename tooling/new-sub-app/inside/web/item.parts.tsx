import { wireMinute } from '@apron/contract/wire/wire-time'
import { DictionaryField, OneOfField } from '@apron/pages/fields'
import { useTexts } from '@apron/sdk'
import { type Dictionaries, useDictionaries } from '@apron/sdk/query'
import { TextField } from '@apron/ui/fields'
import { Status } from '@apron/ui/status'
import type { TableColumn } from '@apron/ui/table'
import { ITEM_STATUSES, type Item, type ItemStatus } from '../contract/item.entities.ts'
import { ITEM_LABELS, ITEM_TEXTS, STATUS_TEXTS } from './item.texts.ts'

/** The dictionaries of items, for `useDictionaries`. */
export const DICTIONARIES = ['ATA_CHAPTER'] as const
export type ItemDictionaries = Dictionaries<(typeof DICTIONARIES)[number]>
export type StatusTexts = Readonly<Record<ItemStatus, string>>

export const statusOptions = (texts: StatusTexts) =>
  ITEM_STATUSES.map(value => ({ value, label: texts[value] }))

/** Name of a chapter; a dash where an item has none. */
export const chapterText = (dictionaries: ItemDictionaries, chapter: string | null) =>
  chapter === null ? '–' : dictionaries.label('ATA_CHAPTER', chapter)

/** An item in a tab of its own, named by its number, so that several stand side by side. */
export function itemLink({ id, itemNo }: Pick<Item, 'id' | 'itemNo'>): `/${string}` {
  const query = new URLSearchParams({ id, multipleTabs: '1', viewTitle: itemNo })
  return `/sampleApp/item?${query.toString()}`
}

export function itemColumns(dictionaries: ItemDictionaries, statusTexts: StatusTexts): TableColumn<Item>[] {
  return [
    {
      id: 'itemNo',
      labels: ITEM_LABELS.itemNo,
      cell: item => item.itemNo,
      width: 144,
      mono: true,
      sortable: true,
      locked: true,
    },
    { id: 'title', labels: ITEM_LABELS.title, cell: item => item.title, minWidth: 220, sortable: true },
    {
      id: 'chapter',
      labels: ITEM_LABELS.chapter,
      cell: item => chapterText(dictionaries, item.chapter),
      width: 200,
    },
    {
      id: 'status',
      labels: ITEM_LABELS.status,
      cell: ({ status }) => (
        <Status meaning={status === 'DONE' ? 'green' : 'amber'}>{statusTexts[status]}</Status>
      ),
      text: ({ status }) => statusTexts[status],
      width: 128,
      sortable: true,
    },
    { id: 'updateBy', labels: ITEM_LABELS.updateBy, cell: item => item.updateBy.name, width: 140 },
    {
      id: 'updateTime',
      labels: ITEM_LABELS.updateTime,
      cell: item => wireMinute(item.updateTime),
      width: 160,
      sortable: true,
    },
  ]
}

interface ItemFilterForm {
  readonly text: string
  readonly chapter: string | null
  readonly status: ItemStatus | null
}

interface ItemFilterProps {
  readonly form: ItemFilterForm
  readonly onChange: (part: Partial<ItemFilterForm>) => void
}

/** What items are searched by. */
export function ItemFilter({ form, onChange }: ItemFilterProps) {
  const texts = useTexts(ITEM_TEXTS)
  const labels = useTexts(ITEM_LABELS)
  const statusTexts = useTexts(STATUS_TEXTS)
  return (
    <>
      <TextField
        label={texts.search}
        type="search"
        value={form.text}
        maxLength={80}
        onChange={text => onChange({ text })}
      />
      <DictionaryField
        label={labels.chapter}
        dictionaries={useDictionaries(DICTIONARIES)}
        code="ATA_CHAPTER"
        value={form.chapter}
        onChange={chapter => onChange({ chapter })}
      />
      <OneOfField
        label={labels.status}
        value={form.status}
        options={statusOptions(statusTexts)}
        onChange={status => onChange({ status })}
      />
    </>
  )
}
