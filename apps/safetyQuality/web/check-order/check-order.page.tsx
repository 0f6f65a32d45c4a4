import { PersonField } from '@apron/pages/fields'
import { RecordForm, useRecordForm, useReplaceTab } from '@apron/pages/form'
import { NewOrRecordPage } from '@apron/pages/record'
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
import { type DraftValues, NEW_DRAFT, toDraft, withTemplate } from './draft-values.ts'
import { TemplateItems } from './template-items.tsx'

/** Option value for an order without a template. */
const NO_TEMPLATE = '-'
const TOP_FIELDS = ['titleZh', 'titleEn', 'checkCat', 'checkedDept', 'area', 'basis', 'planStart', 'planEnd']

/** Page `/safetyQuality/checkOrder`: a new check order, or with `?id=…` one that has not been issued. */
export default function CheckOrderPage() {
  const texts = useTexts(CHECK_ORDER_TEXTS)
  return (
    <NewOrRecordPage
      call={calls.checkDraft}
      resource={calls.CHECK_ADD_PERMISSION}
      notPermitted={texts.refused}
      newTitle={texts.new}
      editTitle={texts.edit}
      titleOf={draft => draft.titleZh}
      gone={CHECK_ORDER_ERRORS.notFound[useLanguage()]}
      list={{ page: '/checkList', label: texts.back }}
    >
      {draft => (
        <OrderForm start={draft === null ? NEW_DRAFT : { ...draft, template: draft.template ?? null }} />
      )}
    </NewOrRecordPage>
  )
}

/** Form of a check order until it is issued. After saving, it opens as a record that can be issued. */
function OrderForm({ start }: { readonly start: DraftValues }) {
  const texts = useTexts(CHECK_ORDER_TEXTS)
  const language = useLanguage()
  const replaceTab = useReplaceTab()
  const described = describedForm(entities.checkDraftForm, useRecordWords(entities.checkDraftForm))
  const templates = useAppQuery(calls.offeredTemplates).data ?? []
  const templateOf = (templateCode: string | null) => templates.find(({ code }) => code === templateCode)
  const templateName = (code: string | null) => {
    const template = templateOf(code)
    if (template === undefined) return code ?? texts.byHand
    const name = language === 'zh' ? template.nameZh : template.nameEn
    return `${code} ${fillText(texts.revision, { name, n: template.revision })}`
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
        text: fillText(CHECK_ORDER_ERRORS[error][language], { seq }),
      })),
    words: { ...described.words, template: templateName },
    invalidates: [calls.queryCheckOrders, calls.checkDraft, calls.checkOrderDetail],
    onSaved: order => void replaceTab(orderLink(order)),
  })
  const { values, change } = form
  const codes = new Set([null, ...templates.map(({ code }) => code), values.template])
  const checkersField = form.field('checkers')
  const isSpot = values.checkCat === SPOT_CHECK

  return (
    <RecordForm form={form} label={texts.new} columns={3} saveLabel={texts.save}>
      <SelectField
        {...form.field('template')}
        searchable
        value={values.template ?? NO_TEMPLATE}
        options={[...codes].map(code => ({ value: code ?? NO_TEMPLATE, label: templateName(code) }))}
        onChange={code => change(withTemplate(values, templateOf(code)))}
      />
      <RecordFields record={entities.checkDraftForm} form={form} names={TOP_FIELDS} />
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
          label={fillText(texts.checker, { n: index + 1 })}
          error={userCode === null || index === values.checkers.length - 1 ? checkersField.error : undefined}
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
          <TemplateItems items={templateOf(values.template)?.items ?? []} />
        </FormWide>
      )}
    </RecordForm>
  )
}
