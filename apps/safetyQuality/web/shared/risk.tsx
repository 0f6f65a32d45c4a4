import { useTexts } from '@apron/sdk'
import { Status } from '@apron/ui/status'
import { TOLERABILITY_TEXTS } from '../../contract/library/library.values.ts'
import { type RiskIndex, tolerabilityOf } from '../../contract/rules/occurrences/risk-matrix.ts'

const MEANINGS = { intolerable: 'red', tolerable: 'amber', acceptable: 'green' } as const

/** A cell of the risk matrix: its index, its colour, and the word for it. */
export function Risk({ index }: { readonly index: RiskIndex }) {
  const words = useTexts(TOLERABILITY_TEXTS)
  const tolerability = tolerabilityOf(index)
  return <Status meaning={MEANINGS[tolerability]}>{`${index} ${words[tolerability]}`}</Status>
}
