import { fillText, useTexts } from '@apron/sdk'
import { TextAreaField } from '@apron/ui/fields'
import { FormFields, FormWide } from '@apron/ui/form'
import { SelectField } from '@apron/ui/select'
import type { ReportEvent } from '../../contract/reports/report.entities.ts'
import { EXPERIENCES, REPORT_LIMITS, ROLE_GROUPS } from '../../contract/reports/report.values.ts'
import { looksPersonal } from '../../contract/rules/reports/personal-hints.ts'
import type { ReportWords } from '../voluntary-reports/report-fields.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'

interface CausesStepProps {
  readonly event: ReportEvent
  readonly words: ReportWords
  readonly onChange: (part: Partial<ReportEvent>) => void
}

const NOTES = ['immediateAction', 'suggestion'] as const

/** Step of the form about causes and suggestions. Everything is optional. */
export function CausesStep({ event, words, onChange }: CausesStepProps) {
  const texts = useTexts(REPORT_FORM_TEXTS)
  const labels = texts.causes
  const { factors } = event
  const hintOf = (text: string) => (looksPersonal(text) ? texts.personal : undefined)
  return (
    <FormFields>
      <FormWide>
        <CheckboxGroup
          label={labels.factors}
          options={words.optionsOf('factors')}
          chosen={factors.map(({ group }) => group)}
          onChange={chosen =>
            onChange({
              factors: chosen.map(group => ({
                group,
                text: factors.find(factor => factor.group === group)?.text ?? '',
              })),
            })
          }
        />
      </FormWide>
      {factors.map(({ group, text }) => (
        <FormWide key={group}>
          <TextAreaField
            label={fillText(labels.factorText, { name: words.nameOf('factors', group) })}
            rows={2}
            value={text}
            maxLength={REPORT_LIMITS.factorText}
            hint={hintOf(text)}
            onChange={typed =>
              onChange({
                factors: factors.map(each => (each.group === group ? { group, text: typed } : each)),
              })
            }
          />
        </FormWide>
      ))}
      <FormWide>
        <CheckboxGroup
          label={labels.hfTags}
          options={words.optionsOf('hfTags')}
          chosen={event.hfTags}
          onChange={hfTags => onChange({ hfTags })}
        />
      </FormWide>
      {NOTES.map(field => (
        <FormWide key={field}>
          <TextAreaField
            label={labels[field]}
            rows={3}
            value={event[field]}
            maxLength={REPORT_LIMITS.note}
            hint={hintOf(event[field])}
            onChange={typed => onChange({ [field]: typed })}
          />
        </FormWide>
      ))}
      <SelectField
        label={labels.roleGroup}
        value={event.roleGroup}
        options={ROLE_GROUPS.map(value => ({ value, label: texts.roleGroups[value] }))}
        onChange={chosen => onChange({ roleGroup: ROLE_GROUPS.find(each => each === chosen) ?? 'UNTOLD' })}
      />
      <SelectField
        label={labels.experience}
        value={event.experience}
        options={EXPERIENCES.map(value => ({ value, label: texts.experiences[value] }))}
        onChange={chosen => onChange({ experience: EXPERIENCES.find(each => each === chosen) ?? 'UNTOLD' })}
      />
    </FormFields>
  )
}
