import { useSession, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Page, PageHeader, Section, Stack } from '@apron/ui/page'
import { Prose } from '@apron/ui/text'
import { useState } from 'react'
import { EntryTile } from './entry-tile.tsx'
import { ReportCounters } from './report-counters.tsx'
import { POSTER_ACTIONS } from './reporting-poster.texts.ts'
import { ReportingPoster } from './reporting-poster.tsx'
import { REPORTING_HOME_TEXTS } from './voluntary-reporting-home.texts.ts'

const POINTS = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const STEPS = ['receive', 'screen', 'investigate', 'improve', 'answer'] as const

/** Page `/safetyQuality/voluntaryReportingHome`: start page of voluntary reporting, with or without a login. */
export default function VoluntaryReportingHomePage() {
  const texts = useTexts(REPORTING_HOME_TEXTS)
  const { entries, what, protection, next, limits } = texts
  const isLoggedIn = useSession().user !== null
  const poster = useTexts(POSTER_ACTIONS)
  const [isPosterShown, setPosterShown] = useState(false)
  if (isPosterShown) return <ReportingPoster onBack={() => setPosterShown(false)} />
  return (
    <Page>
      <PageHeader
        title={texts.title}
        facts={texts.lead}
        actions={<Button onClick={() => setPosterShown(true)}>{poster.show}</Button>}
      />
      <nav className="sq-entries" aria-label={entries.label}>
        <EntryTile href="/safetyQuality/INeedReport" title={entries.report} note={entries.reportNote} main />
        <EntryTile href="/safetyQuality/INeedCheck" title={entries.check} note={entries.checkNote} />
        <EntryTile href="/safetyQuality/checkedLibrary" title={entries.library} note={entries.libraryNote} />
        <EntryTile
          href={isLoggedIn ? '/dashboard' : '/login'}
          title={isLoggedIn ? entries.home : entries.login}
          note={entries.backNote}
        />
      </nav>
      <Section title={protection.title}>
        <ul className="sq-points">
          {POINTS.map(point => (
            <li key={point}>{protection[point]}</li>
          ))}
        </ul>
      </Section>
      <Section title={what.title}>
        <Prose>{what.items}</Prose>
      </Section>
      <Section title={next.title}>
        <Stack>
          <ol className="sq-way">
            {STEPS.map(step => (
              <li key={step}>{next[step]}</li>
            ))}
          </ol>
          <Prose>{next.limits}</Prose>
        </Stack>
      </Section>
      <ReportCounters />
      <Section title={limits.title}>
        <Stack>
          <Prose>{limits.text}</Prose>
          <Prose>{limits.honest}</Prose>
        </Stack>
      </Section>
    </Page>
  )
}
