import { fillText, useDirty, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { TextAreaField, TextField } from '@apron/ui/fields'
import { Form, FormWide } from '@apron/ui/form'
import { Section, Stack } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useState } from 'react'
import type { ReportCard, ReportEvent, ReportFindings } from '../../contract/reports/report.entities.ts'
import {
  CARD_PARTS,
  EVENT_TYPES,
  FAILURE_TYPES,
  REPORT_LIMITS,
} from '../../contract/reports/report.values.ts'
import { deidentify } from '../../contract/rules/reports/deidentify.ts'
import { CheckboxGroup } from '../i-need-report/checkbox-group.tsx'
import { useReportWords } from '../voluntary-reports/report-fields.ts'
import { RiskField } from './risk-field.tsx'
import { WORK_TEXTS } from './work.texts.ts'

const LANGUAGES = ['zh', 'en'] as const
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/
const MAX_LENGTHS = { title: REPORT_LIMITS.title, setting: REPORT_LIMITS.setting } as const

const isFactorShort = (text: string) => text.trim().length < REPORT_LIMITS.factorMin

interface WorkFormProps {
  readonly start: ReportFindings
  readonly language: 'zh' | 'en'
  /** The original, if the key of the office is open in this browser. */
  readonly original: ReportEvent | null
  readonly busy: boolean
  readonly failure: string | null
  readonly onUnsaved: (unsaved: boolean) => void
  readonly onSave: (findings: ReportFindings) => void
}

/** Form for the findings and the de-identified text. Keeps no draft, because the original is visible next to it. */
export function WorkForm({ start, language, original, busy, failure, onUnsaved, onSave }: WorkFormProps) {
  const texts = useTexts(WORK_TEXTS)
  const words = useReportWords()
  const [findings, setFindings] = useState(start)
  const [isPrefilled, setPrefilled] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [isChanged, setChanged] = useState(false)
  useDirty(isChanged)
  const { card, factors } = findings
  const isMonthWrong = card.month !== '' && !MONTH.test(card.month)

  function change(part: Partial<ReportFindings>): void {
    setFindings(before => ({ ...before, ...part }))
    setChanged(true)
    onUnsaved(true)
  }
  const changeCard = (part: Partial<ReportCard>) => change({ card: { ...card, ...part } })

  /** Fills in a first draft of the de-identified text: the reporter's text with identifying patterns replaced. */
  function prefill(event: ReportEvent): void {
    const toDraft = (text: string) => deidentify(text, language)
    changeCard({
      month: event.eventDate?.slice(0, 'yyyy-MM'.length) ?? card.month,
      ata: event.ata,
      title: { ...card.title, [language]: toDraft(event.title) },
      happened: { ...card.happened, [language]: toDraft(event.narrative) },
    })
    setPrefilled(true)
  }

  function save(): void {
    setHasTried(true)
    if (isMonthWrong || factors.some(({ description }) => isFactorShort(description))) return
    onSave(findings)
  }

  return (
    <Section title={texts.title}>
      <Form
        label={texts.title}
        columns={2}
        onSubmit={save}
        submit={{ label: texts.save, kind: 'primary', busy }}
      >
        <FormWide>
          <Alert meaning={failure === null ? 'info' : 'red'}>{failure ?? texts.deidentified}</Alert>
        </FormWide>
        <RiskField
          label={texts.risk}
          value={findings.risk}
          onChange={risk => change({ risk: risk ?? findings.risk })}
        />
        <SelectField
          label={texts.eventType}
          value={findings.eventType}
          options={EVENT_TYPES.map(value => ({ value, label: texts.eventTypes[value] }))}
          onChange={chosen => change({ eventType: EVENT_TYPES.find(each => each === chosen) ?? null })}
        />
        <FormWide>
          <TextAreaField
            label={texts.rationale}
            required
            rows={2}
            value={findings.rationale}
            maxLength={REPORT_LIMITS.rationale}
            hint={texts.rationaleHint}
            onChange={rationale => change({ rationale })}
          />
        </FormWide>
        <FormWide>
          <TextAreaField
            label={texts.interim}
            rows={2}
            value={findings.interim}
            maxLength={REPORT_LIMITS.note}
            hint={texts.interimHint}
            onChange={interim => change({ interim })}
          />
        </FormWide>
        <FormWide>
          <TextAreaField
            label={texts.facts}
            rows={4}
            value={findings.facts}
            maxLength={REPORT_LIMITS.facts}
            onChange={facts => change({ facts })}
          />
        </FormWide>
        <FormWide>
          <CheckboxGroup
            label={texts.failure}
            options={FAILURE_TYPES.map(value => ({ value, label: texts.failureTypes[value] }))}
            chosen={findings.failureTypes}
            onChange={chosen => change({ failureTypes: FAILURE_TYPES.filter(each => chosen.includes(each)) })}
          />
        </FormWide>
        <FormWide>
          <CheckboxGroup
            label={texts.factors}
            options={words.optionsOf('factors')}
            chosen={factors.map(({ group }) => group)}
            onChange={chosen =>
              change({
                factors: chosen.map(group => ({
                  group,
                  description: factors.find(factor => factor.group === group)?.description ?? '',
                })),
              })
            }
          />
        </FormWide>
        {factors.map(({ group, description }) => {
          const label = fillText(texts.factorText, { name: words.nameOf('factors', group) })
          return (
            <FormWide key={group}>
              <TextAreaField
                label={label}
                required
                rows={2}
                value={description}
                maxLength={REPORT_LIMITS.factor}
                error={hasTried && isFactorShort(description) ? label : undefined}
                onChange={typed =>
                  change({
                    factors: factors.map(each =>
                      each.group === group ? { group, description: typed } : each,
                    ),
                  })
                }
              />
            </FormWide>
          )
        })}
        <TextAreaField
          label={texts.defencesHeld}
          rows={2}
          value={findings.defencesHeld}
          maxLength={REPORT_LIMITS.defences}
          onChange={defencesHeld => change({ defencesHeld })}
        />
        <TextAreaField
          label={texts.defencesFailed}
          rows={2}
          value={findings.defencesFailed}
          maxLength={REPORT_LIMITS.defences}
          onChange={defencesFailed => change({ defencesFailed })}
        />
        <FormWide>
          <Stack>
            <h3 className="sq-work-heading">{texts.card}</h3>
            <Alert meaning={isPrefilled ? 'amber' : 'info'}>
              {isPrefilled ? texts.prefilled : texts.cardNote}
            </Alert>
            {original !== null && (
              <div>
                <Button onClick={() => prefill(original)}>{texts.prefill}</Button>
              </div>
            )}
          </Stack>
        </FormWide>
        <TextField
          label={texts.month}
          mono
          value={card.month}
          maxLength={7}
          error={hasTried && isMonthWrong ? texts.monthWrong : undefined}
          onChange={month => changeCard({ month })}
        />
        <SelectField
          label={texts.ata}
          searchable
          value={card.ata}
          options={words.optionsOf('ata')}
          onChange={ata => changeCard({ ata })}
        />
        {CARD_PARTS.flatMap(part =>
          LANGUAGES.map(each => (
            <TextAreaField
              key={`${part} ${each}`}
              label={fillText(texts.inLanguage[each], { part: texts.part[part] })}
              rows={part === 'title' || part === 'setting' ? 1 : 4}
              value={card[part][each]}
              maxLength={part === 'title' || part === 'setting' ? MAX_LENGTHS[part] : REPORT_LIMITS.card}
              onChange={typed => changeCard({ [part]: { ...card[part], [each]: typed } })}
            />
          )),
        )}
      </Form>
    </Section>
  )
}
