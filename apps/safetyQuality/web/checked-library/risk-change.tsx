import { useTexts } from '@apron/sdk'
import { IconArrowRight } from '@apron/ui/icons'
import type { LibraryRow } from '../../contract/library/library.entities.ts'
import { Risk } from '../shared/risk.tsx'
import { LIBRARY_TEXTS } from './checked-library.texts.ts'

/** Shows the risk before and after. */
export function RiskChange({ riskBefore, riskAfter }: Pick<LibraryRow, 'riskBefore' | 'riskAfter'>) {
  const { became } = useTexts(LIBRARY_TEXTS)
  return (
    <span className="sq-risk">
      <Risk index={riskBefore} />
      <IconArrowRight size={16} stroke={1.5} aria-hidden />
      <span className="ap-hidden-text">{became}</span>
      <Risk index={riskAfter} />
    </span>
  )
}
