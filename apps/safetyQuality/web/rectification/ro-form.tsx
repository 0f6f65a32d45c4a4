import { DepartmentField, PersonField, useDepartmentOptions } from '@apron/pages/fields'
import { RecordForm, useRecordForm, useReplaceTab } from '@apron/pages/form'
import { useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { ChoiceField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import * as calls from '../../contract/rectifications/rectification.calls.ts'
import { RoDraft } from '../../contract/rectifications/rectification.entities.ts'
import { MANUAL_SOURCES, RO_SOURCE_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { roLink } from '../../contract/rules/rectifications/ro-link.ts'
import { FINDING_LEVELS } from '../../contract/values.ts'
import { EvidenceField } from './plan/evidence-field.tsx'
import { RO_TEXTS } from './rectification.texts.ts'
import { useRoDictionaries } from './ro-dictionaries.ts'

/** An order from a voluntary report keeps that source. */
const REPORT_SOURCES = ['VSR'] as const

type NullableField = 'respDept' | 'respPerson' | 'planDue' | 'rectifyDue' | 'ata'

/** Values of the form. Unchosen values are null. */
interface RoValues extends Omit<RoDraft, NullableField> {
  readonly respDept: string | null
  readonly respPerson: string | null
  readonly planDue: string | null
  readonly rectifyDue: string | null
  readonly ata: string | null
}

export const NEW_RO: RoValues = {
  id: null,
  version: null,
  titleZh: '',
  titleEn: '',
  sourceType: 'DIRECT',
  sourceId: null,
  level: '2',
  description: '',
  basis: '',
  acReg: '',
  respDept: null,
  respPerson: null,
  planDue: null,
  rectifyDue: null,
  ata: null,
  evidence: [],
}

/** Form of a rectification order until it is issued. After saving, it opens as a record that can be issued. */
export function RoForm({ start }: { readonly start: RoValues }) {
  const texts = useTexts(RO_TEXTS)
  const sources = useTexts(RO_SOURCE_TEXTS)
  const replaceTab = useReplaceTab()
  const dictionaries = useRoDictionaries()
  const departmentOptions = useDepartmentOptions()
  const form = useRecordForm({
    call: calls.saveRectification,
    schema: RoDraft,
    labels: texts.field,
    start,
    input: values => ({
      body: {
        ...values,
        respDept: values.respDept ?? '',
        respPerson: values.respPerson ?? '',
        planDue: values.planDue ?? '',
        rectifyDue: values.rectifyDue ?? '',
      },
    }),
    formatErrors: { acReg: texts.acRegForm },
    words: {
      sourceType: value => sources[value],
      level: value => dictionaries.label('FINDING_LEVEL', value),
      ata: value => (value === null ? '' : dictionaries.chapter(value)),
      respDept: value => departmentOptions.find(each => each.value === value)?.label ?? value ?? '',
    },
    invalidates: [calls.queryRectifications, calls.rectificationDraft, calls.rectificationDetail],
    onSaved: order => void replaceTab(roLink(order)),
  })
  const { values, change } = form
  return (
    <Section title={texts.facts.title}>
      <RecordForm form={form} label={texts.new} columns={3}>
        <TextField {...form.text('titleZh')} />
        <TextField {...form.text('titleEn')} />
        <SelectField
          {...form.field('sourceType')}
          disabled={values.sourceId !== null}
          options={(values.sourceId === null ? MANUAL_SOURCES : REPORT_SOURCES).map(value => ({
            value,
            label: sources[value],
          }))}
          onChange={value =>
            change({ sourceType: MANUAL_SOURCES.find(each => each === value) ?? values.sourceType })
          }
        />
        <ChoiceField
          {...form.field('level')}
          options={FINDING_LEVELS.map(value => ({
            value,
            label: dictionaries.label('FINDING_LEVEL', value),
          }))}
          onChange={level => change({ level: level ?? values.level })}
        />
        <TextField {...form.text('basis')} />
        <TextField {...form.text('acReg')} mono />
        <SelectField
          {...form.field('ata')}
          searchable
          clearable
          options={dictionaries.chapters}
          onChange={ata => change({ ata })}
        />
        <DepartmentField {...form.field('respDept')} />
        <PersonField {...form.field('respPerson')} />
        <DateField {...form.field('planDue')} />
        <DateField {...form.field('rectifyDue')} />
        <FormWide>
          <TextAreaField {...form.text('description')} rows={4} />
        </FormWide>
        <FormWide>
          <EvidenceField
            label={texts.field.evidence}
            draft={`${calls.saveRectification.id} ${values.id ?? 'new'}`}
            files={values.evidence}
            onChange={evidence => change({ evidence })}
          />
        </FormWide>
      </RecordForm>
    </Section>
  )
}
