import type { RecordDefinition, RecordOf, SaveOf } from '@apron/contract/records/define-record'
import type { RecordFields as Fields } from '@apron/contract/records/fields'
import { isEditable } from '@apron/contract/records/is-editable'
import { fillText, useHost, useLanguage, usePermission, useTab, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Section } from '@apron/ui/page'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { RecordForm } from '../../form/record-form.tsx'
import type { RecordFormState } from '../../form/use-record-form.ts'
import { useReplaceTab } from '../../form/use-replace-tab.ts'
import { COMMON_FACTS, RecordFacts } from '../record-facts.tsx'
import { recordLink, recordName } from '../record-link.ts'
import { RECORDS_TEXTS } from '../records.texts.ts'
import { RecordFields } from './record-fields.tsx'
import { type DescribedValues, useDescribedForm } from './use-described-form.ts'

export interface RecordEditorProps<Described extends Fields> {
  readonly record: RecordDefinition<Described>
  /** Null for a new record. */
  readonly saved: (RecordOf<Described> & { readonly otherSite?: boolean }) | null
  /** Path of the record page within the application. */
  readonly page: `/${string}`
  readonly start?: Partial<SaveOf<Described>>
  /** Read-only fields to show above the form of a saved record. */
  readonly facts?: readonly (keyof Described & string)[]
  /** Fields to leave out of the facts. */
  readonly without?: readonly (keyof Described & string)[]
  /** Reports whether the form has unsaved changes. */
  readonly onChanged?: (isChanged: boolean) => void
  /** Called when an existing record was saved. */
  readonly onSaved?: (saved: RecordOf<Described>) => void
  /** Custom fields instead of those of the description. */
  readonly children?: (form: RecordFormState<DescribedValues>) => ReactNode
}

/** Shows the form to people who may edit the record, and its facts to everyone else. */
export function RecordEditor<Described extends Fields>(props: RecordEditorProps<Described>) {
  const { record, saved, without = [] } = props
  const title = record.title[useLanguage()]
  const mayEdit = usePermission(record.rights.edit)
  const isOpen = saved === null || (isEditable(record.fields, { ...saved }) && saved.otherSite !== true)
  if (saved !== null && !(mayEdit && isOpen)) {
    // The page header already shows number and state.
    const names = Object.keys(record.fields).filter(
      name => name !== 'status' && record.fields[name]?.kind !== 'serial' && !without.includes(name),
    )
    return (
      <Section title={title}>
        <RecordFacts record={record} row={{ ...saved }} names={[...names, ...COMMON_FACTS]} />
      </Section>
    )
  }
  const { facts = [] } = props
  return (
    <Section title={title}>
      {saved !== null && facts.length > 0 && <RecordFacts record={record} row={{ ...saved }} names={facts} />}
      <Editor {...props} />
    </Section>
  )
}

/** The form of a record. Its tab asks before closing with unsaved changes. */
function Editor<Described extends Fields>({
  record,
  saved,
  page,
  start,
  onChanged,
  onSaved,
  children,
}: RecordEditorProps<Described>) {
  const language = useLanguage()
  const texts = useTexts(RECORDS_TEXTS)
  const host = useHost()
  const tab = useTab()
  const replaceTab = useReplaceTab()
  const removing = useAction(record.calls.remove, {
    done: texts.deleted,
    invalidates: [record.calls.queryPage],
  })
  const form = useDescribedForm(record, {
    saved,
    ...(start === undefined ? {} : { start }),
    onSaved: row => {
      // Reopens a new record in a tab named after its number.
      if (saved === null) void replaceTab(recordLink(record, page, { ...row }))
      else onSaved?.(row)
    },
  })

  const { changed } = form
  const notify = useEffectEvent((isChanged: boolean) => onChanged?.(isChanged))
  useEffect(() => notify(changed), [changed])

  async function remove({ id, version }: RecordOf<Described>): Promise<void> {
    const name = recordName(record, { ...saved })
    const isSure = await host.confirm({
      title: texts.deleteTitle,
      message: fillText(texts.deleteQuestion, { name }),
      confirmLabel: texts.delete,
    })
    if (!isSure) return
    const { done } = await removing.run({ body: { id, version } })
    if (done) await host.closeTab(tab.id, { force: true })
  }

  return (
    <RecordForm
      form={form}
      label={record.title[language]}
      actions={
        saved !== null &&
        record.removable && (
          <Button busy={removing.busy} onClick={() => void remove(saved)}>
            {texts.delete}
          </Button>
        )
      }
    >
      {children?.(form) ?? (
        <RecordFields record={record} form={form} saved={saved === null ? null : { ...saved }} />
      )}
    </RecordForm>
  )
}
