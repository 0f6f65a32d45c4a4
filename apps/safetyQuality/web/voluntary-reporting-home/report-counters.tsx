import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DescriptionList } from '@apron/ui/description-list'
import { Section } from '@apron/ui/page'
import { countReports } from '../../contract/reports/report.calls.ts'
import { REPORTING_HOME_TEXTS } from './voluntary-reporting-home.texts.ts'

const COUNTERS = ['received', 'closed', 'published'] as const

/** Shows counters of the last 12 months. Hides small ones, and all of them if they cannot be loaded. */
export function ReportCounters() {
  const texts = useTexts(REPORTING_HOME_TEXTS).counts
  const { data } = useAppQuery(countReports)
  const items = COUNTERS.flatMap(id => {
    const count = data?.[id] ?? null
    return count === null ? [] : [{ id, label: texts[id], value: String(count) }]
  })
  if (items.length === 0) return null
  return (
    <Section title={texts.title}>
      <DescriptionList items={items} />
    </Section>
  )
}
