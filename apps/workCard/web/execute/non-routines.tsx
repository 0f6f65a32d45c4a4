import { useRecordWords } from '@apron/pages/records'
import { useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import { NamedRows } from '@apron/ui/table'
import type { CardWork } from '../../contract/card-work.ts'
import { nonRoutine } from '../../contract/non-routine.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

/** Returns the link to raise a non-routine on a card. */
export const raiseLink = (cardNo: string): string => `/workCard/defect?new=1&card=${cardNo}&multipleTabs=1`

/** Lists the non-routines raised on a card. */
export function NonRoutines({ raised }: { readonly raised: CardWork['nonRoutines'] }) {
  const texts = useTexts(EXECUTE_TEXTS)
  const words = useRecordWords(nonRoutine)
  return (
    <Section title={texts.raised} count={raised.length}>
      <NamedRows
        label={texts.raised}
        rows={raised.map(({ id, nrNo, status }) => ({
          id,
          name: <a href={`/workCard/defect?id=${id}&multipleTabs=1&viewTitle=${nrNo}`}>{nrNo}</a>,
          actions: words.format('status', { status }),
        }))}
      />
    </Section>
  )
}
