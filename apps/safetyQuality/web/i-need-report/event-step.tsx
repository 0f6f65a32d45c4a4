import { useTexts } from '@apron/sdk'
import { DateField } from '@apron/ui/date-fields'
import { NumberField, TextAreaField, TextField } from '@apron/ui/fields'
import { FormFields, FormWide } from '@apron/ui/form'
import { Stack } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import type { ReportEvent } from '../../contract/reports/report.entities.ts'
import {
  ACTIVITIES,
  DELAY_OUTCOME,
  RECURRENCES,
  REPORT_DIRECTORIES,
  REPORT_LIMITS,
} from '../../contract/reports/report.values.ts'
import { looksPersonal } from '../../contract/rules/reports/personal-hints.ts'
import { withOutcome } from '../../contract/rules/reports/report-problems.ts'
import type { ReportWords } from '../voluntary-reports/report-fields.ts'
import { siteToday } from '../voluntary-reports/site-today.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import { REPORT_FORM_TEXTS } from './i-need-report.texts.ts'

interface EventStepProps {
  readonly event: ReportEvent
  readonly words: ReportWords
  readonly errorOf: (field: string) => string | undefined
  /** True if another part of the page asks for the registration. */
  readonly omitsAcReg?: boolean
  readonly onChange: (part: Partial<ReportEvent>) => void
}

const OPTIONAL = ['timeBand', 'shift', 'acType', 'ata', 'maintType', 'discovery', 'potential'] as const

/** Step of the form with Part B: the event. */
export function EventStep({ event, words, errorOf, omitsAcReg = false, onChange }: EventStepProps) {
  const texts = useTexts(REPORT_FORM_TEXTS)
  const labels = texts.event
  const [noneCleared, setNoneCleared] = useState(false)
  const hintOf = (text: string, hint?: string) => (looksPersonal(text) ? texts.personal : hint)

  const renderChoice = (field: (typeof OPTIONAL)[number]) => (
    <SelectField
      key={field}
      label={labels[field]}
      value={event[field]}
      options={words.optionsOf(field)}
      searchable={REPORT_DIRECTORIES[field] === REPORT_DIRECTORIES.ata}
      clearable
      onChange={chosen => onChange({ [field]: chosen })}
    />
  )
  return (
    <Stack>
      <FormFields>
        <SelectField
          label={labels.category}
          required
          value={event.category || null}
          options={words.optionsOf('category')}
          error={errorOf('category')}
          onChange={category => onChange({ category: category ?? '' })}
        />
        <SelectField
          label={labels.areaType}
          required
          value={event.areaType || null}
          options={words.optionsOf('areaType')}
          error={errorOf('areaType')}
          onChange={areaType => onChange({ areaType: areaType ?? '' })}
        />
        <FormWide>
          <TextField
            label={labels.title}
            required
            value={event.title}
            maxLength={REPORT_LIMITS.title}
            hint={hintOf(event.title)}
            error={errorOf('title')}
            onChange={title => onChange({ title })}
          />
        </FormWide>
        <FormWide>
          <TextAreaField
            label={labels.narrative}
            required
            rows={8}
            value={event.narrative}
            maxLength={REPORT_LIMITS.narrative}
            hint={hintOf(event.narrative, labels.narrativeHint)}
            error={errorOf('narrative')}
            onChange={narrative => onChange({ narrative })}
          />
        </FormWide>
        <FormWide>
          <CheckboxGroup
            label={labels.outcome}
            options={words.optionsOf('outcome')}
            chosen={event.outcome}
            error={errorOf('outcome')}
            hint={noneCleared ? labels.noneCleared : undefined}
            onChange={chosen => {
              const next = withOutcome(event.outcome, chosen)
              setNoneCleared(next.noneCleared)
              onChange({ outcome: next.outcome })
            }}
          />
        </FormWide>
        {event.outcome.includes(DELAY_OUTCOME) && (
          <NumberField
            label={labels.delayMin}
            value={event.delayMin}
            min={0}
            max={REPORT_LIMITS.delayMin}
            onChange={delayMin => onChange({ delayMin })}
          />
        )}
      </FormFields>
      <details className="sq-more">
        <summary>{texts.more}</summary>
        <FormFields>
          <DateField
            label={labels.eventDate}
            hint={labels.eventDateHint}
            value={event.eventDate}
            max={siteToday()}
            error={errorOf('eventDate')}
            onChange={eventDate => onChange({ eventDate })}
          />
          {OPTIONAL.map(renderChoice)}
          <SelectField
            label={labels.recurrence}
            value={event.recurrence}
            options={RECURRENCES.map(value => ({ value, label: texts.recurrences[value] }))}
            clearable
            onChange={chosen => onChange({ recurrence: RECURRENCES.find(each => each === chosen) ?? null })}
          />
          <TextField
            label={labels.site}
            mono
            value={event.site}
            maxLength={3}
            error={errorOf('site')}
            onChange={typed => onChange({ site: typed.toUpperCase().replaceAll(/[^A-Z]/g, '') })}
          />
          {!omitsAcReg && (
            <TextField
              label={labels.acReg}
              hint={labels.acRegHint}
              mono
              value={event.acReg}
              maxLength={REPORT_LIMITS.acReg}
              onChange={acReg => onChange({ acReg })}
            />
          )}
          <TextField
            label={labels.docRef}
            value={event.docRef}
            maxLength={REPORT_LIMITS.reference}
            onChange={docRef => onChange({ docRef })}
          />
          <TextField
            label={labels.partRef}
            value={event.partRef}
            maxLength={REPORT_LIMITS.reference}
            onChange={partRef => onChange({ partRef })}
          />
          <FormWide>
            <CheckboxGroup
              label={labels.activity}
              options={ACTIVITIES.map(value => ({ value, label: texts.activities[value] }))}
              chosen={event.activity}
              onChange={chosen => onChange({ activity: ACTIVITIES.filter(each => chosen.includes(each)) })}
            />
          </FormWide>
        </FormFields>
      </details>
    </Stack>
  )
}
