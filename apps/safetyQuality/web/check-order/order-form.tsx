import { queryDepartments } from '@apron/contract/calls/department.calls'
import { PersonField } from '@apron/pages/fields'
import { RecordForm, useRecordForm } from '@apron/pages/form'
import { fillText, useHost, useLanguage, useNavigate, useTab, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DateField } from '@apron/ui/date-fields'
import { CheckField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { SelectField, type SelectOption } from '@apron/ui/select'
import { CheckDraft } from '../../contract/check-draft.entities.ts'
import * as calls from '../../contract/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/check-order.errors.ts'
import { draftProblems } from '../../contract/rules/draft-problems.ts'
import { orderLink } from '../../contract/rules/order-link.ts'
import { DRAFT_LIMITS, SPOT_CHECK } from '../../contract/values.ts'
import { useCheckDictionaries } from '../shared/dictionaries.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'
import { type DraftValues, toDraft, withTemplate } from './draft-values.ts'
import { ItemLines } from './item-lines.tsx'
import { TemplateItems } from './template-items.tsx'

/** Of no template: what is chosen among them then. */
const BY_HAND = '-'

/** A choice by its name, where it is known. */
function labelIn(
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | null,
) {
  return options.find(option => option.value === value)?.label ?? value ?? ''
}

/** The options, with what is chosen also where it is not offered any more. */
function withChosen(options: readonly SelectOption[], value: string | null): readonly SelectOption[] {
  const isMissing = value !== null && !options.some(option => option.value === value)
  return isMissing ? [...options, { value, label: value }] : options
}

/** A check order until it is issued: what, where, who, when, and its items. Saved, it opens as a record from which it is issued. */
export function OrderForm({ start }: { readonly start: DraftValues }) {
  const texts = useTexts(CHECK_ORDER_TEXTS)
  const language = useLanguage()
  const host = useHost()
  const tab = useTab()
  const navigate = useNavigate()
  const dictionaries = useCheckDictionaries()
  const departments = useAppQuery(queryDepartments, { body: { kind: 'department' } }).data ?? []
  const departmentOptions = departments.map(({ deptCode, deptName }) => ({
    value: deptCode,
    label: `${deptCode} ${deptName}`,
  }))
  const templates = useAppQuery(calls.offeredTemplates).data ?? []
  const templateOptions = templates.map(({ code, revision, nameZh, nameEn }) => ({
    value: code,
    label: `${code} ${fillText(texts.revision, { name: language === 'zh' ? nameZh : nameEn, n: String(revision) })}`,
  }))
  const form = useRecordForm({
    call: calls.saveCheckDraft,
    schema: CheckDraft,
    labels: texts.field,
    start,
    input: values => ({ body: toDraft(values) }),
    problems: values =>
      draftProblems(toDraft(values)).map(({ field, error, seq }) => ({
        field,
        text: fillText(CHECK_ORDER_ERRORS[error][language], { seq: String(seq) }),
      })),
    words: {
      template: value => labelIn(templateOptions, value) || texts.byHand,
      checkCat: value => labelIn(dictionaries.options('CHECK_CAT'), value),
      checkedDept: value => labelIn(departmentOptions, value),
    },
    done: texts.saved,
    invalidates: [calls.queryCheckOrders, calls.checkDraft, calls.checkOrderDetail],
    onSaved(order) {
      // First it closes: a tab on the screen leads to the one before it, and away from the order.
      void host.closeTab(tab.id, { force: true }).then(() => navigate(orderLink(order)))
    },
  })
  const { values, change } = form
  const template = templates.find(({ code }) => code === values.template)
  const team = form.field('checkers')
  const spot = values.checkCat === SPOT_CHECK

  function setChecker(index: number, userCode: string | null) {
    change({
      checkers:
        userCode === null
          ? values.checkers.toSpliced(index, 1)
          : values.checkers.toSpliced(index, 1, userCode),
    })
  }

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
        options={[{ value: BY_HAND, label: texts.byHand }, ...withChosen(templateOptions, values.template)]}
        onChange={chooseTemplate}
      />
      <TextField {...form.text('titleZh')} />
      <TextField {...form.text('titleEn')} />
      <SelectField {...form.field('checkCat')} options={dictionaries.options('CHECK_CAT')} />
      <SelectField {...form.field('checkedDept')} searchable options={departmentOptions} />
      <TextField {...form.text('area')} />
      {values.template === null && <TextField {...form.text('basis')} />}
      <DateField {...form.field('planStart')} />
      <DateField {...form.field('planEnd')} />
      <CheckField
        label={texts.field.announced}
        checked={values.announced && !spot}
        disabled={spot}
        onChange={announced => change({ announced })}
      />
      <PersonField {...form.field('leadChecker')} />
      {[...values.checkers, null].slice(0, DRAFT_LIMITS.checkers).map((userCode, index) => (
        <PersonField
          key={userCode ?? 'next'}
          label={fillText(texts.checker, { n: String(index + 1) })}
          error={userCode === null || index === values.checkers.length - 1 ? team.error : undefined}
          value={userCode}
          onChange={chosen => setChecker(index, chosen)}
        />
      ))}
      <FormWide>
        {values.template === null ? (
          <ItemLines
            items={values.items}
            error={form.field('items').error}
            onChange={items => change({ items })}
          />
        ) : (
          <TemplateItems items={template?.items ?? []} />
        )}
      </FormWide>
    </RecordForm>
  )
}
