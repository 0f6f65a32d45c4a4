import {
  type AdminDirectory,
  type DictionaryItem,
  DictionarySave,
  DictionaryUpdate,
} from '@apron/contract/dictionary/admin-dictionary'
import {
  listAdminDirectories,
  pageDictionary,
  saveDictionary,
  updateDictionary,
} from '@apron/contract/dictionary/admin-dictionary.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { dictionaryProblems, SORT_RANGE } from '@apron/contract/rules/dictionary/dictionary-fields'
import { ADMIN_TEXT_LENGTHS } from '@apron/contract/rules/records/admin-formats'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { FormDialog, type FormField, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useLanguage, useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { NumberField, TextField } from '@apron/ui/fields'
import { SelectField } from '@apron/ui/select'
import { waitingTexts } from '../changes/changes.texts.ts'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { dictionaryTexts } from './dictionary.texts.ts'

interface EntryDialogProps {
  readonly directories: readonly AdminDirectory[]
  readonly onClose: () => void
}

const NEW_VALUE: DictionarySave = { directory: '', value: '', nameZh: '', nameEn: '', sort: null }
const INVALIDATED = [pageDictionary, listAdminDirectories, pagePermissionChanges]

export function NewEntryDialog({
  directories,
  directory,
  onClose,
}: EntryDialogProps & {
  /** The selected directory, or null to let the user choose. */
  readonly directory: string | null
}) {
  const t = useTexts(dictionaryTexts)
  const common = useTexts(adminTexts)
  const language = useLanguage()
  const saved = useSavedText(common.added)
  const labels = useLabels()
  const isControlled = (code: string) => directories.find(each => each.code === code)?.steers ?? false
  const form = useRecordForm({
    call: saveDictionary,
    schema: DictionarySave,
    labels,
    start: { ...NEW_VALUE, directory: directory ?? '' },
    record: `new:${directory ?? ''}`,
    input: body => ({ body }),
    problems: filled => dictionaryProblems(trimmed(filled), isControlled(filled.directory)),
    done: saved,
    invalidates: INVALIDATED,
    onSaved: onClose,
  })
  const steers = isControlled(form.values.directory)
  const nameWithCode = (each: AdminDirectory) =>
    `${language === 'zh' ? each.nameZh : each.nameEn} (${each.code})`
  return (
    <FormDialog title={t.add} width={600} columns={1} form={form} onClose={onClose}>
      {steers && <ControlledValueNotice />}
      <SelectField
        {...form.field('directory')}
        required
        searchable
        options={directories.map(each => ({ value: each.code, label: nameWithCode(each) }))}
        value={form.values.directory === '' ? null : form.values.directory}
        onChange={code => form.change({ directory: code ?? '' })}
      />
      <TextField {...form.text('value')} required mono maxLength={64} hint={t.valueHint} />
      <NameFields
        steers={steers}
        nameZh={form.field('nameZh')}
        nameEn={form.field('nameEn')}
        sort={form.field('sort')}
        onAmount={amount => form.change({ nameZh: amount, nameEn: amount })}
      />
    </FormDialog>
  )
}

/** Edits the name and position of a value. */
export function EntryDialog({
  item,
  onClose,
}: {
  readonly item: DictionaryItem
  readonly onClose: () => void
}) {
  const t = useTexts(dictionaryTexts)
  const common = useTexts(adminTexts)
  const call = useCall()
  const { id, directory, value, steers } = item
  const form = useRecordForm({
    call: updateDictionary,
    schema: DictionaryUpdate,
    labels: useLabels(),
    start: formOf(item),
    record: id,
    input: body => ({ body }),
    problems: filled => dictionaryProblems(trimmed({ directory, value, ...filled }), steers),
    done: useSavedText(common.changed),
    invalidates: INVALIDATED,
    onSaved: onClose,
    async latest() {
      const body = { current: 1, size: 200, queryCriteria: { directory, text: value } }
      const { records } = await call(pageDictionary, { body })
      const found = records.find(each => each.id === id)
      return found === undefined ? null : formOf(found)
    },
  })
  return (
    <FormDialog
      title={fillText(t.edit, { value: `${directory}:${value}` })}
      width={600}
      columns={1}
      form={form}
      onClose={onClose}
    >
      {steers && <ControlledValueNotice />}
      <NameFields
        steers={steers}
        nameZh={form.field('nameZh')}
        nameEn={form.field('nameEn')}
        sort={form.field('sort')}
        onAmount={amount => form.change({ nameZh: amount, nameEn: amount })}
      />
    </FormDialog>
  )
}

function formOf({ id, version, nameZh, nameEn, sort }: DictionaryItem): DictionaryUpdate {
  return { id, version, nameZh, nameEn, sort }
}

/** Trims texts as the server does before validating. */
function trimmed<Fields extends { readonly value: string; readonly nameZh: string; readonly nameEn: string }>(
  fields: Fields,
): Fields {
  const { value, nameZh, nameEn } = fields
  return { ...fields, value: value.trim(), nameZh: nameZh.trim(), nameEn: nameEn.trim() }
}

function useLabels() {
  const t = useTexts(dictionaryTexts)
  const common = useTexts(adminTexts)
  return {
    directory: t.directory,
    value: t.value,
    nameZh: common.nameZh,
    nameEn: common.nameEn,
    sort: t.sort,
  }
}

/** Returns the message shown after a save, which may be waiting for confirmation. */
function useSavedText(defaultText: string): (saved: DictionaryItem) => string {
  const wait = useTexts(waitingTexts)
  return ({ waiting }) =>
    waiting === undefined ? defaultText : fillText(wait.saved, { until: wireMinute(waiting.until) })
}

function ControlledValueNotice() {
  const t = useTexts(dictionaryTexts)
  return (
    <div className={styles['notice']}>
      <Alert meaning="amber">{t.steers}</Alert>
    </div>
  )
}

interface NameFieldsProps {
  readonly steers: boolean
  readonly nameZh: FormField<string>
  readonly nameEn: FormField<string>
  readonly sort: FormField<number | null>
  /** The amount is the same in both languages. */
  readonly onAmount: (amount: string) => void
}

/** Edits the names in both languages or the amount, and the position. */
function NameFields({ steers, nameZh, nameEn, sort, onAmount }: NameFieldsProps) {
  const t = useTexts(dictionaryTexts)
  return (
    <>
      {steers ? (
        <TextField {...nameZh} required label={t.amount} hint={t.amountHint} onChange={onAmount} />
      ) : (
        <>
          <TextField {...nameZh} required maxLength={ADMIN_TEXT_LENGTHS.name} />
          <TextField {...nameEn} required maxLength={ADMIN_TEXT_LENGTHS.name} />
        </>
      )}
      <NumberField {...sort} required {...SORT_RANGE} precision={0} />
    </>
  )
}
