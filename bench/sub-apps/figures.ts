import type { Growth } from './measure/cycles.ts'
import type { Mounts } from './measure/mounts.ts'
import type { TabMemory } from './measure/tab-memory.ts'

export type Figures = Mounts & TabMemory & Growth
export type FigureName = keyof Figures

export interface Figure {
  readonly name: FigureName
  readonly label: string
  readonly unit: 'KB' | 'MB' | 'ms' | ''
}

/** Rows of the table, in its order. */
export const FIGURES: readonly Figure[] = [
  { name: 'shellKb', label: 'shell, transferred', unit: 'KB' },
  { name: 'shellMs', label: 'shell, until it can be used', unit: 'ms' },
  { name: 'firstPageKb', label: 'shell and first application, transferred', unit: 'KB' },
  { name: 'firstPageMs', label: 'shell and first application, time', unit: 'ms' },
  { name: 'firstMountMs', label: 'first mount, nothing in the cache', unit: 'ms' },
  { name: 'aheadMs', label: 'first mount, fetched ahead', unit: 'ms' },
  { name: 'secondAppKb', label: 'first visit of a second application, transferred', unit: 'KB' },
  { name: 'secondAppMs', label: 'first visit of a second application, time', unit: 'ms' },
  { name: 'secondTabMs', label: 'another tab of the same page', unit: 'ms' },
  { name: 'reopenedMs', label: 'the page again after its last tab was closed', unit: 'ms' },
  { name: 'heapPerTabMb', label: 'heap per kept tab', unit: 'MB' },
  { name: 'processPerTabMb', label: 'process memory per kept tab', unit: 'MB' },
  { name: 'growthKb', label: 'objects left after 200 tabs', unit: 'KB' },
  { name: 'growthNodes', label: 'nodes left after 200 tabs', unit: '' },
  { name: 'growthListeners', label: 'listeners left after 200 tabs', unit: '' },
]
