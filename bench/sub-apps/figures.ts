import type { Growth } from './measure/cycles.ts'
import type { KeptTabs } from './measure/kept-tabs.ts'
import type { Mounts } from './measure/mounts.ts'

/** All that is measured of one contestant. */
export type Figures = Mounts & KeptTabs & Growth
export type FigureName = keyof Figures

export interface Figure {
  readonly name: FigureName
  readonly label: string
  readonly unit: 'KB' | 'MB' | 'ms' | ''
  /** Differences up to this are none, in the figure's own unit. */
  readonly noise: number
  /** Shown as multiples of ours; not where ours is about nothing. */
  readonly asRatio: boolean
  /** Contestants that are expected to do better here, and why is in the README. */
  readonly conceded: readonly string[]
}

interface Place {
  readonly name: FigureName
  readonly label: string
  readonly conceded?: readonly string[]
}

const figure = (
  { name, label, conceded = [] }: Place,
  unit: Figure['unit'],
  noise: number,
  asRatio = true,
): Figure => ({ name, label, conceded, unit, noise, asRatio })

const kb = (place: Place) => figure(place, 'KB', 0.1)
const ms = (place: Place) => figure(place, 'ms', 5)
/** A frame needs no host at all. */
const FRAME = { conceded: ['frame'] }

export const FIGURES: readonly Figure[] = [
  kb({ name: 'shellKb', label: 'shell, transferred', ...FRAME }),
  ms({ name: 'shellMs', label: 'shell, until it can be used', ...FRAME }),
  kb({ name: 'firstPageKb', label: 'shell and first application, transferred' }),
  ms({ name: 'firstPageMs', label: 'shell and first application, time' }),
  ms({ name: 'firstMountMs', label: 'first mount, nothing in the cache', ...FRAME }),
  ms({ name: 'aheadMs', label: 'first mount, fetched ahead', conceded: ['federation'] }),
  kb({ name: 'secondAppKb', label: 'first visit of a second application, transferred' }),
  ms({ name: 'secondAppMs', label: 'first visit of a second application, time' }),
  ms({ name: 'secondTabMs', label: 'another tab of the same page' }),
  ms({ name: 'reopenedMs', label: 'the page again after its last tab was closed' }),
  figure({ name: 'heapPerTabMb', label: 'heap per kept tab' }, 'MB', 0.02),
  figure({ name: 'processPerTabMb', label: 'process memory per kept tab' }, 'MB', 0.1),
  figure({ name: 'growthKb', label: 'objects left after 200 tabs' }, 'KB', 20, false),
  figure({ name: 'growthNodes', label: 'nodes left after 200 tabs' }, '', 0, false),
  figure({ name: 'growthListeners', label: 'listeners left after 200 tabs' }, '', 0, false),
]
