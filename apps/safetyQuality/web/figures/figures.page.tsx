import { BarChart } from '@apron/pages/chart'
import { SiteName } from '@apron/pages/list'
import { QueryState } from '@apron/pages/record'
import { fillText, useNavigate, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { EmptyState } from '@apron/ui/feedback'
import { IconDownload } from '@apron/ui/icons'
import { Page, PageHeader, Section } from '@apron/ui/page'
import { saveCsv } from '@apron/ui/save-file'
import { csvText } from '@apron/ui/table'
import type { ReactNode } from 'react'
import { safetyFigures } from '../../contract/figures.calls.ts'
import { RO_SOURCE_TEXTS } from '../../contract/rectifications/rectification.values.ts'
import { useRoDictionaries } from '../rectification/ro-dictionaries.ts'
import { figureCharts, figureRows, isEmpty } from './figure-charts.ts'
import { FIGURES_TEXTS } from './figures.texts.ts'

/** Page `/safetyQuality/figures`: figures of the rectification orders of the site. */
export default function FiguresPage() {
  const texts = useTexts(FIGURES_TEXTS)
  const sources = useTexts(RO_SOURCE_TEXTS)
  const dictionaries = useRoDictionaries()
  const navigate = useNavigate()
  const query = useAppQuery(safetyFigures)
  const { data } = query
  const charts =
    data === undefined
      ? null
      : figureCharts(data, {
          texts,
          sources,
          level: value => dictionaries.label('FINDING_LEVEL', value),
          cause: value => dictionaries.label('ROOT_CAUSE_CAT', value),
          chapter: dictionaries.chapter,
        })
  const from = data?.months[0]?.month ?? ''
  const to = data?.months.at(-1)?.month ?? ''

  function content(): ReactNode {
    if (charts === null) return <QueryState query={query} lines={12} />
    if (isEmpty(charts)) return <EmptyState text={texts.empty} />
    return (
      <div className="sq-figures">
        {charts.map(chart => (
          <Section key={chart.id} title={chart.title}>
            {chart.bars.length === 0 ? <p>{texts.none}</p> : <BarChart {...chart} onOpen={navigate} />}
          </Section>
        ))}
      </div>
    )
  }

  return (
    <Page>
      <PageHeader
        title={texts.title}
        facts={
          <>
            <SiteName /> {data !== undefined && fillText(texts.period, { from, to })}
          </>
        }
        actions={
          charts !== null &&
          !isEmpty(charts) && (
            <Button
              icon={<IconDownload size={18} stroke={1.5} />}
              onClick={() => saveCsv(`${texts.title} ${to}`, csvText(figureRows(charts, texts)))}
            >
              {texts.save}
            </Button>
          )
        }
      />
      {content()}
    </Page>
  )
}
