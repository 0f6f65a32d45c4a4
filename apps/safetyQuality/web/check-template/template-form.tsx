import { RecordForm, useRecordForm, useReplaceTab } from '@apron/pages/form'
import { RecordFields } from '@apron/pages/records'
import { fillText, useCall, useLanguage, useTexts } from '@apron/sdk'
import { TextField } from '@apron/ui/fields'
import { SelectField } from '@apron/ui/select'
import { useEffect } from 'react'
import { checkDraftForm } from '../../contract/checks/check-draft.entities.ts'
import { offeredTemplates } from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import * as calls from '../../contract/checks/check-template.calls.ts'
import { TemplateDraft } from '../../contract/checks/check-template.entities.ts'
import { itemProblem } from '../../contract/rules/checks/draft-problems.ts'
import { TEMPLATE_TEXTS } from './check-template.texts.ts'
import { useCheckDictionaries } from './dictionaries.ts'
import { templateLink } from './template-link.ts'

/** Values of the form. An unchosen category is null. */
interface TemplateValues extends Omit<TemplateDraft, 'checkCat'> {
  readonly checkCat: string | null
}

export const NEW_TEMPLATE: TemplateValues = {
  id: null,
  version: null,
  code: '',
  nameZh: '',
  nameEn: '',
  checkCat: null,
  scope: '',
  basis: '',
  items: [],
}

interface TemplateFormProps {
  readonly start: TemplateValues
  /** Called when the form begins or ceases to have unsaved changes. */
  readonly onUnsaved?: (unsaved: boolean) => void
  /** Called with the version that was saved. */
  readonly onSaved?: (version: number) => void
}

/** Form of a revision until it is in force. */
export function TemplateForm({ start, onUnsaved, onSaved }: TemplateFormProps) {
  const texts = useTexts(TEMPLATE_TEXTS)
  const language = useLanguage()
  const replaceTab = useReplaceTab()
  const call = useCall()
  const dictionaries = useCheckDictionaries()
  const isNew = start.id === null
  const loadLatest = (id: string) => async () =>
    (await call(calls.checkTemplateDetail, { query: { id } })).draft
  const form = useRecordForm({
    call: calls.saveCheckTemplate,
    schema: TemplateDraft,
    labels: texts.field,
    start,
    input: values => ({ body: { ...values, checkCat: values.checkCat ?? '' } }),
    formatErrors: { code: texts.codeForm },
    problems({ items }) {
      const problem = itemProblem(items)
      if (problem === null) return []
      const text = fillText(CHECK_ORDER_ERRORS[problem.error][language], { seq: String(problem.seq) })
      return [{ field: 'items', text }]
    },
    words: { checkCat: value => (value === null ? '' : dictionaries.label('CHECK_CAT', value)) },
    ...(start.id === null ? {} : { latest: loadLatest(start.id) }),
    invalidates: [calls.listCheckTemplates, calls.checkTemplateDetail, offeredTemplates],
    onSaved(template) {
      // A new template continues in the tab of its record.
      onSaved?.(template.version)
      if (isNew) void replaceTab(templateLink(template))
    },
  })
  const { changed } = form
  useEffect(() => onUnsaved?.(changed), [changed, onUnsaved])
  return (
    <RecordForm form={form} label={texts.title} columns={3} saveLabel={texts.save}>
      <TextField {...form.text('code')} mono readOnly={!isNew} />
      <TextField {...form.text('nameZh')} />
      <TextField {...form.text('nameEn')} />
      <SelectField {...form.field('checkCat')} options={dictionaries.options('CHECK_CAT')} />
      <TextField {...form.text('scope')} />
      <TextField {...form.text('basis')} />
      <RecordFields record={checkDraftForm} form={form} names={['items']} />
    </RecordForm>
  )
}
