import { useLanguage, useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import type { CardWork } from '../../contract/card-work.ts'
import { NR_STATES } from '../../contract/non-routine.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

/** The page that raises a non-routine on a card. */
export const raiseLink = (cardNo: string): string => `/workCard/defect?new=1&card=${cardNo}&multipleTabs=1`

const WORDS = new Map(Object.entries(NR_STATES))

/** Non-routines raised on a card. */
export function NonRoutines({ raised }: { readonly raised: CardWork['nonRoutines'] }) {
  const texts = useTexts(EXECUTE_TEXTS)
  const language = useLanguage()
  return (
    <Section title={texts.raised} count={raised.length}>
      <ul className="wc-hours">
        {raised.map(({ id, nrNo, status }) => (
          <li key={id}>
            <a href={`/workCard/defect?id=${id}&multipleTabs=1&viewTitle=${nrNo}`}>{nrNo}</a>
            {WORDS.get(status)?.[language] ?? status}
          </li>
        ))}
      </ul>
    </Section>
  )
}
