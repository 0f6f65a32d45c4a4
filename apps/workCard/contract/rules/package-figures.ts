import { CARD_ENDS } from '../job-card.fields.ts'
import { NR_SETTLED } from '../non-routine.ts'
import type { PackageFigures } from '../package-board.ts'

interface CardFacts {
  readonly status: string
  readonly estHours: number
  readonly actualHours: number | null
  readonly materials: readonly { readonly status: string }[]
  readonly tools: readonly { readonly status: string }[]
}

/** States of material that is neither installed nor given back. */
const MISSING: ReadonlySet<string> = new Set(['PLANNED', 'REQUESTED', 'SHORT'])

const sum = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * 10) / 10

/** Counts what a package holds. Cancelled cards do not count. */
export function packageFigures(
  cards: readonly CardFacts[],
  nonRoutines: readonly { readonly status: string }[],
): PackageFigures {
  const counted = cards.filter(({ status }) => status !== 'CANCELLED')
  const cardsDone = counted.filter(({ status }) => CARD_ENDS.includes(status)).length
  const open = counted.filter(({ status }) => !CARD_ENDS.includes(status))
  return {
    cards: counted.length,
    cardsDone,
    percent: counted.length === 0 ? 0 : Math.round((cardsDone / counted.length) * 100),
    estHours: sum(counted.map(({ estHours }) => estHours)),
    actualHours: sum(counted.map(({ actualHours }) => actualHours ?? 0)),
    openNonRoutines: nonRoutines.filter(({ status }) => !NR_SETTLED.includes(status)).length,
    openMaterial: open.flatMap(({ materials }) => materials).filter(({ status }) => MISSING.has(status))
      .length,
    toolsOut: counted.flatMap(({ tools }) => tools).filter(({ status }) => status === 'OUT').length,
  }
}
