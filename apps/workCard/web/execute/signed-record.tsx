import { isoOfWire, wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import { Timeline } from '@apron/ui/timeline'
import type { SignedLine } from '../../contract/card-work.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

/** Lists all signed entries of a card, newest first. */
export function SignedRecord({ lines }: { readonly lines: readonly SignedLine[] }) {
  const texts = useTexts(EXECUTE_TEXTS)
  const nameOf = ({ kind, step }: SignedLine) =>
    fillText(kind === 'NA' ? texts.MARK_NA : texts[kind], { step: String(step ?? '') })
  return (
    <Section title={texts.signedRecord} count={lines.length}>
      {lines.length === 0 && <Faint>{texts.nothingSigned}</Faint>}
      <Timeline
        label={texts.signedRecord}
        entries={lines.toReversed().map(line => ({
          id: String(line.seq),
          when: wireMinute(line.at),
          dateTime: isoOfWire(line.at),
          who: `${line.by.name} ${line.stamp}`,
          what: nameOf(line),
          note: line.text,
          meaning: line.kind === 'REJECT' ? 'red' : line.kind === 'AMEND' ? 'amber' : 'green',
        }))}
      />
    </Section>
  )
}
