import { useTexts } from '@apron/sdk'
import { Status } from '@apron/ui/status'
import { TOLERABILITY_TEXTS } from '../../contract/library/library.values.ts'
import { type RiskIndex, tolerabilityOf } from '../../contract/rules/occurrences/risk-matrix.ts'

const MEANINGS = { intolerable: 'red', tolerable: 'amber', acceptable: 'green' } as const

/** Shows a cell of the risk matrix: index, colour and name. */
export function Risk({ index }: { readonly index: RiskIndex }) {
  const words = useTexts(TOLERABILITY_TEXTS)
  const tolerability = tolerabilityOf(index)
  return <Status meaning={MEANINGS[tolerability]}>{`${index} ${words[tolerability]}`}</Status>
}
