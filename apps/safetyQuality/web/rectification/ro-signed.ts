import type { RoDetail } from '../../contract/rectification.entities.ts'
import type { RoHistoryAction } from '../../contract/rectification.values.ts'

/** Who answers for a step with their name; the moment is null while nobody has. */
export interface RoSignature {
  readonly part: SignedStep
  readonly name: string
  /** For whom, where only a delegation gave the right; empty: in their own name. */
  readonly forName: string
  readonly code: string
  readonly at: string | null
}

const STEPS = ['issue', 'report', 'verify', 'effective', 'countersign'] as const
type SignedStep = (typeof STEPS)[number]

/** What takes earlier signatures back. */
const TAKES_BACK: ReadonlySet<RoHistoryAction> = new Set(['reject', 'ineffective', 'void'])

/** The signatures that hold. Of level 3 nobody judges the effect; only level 1 is countersigned. */
export function roSignaturesOf({ history, level }: Pick<RoDetail, 'history' | 'level'>): RoSignature[] {
  const undone = history.findIndex(({ action }) => TAKES_BACK.has(action))
  const standing = undone === -1 ? history : history.slice(0, undone)
  return STEPS.filter(
    step => (step !== 'effective' || level !== '3') && (step !== 'countersign' || level === '1'),
  ).map(part => {
    // An order stays issued, whatever is taken back later.
    const line = (part === 'issue' ? history : standing).find(({ action }) => action === part)
    return {
      part,
      name: line?.by.name ?? '',
      forName: line?.forWhom?.name ?? '',
      code: line?.by.code ?? '',
      at: line?.at ?? null,
    }
  })
}
