import { PersonField } from '@apron/pages/fields'
import { RecordForm, useRecordForm, useReplaceTab } from '@apron/pages/form'
import { describedForm, RecordFields, useRecordWords } from '@apron/pages/records'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { CheckField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import * as entities from '../../contract/checks/check-draft.entities.ts'
import * as calls from '../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import { draftProblems } from '../../contract/rules/checks/draft-problems.ts'
import { orderLink } from '../../contract/rules/checks/order-link.ts'
import { CHECKERS_MAX, SPOT_CHECK } from '../../contract/values.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'
import { type DraftValues, toDraft, withTemplate } from './draft-values.ts'
import { TemplateItems } from './template-items.tsx'

/** Option value for an order without a template. */
const BY_HAND = '-'
const FIRST = ['titleZh', 'titleEn', 'checkCat', 'checkedDept', 'area', 'basis', 'planStart', 'planEnd']

/** Form of a check order until it is issued. After saving, it opens as a record that can be issued. */
export function OrderForm({ start }: { readonly start: DraftValues }) {
  const texts = useTexts(CHECK_ORDER_TEXTS)
  const language = useLanguage()
  const replaceTab = useReplaceTab()
  const described = describedForm(entities.checkDraftForm, useRecordWords(entities.checkDraftForm))
  const templates = useAppQuery(calls.offeredTemplates).data ?? []
  const nameOf = ({ code, revision, nameZh, nameEn }: entities.OfferedTemplate) =>
    `${code} ${fillText(texts.revision, { name: language === 'zh' ? nameZh : nameEn, n: String(revision) })}`
  const templateName = (wanted: string | null) => {
    const offered = templates.find(({ code }) => code === wanted)
    return offered === undefined ? (wanted ?? texts.byHand) : nameOf(offered)
  }
  const form = useRecordForm({
    ...described,
    call: calls.saveCheckDraft,
    schema: entities.CheckDraft,
    labels: { ...described.labels, template: texts.field.template },
    start,
    input: values => ({ body: toDraft(values) }),
    problems: values =>
      draftProblems(toDraft(values)).map(({ field, error, seq }) => ({
        field,
        text: fillText(CHECK_ORDER_ERRORS[error][language], { seq: String(seq) }),
      })),
    words: { ...described.words, template: templateName },
    invalidates: [calls.queryCheckOrders, calls.checkDraft, calls.checkOrderDetail],
    onSaved: order => void replaceTab(orderLink(order)),
  })
  const { values, change } = form
  const template = templates.find(({ code }) => code === values.template)
  const codes = new Set([...templates.map(({ code }) => code), ...(values.template ? [values.template] : [])])
  const team = form.field('checkers')
  const isSpot = values.checkCat === SPOT_CHECK

  function chooseTemplate(code: string | null) {
    const wanted = templates.find(each => each.code === code)
    change(wanted === undefined ? { template: null } : withTemplate(values, wanted))
  }

  return (
    <RecordForm form={form} label={texts.new} columns={3} saveLabel={texts.save}>
      <SelectField
        {...form.field('template')}
        searchable
        value={values.template ?? BY_HAND}
        options={[
          { value: BY_HAND, label: texts.byHand },
          ...[...codes].map(code => ({ value: code, label: templateName(code) })),
        ]}
        onChange={chooseTemplate}
      />
      <RecordFields record={entities.checkDraftForm} form={form} names={FIRST} />
      <CheckField
        label={form.field('announced').label}
        checked={values.announced && !isSpot}
        disabled={isSpot}
        onChange={announced => change({ announced })}
      />
      <RecordFields record={entities.checkDraftForm} form={form} names={['leadChecker']} />
      {[...values.checkers, null].slice(0, CHECKERS_MAX).map((userCode, index) => (
        <PersonField
          key={userCode ?? 'next'}
          label={fillText(texts.checker, { n: String(index + 1) })}
          error={userCode === null || index === values.checkers.length - 1 ? team.error : undefined}
          value={userCode}
          onChange={chosen =>
            change({ checkers: values.checkers.toSpliced(index, 1, ...(chosen === null ? [] : [chosen])) })
          }
        />
      ))}
      {values.template === null ? (
        <RecordFields record={entities.checkDraftForm} form={form} names={['items']} />
      ) : (
        <FormWide>
          <TemplateItems items={template?.items ?? []} />
        </FormWide>
      )}
    </RecordForm>
  )
}
