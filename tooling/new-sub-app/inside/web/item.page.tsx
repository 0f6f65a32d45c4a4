import { RecordForm, useRecordForm } from '@apron/pages/form'
import { RecordPage } from '@apron/pages/record'
import { newId, useCall, useHost, usePermission, useQueryParam, useTab, useTexts } from '@apron/sdk'
import { useDictionaries } from '@apron/sdk/query'
import { DescriptionList } from '@apron/ui/description-list'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { Page, PageHeader } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { EDIT_RIGHT, itemDetail, queryItems, saveItem } from '../contract/item.calls.ts'
import { type Item, ItemSave } from '../contract/item.entities.ts'
import { chapterText, DICTIONARIES, itemLink, statusOptions } from './item.parts.tsx'
import { ITEM_LABELS, ITEM_TEXTS, STATUS_TEXTS } from './item.texts.ts'

type Fields = Omit<ItemSave, 'version'>

const NEW: Fields = { title: '', chapter: null, text: '', status: 'OPEN' }

/** `/sampleApp/item?id=…`; without an id a new item. */
export default function ItemPage() {
  const texts = useTexts(ITEM_TEXTS)
  const id = useQueryParam('id')
  const mayEdit = usePermission(EDIT_RIGHT)
  const header = <PageHeader title={texts.heading} back={{ label: texts.back, href: '/sampleApp/list' }} />
  if (id === null) {
    return (
      <Page>
        {header}
        <ItemForm saved={null} />
      </Page>
    )
  }
  return (
    <RecordPage
      call={itemDetail}
      titleOf={item => item.itemNo}
      gone={texts.gone}
      list={{ page: '/list', label: texts.back }}
    >
      {item => (
        <>
          {header}
          {mayEdit ? <ItemForm saved={item} /> : <ItemFacts item={item} />}
        </>
      )}
    </RecordPage>
  )
}

/** What is typed stays while the tab is hidden, and is asked for before the tab closes. */
function ItemForm({ saved }: { readonly saved: Item | null }) {
  const texts = useTexts(ITEM_TEXTS)
  const labels = useTexts(ITEM_LABELS)
  const statusTexts = useTexts(STATUS_TEXTS)
  const dictionaries = useDictionaries(DICTIONARIES)
  const call = useCall()
  const host = useHost()
  const tab = useTab()
  const [{ id, version }, setSeen] = useState(() => saved ?? { id: newId(), version: 0 })
  const form = useRecordForm({
    call: saveItem,
    schema: ItemSave,
    labels,
    start: saved === null ? NEW : fieldsOf(saved),
    record: saved === null ? 'new' : id,
    input: (fields: Fields) => ({ params: { id }, body: { version, ...fields } }),
    invalidates: [queryItems, itemDetail],
    async latest() {
      const newest = await call(itemDetail, { query: { id } })
      setSeen(newest)
      return fieldsOf(newest)
    },
    onSaved(item) {
      setSeen(item)
      if (saved === null) void goOn(item)
    },
  })

  /** A new item goes on in a tab of its own, named by its number. */
  async function goOn(item: Item): Promise<void> {
    await host.closeTab(tab.id, { force: true })
    host.navigate(itemLink(item))
  }

  return (
    <RecordForm form={form} label={texts.heading}>
      <TextField {...form.text('title')} />
      <SelectField
        {...form.field('chapter')}
        placeholder={texts.noChapter}
        clearable
        searchable
        options={dictionaries.options('ATA_CHAPTER')}
      />
      <FormWide>
        <TextAreaField {...form.text('text')} rows={5} />
      </FormWide>
      <ChoiceField {...form.field('status')} options={statusOptions(statusTexts)} />
    </RecordForm>
  )
}

/** For those who may only look. */
function ItemFacts({ item }: { readonly item: Item }) {
  const labels = useTexts(ITEM_LABELS)
  const statusTexts = useTexts(STATUS_TEXTS)
  const dictionaries = useDictionaries(DICTIONARIES)
  const { title, chapter, text, status } = item
  return (
    <DescriptionList
      items={[
        { id: 'title', label: labels.title, value: title },
        { id: 'chapter', label: labels.chapter, value: chapterText(dictionaries, chapter) },
        { id: 'text', label: labels.text, value: text },
        { id: 'status', label: labels.status, value: statusTexts[status] },
      ]}
    />
  )
}

function fieldsOf({ title, chapter, text, status }: Item): Fields {
  return { title, chapter, text, status }
}
