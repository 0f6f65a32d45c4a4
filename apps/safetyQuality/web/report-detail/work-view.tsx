import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { DescriptionList } from '@apron/ui/description-list'
import { Section, Stack } from '@apron/ui/page'
import type { ReportCard, ReportWork } from '../../contract/reports/report.entities.ts'
import { CARD_PARTS } from '../../contract/reports/report.values.ts'
import { Risk } from '../shared/risk.tsx'
import { useReportWords } from '../voluntary-reports/report-fields.ts'
import { WORK_TEXTS } from './work.texts.ts'

interface Fact {
  readonly id: string
  readonly label: string
  readonly value: React.ReactNode
  readonly wide?: boolean
}

const nonEmpty = (facts: readonly Fact[]) => facts.filter(({ value }) => value !== '' && value !== null)

/** Shows the de-identified texts, in the language of the reader if available. */
export function CardView({ card }: { readonly card: ReportCard }) {
  const texts = useTexts(WORK_TEXTS)
  const words = useReportWords()
  const language = useLanguage()
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <DescriptionList
      items={nonEmpty([
        { id: 'month', label: texts.month, value: card.month },
        { id: 'ata', label: texts.ata, value: card.ata === null ? '' : words.nameOf('ata', card.ata) },
        ...CARD_PARTS.map(part => ({
          id: part,
          label: texts.part[part],
          value: card[part][language] || card[part][other],
          wide: true,
        })),
      ])}
    />
  )
}

/** Shows the investigation, read-only. */
export function WorkView({ work }: { readonly work: ReportWork }) {
  const texts = useTexts(WORK_TEXTS)
  const words = useReportWords()
  const language = useLanguage()
  const { findings, closing } = work
  return (
    <Stack>
      <Section title={texts.title}>
        <DescriptionList
          items={nonEmpty([
            { id: 'risk', label: texts.risk, value: <Risk index={findings.risk} /> },
            { id: 'protect', label: texts.protectClass, value: texts.protect[work.protectClass] },
            { id: 'mandatory', label: texts.mandatory, value: work.mandatory ? '✓' : '' },
            {
              id: 'eventType',
              label: texts.eventType,
              value: findings.eventType === null ? '' : texts.eventTypes[findings.eventType],
            },
            { id: 'rationale', label: texts.rationale, value: findings.rationale, wide: true },
            { id: 'interim', label: texts.interim, value: findings.interim, wide: true },
            { id: 'facts', label: texts.facts, value: findings.facts, wide: true },
            {
              id: 'failure',
              label: texts.failure,
              value: findings.failureTypes.map(each => texts.failureTypes[each]).join(' · '),
            },
            ...findings.factors.map(({ group, description }) => ({
              id: `factor ${group}`,
              label: fillText(texts.factorText, { name: words.nameOf('factors', group) }),
              value: description,
              wide: true,
            })),
            { id: 'held', label: texts.defencesHeld, value: findings.defencesHeld, wide: true },
            { id: 'failed', label: texts.defencesFailed, value: findings.defencesFailed, wide: true },
          ])}
        />
      </Section>
      <Section title={texts.card}>
        <CardView card={findings.card} />
      </Section>
      {closing !== null && (
        <Section title={texts.closing.title}>
          <DescriptionList
            items={nonEmpty([
              {
                id: 'residual',
                label: texts.closing.residual,
                value: closing.residual === null ? '' : <Risk index={closing.residual} />,
              },
              { id: 'by', label: texts.closing.submittedBy, value: work.submittedBy?.name ?? '' },
              { id: 'note', label: texts.closing.note, value: closing.residualNote, wide: true },
              { id: 'noAction', label: texts.closing.noAction, value: closing.noAction, wide: true },
              {
                id: 'feedback',
                label: texts.closing.feedback[language],
                value: closing.feedback[language] || closing.feedback.zh || closing.feedback.en,
                wide: true,
              },
            ])}
          />
        </Section>
      )}
    </Stack>
  )
}
