import type { DraftItem } from './check-draft.entities.ts'

/** An item without text, as in a new line of the form. */
export const EMPTY_ITEM: DraftItem = {
  group: '',
  textZh: '',
  textEn: '',
  method: 'OBSERVE',
  sampleSize: 0,
  basisRef: '',
  critical: false,
  unit: '',
  min: null,
  max: null,
}
