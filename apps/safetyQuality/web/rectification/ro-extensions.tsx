import { fillText, useTexts } from '@apron/sdk'
import { NoteList } from '@apron/ui/description-list'
import { Section } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import type { RoExtension } from '../../contract/rectifications/rectification.entities.ts'
import { RO_TEXTS } from './rectification.texts.ts'

const MEANINGS = { GRANTED: 'green', REFUSED: 'neutral' } as const

/** Shows the requested extensions with reasons and decisions. */
export function RoExtensions({ extensions }: { readonly extensions: readonly RoExtension[] }) {
  const texts = useTexts(RO_TEXTS).extensions
  if (extensions.length === 0) return null
  return (
    <Section title={texts.title} count={extensions.length}>
      <ol className="sq-numbered">
        {extensions.map(extension => (
          <li key={extension.askedAt}>
            <p>
              {fillText(texts.line, { from: extension.oldDue, to: extension.newDue })}{' '}
              {extension.decision === null ? (
                <Status meaning="amber">{texts.pending}</Status>
              ) : (
                <Status meaning={MEANINGS[extension.decision]}>{texts[extension.decision]}</Status>
              )}
            </p>
            <NoteList
              items={[
                { label: texts.reason, value: extension.reason },
                { label: texts.risk, value: extension.risk },
                { label: texts.askedBy, value: extension.askedBy.name },
                { label: texts.decidedBy, value: extension.decidedBy?.name },
                { label: texts.remark, value: extension.remark },
              ]}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}
