import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { DescriptionList, factsOf } from '@apron/ui/description-list'
import { IconThumbUp } from '@apron/ui/icons'
import { Section } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { Prose } from '@apron/ui/text'
import { useState } from 'react'
import { markEntryHelpful } from '../../contract/library/library.calls.ts'
import type { LibraryEntry as Entry } from '../../contract/library/library.entities.ts'
import { LIBRARY_TEXTS } from './checked-library.texts.ts'
import { RiskChange } from './risk-change.tsx'

const PARTS = ['happened', 'why', 'changed', 'lesson'] as const

/** Entries that were marked as helpful since the portal was opened. Never stored. */
const markedEntries = new Set<string>()

/** Shows one closed report: event, causes, changes and lesson. */
export function LibraryEntry({ entry }: { readonly entry: Entry }) {
  const texts = useTexts(LIBRARY_TEXTS)
  const marking = useAction(markEntryHelpful)
  const [helpful, setHelpful] = useState(entry.helpful)
  const [isMarked, setMarked] = useState(markedEntries.has(entry.id))

  async function markHelpful(): Promise<void> {
    const outcome = await marking.run({ body: { id: entry.id } })
    if (!outcome.done) return
    markedEntries.add(entry.id)
    setMarked(true)
    setHelpful(outcome.data.helpful)
  }

  return (
    <>
      <RecordHeader
        title={entry.title}
        number={entry.number}
        back={{ label: texts.back, href: '/safetyQuality/checkedLibrary' }}
        facts={helpful === 0 ? [] : [fillText(texts.helped, { n: String(helpful) })]}
        actions={
          <Button
            icon={<IconThumbUp size={18} stroke={1.5} />}
            busy={marking.busy}
            disabled={isMarked}
            onClick={() => void markHelpful()}
          >
            {isMarked ? texts.thanks : texts.helpful}
          </Button>
        }
      />
      <Section title={texts.about}>
        <DescriptionList
          items={factsOf(texts.facts, {
            category: entry.category.name,
            month: entry.month,
            ata: entry.ata === null ? null : `${entry.ata.code} ${entry.ata.name}`,
            setting: entry.setting,
            risk: <RiskChange riskBefore={entry.riskBefore} riskAfter={entry.riskAfter} />,
            factors: entry.factors.map(({ name }) => name).join(' · '),
          })}
        />
      </Section>
      {PARTS.map(part => (
        <Section key={part} title={texts.part[part]}>
          <Prose>{entry[part]}</Prose>
        </Section>
      ))}
    </>
  )
}
