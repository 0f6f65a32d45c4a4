import { QueryState } from '@apron/pages/record'
import { RecordFacts, RecordLayout } from '@apron/pages/records'
import { fillText, IfPermitted, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { LinkButton } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import { useEffect, useState } from 'react'
import { type CardWork, readCardWork } from '../../contract/card-work.ts'
import { type JobCardDetail, jobCard } from '../../contract/job-card.ts'
import { nonRoutine } from '../../contract/non-routine.ts'
import { SHARED_TEXTS } from '../shared/demo-banner.tsx'
import { CardLinks } from './card-links.tsx'
import { EXECUTE_TEXTS } from './execute.texts.ts'
import { HoursSection } from './hours-section.tsx'
import { NonRoutines, raiseLink } from './non-routines.tsx'
import { SignedRecord } from './signed-record.tsx'
import { StepsSection } from './steps-section.tsx'

/** Fields printed with a card, apart from its steps. */
const FACTS = [
  'packageNo',
  'acReg',
  'ata',
  'skill',
  'zone',
  'accessPanels',
  'cardRev',
  'cardRevDate',
  'estHours',
  'actualHours',
  'foreman',
  'assignees',
  'startTime',
  'endTime',
  'refDocs',
]
const HANDOVER = [
  'pauseReason',
  'fromShift',
  'toShift',
  'handedOverBy',
  'takenOverBy',
  'doneText',
  'openText',
  'nextText',
]
const DEFERRAL = ['deferBasis', 'deferUntil', 'customerApproved']
const RECORDED = ['materials', 'tools', 'attachments']

/** Shows a released card: its steps to sign, and the recorded data. */
export function CardInWork({ row }: { readonly row: JobCardDetail }) {
  const texts = useTexts(EXECUTE_TEXTS)
  const language = useLanguage()
  const [isTyped, setTyped] = useState(false)
  const query = useAppQuery(readCardWork, { query: { id: row.id } })
  const { data: work, refetch } = query
  const isBehind = work !== undefined && work.version < row.version
  // An action on the card can change which steps may be signed.
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])
  const handover = row.handedOverBy === null && row.pauseReason === null ? [] : HANDOVER
  const deferral = row.status === 'DEFERRED' ? DEFERRAL : []
  return (
    <RecordLayout
      record={jobCard}
      row={row}
      list="/cardList"
      facts={[language === 'zh' ? row.titleZh : row.titleEn, row.acReg, useTexts(SHARED_TEXTS).company]}
      unsaved={isTyped ? texts.unsaved : undefined}
      buttons={
        <IfPermitted resource={nonRoutine.rights.edit}>
          <LinkButton href={raiseLink(row.cardNo)}>{texts.raise}</LinkButton>
        </IfPermitted>
      }
      aside={work && <SignedRecord lines={work.signed} />}
    >
      {row.revisionNew && <Alert meaning="amber">{texts.revised}</Alert>}
      {work && <Checks work={work} />}
      {work ? (
        <StepsSection row={row} work={work} isTyped={isTyped} onTyped={setTyped} />
      ) : (
        <QueryState query={query} lines={8} />
      )}
      {work && work.nonRoutines.length > 0 && <NonRoutines raised={work.nonRoutines} />}
      {work && <HoursSection row={row} work={work} />}
      <Section title={texts.card}>
        <RecordFacts
          record={jobCard}
          row={{ ...row }}
          names={[...FACTS, ...handover, ...deferral, ...RECORDED]}
        />
        {work && <CardLinks row={row} neighbours={work.neighbours} />}
      </Section>
    </RecordLayout>
  )
}

/** Shows revised manuals and outstanding tools, as reported by the neighbours. */
function Checks({ work: { revisions, toolsOut } }: { readonly work: CardWork }) {
  const texts = useTexts(EXECUTE_TEXTS)
  const outdated = revisions
    .filter(({ state }) => state === 'OUTDATED')
    .map(({ taskNo: task, effective: revision }) => fillText(texts.outdatedTask, { task, revision }))
  const tools = toolsOut?.join(', ')
  return (
    <>
      {outdated.length > 0 && (
        <Alert meaning="red" title={texts.outdated}>
          {outdated.join(' · ')}
        </Alert>
      )}
      {revisions.some(({ state }) => state === 'UNCHECKED') && (
        <Alert meaning="info">{texts.unchecked}</Alert>
      )}
      {tools === undefined && <Alert meaning="info">{texts.toolsUnchecked}</Alert>}
      {tools && <Alert meaning="amber">{fillText(texts.toolsOut, { tools })}</Alert>}
    </>
  )
}
