import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Measure } from '../../../contract/check-order.entities.ts'
import type { CheckMethod } from '../../../contract/values.ts'

export interface ItemSeed extends TextPair {
  readonly method: CheckMethod
  readonly basisRef: string
  /** A nonconformity here is at least level 2 and needs a photo. */
  readonly critical?: true
  readonly sampleSize?: number
  readonly measures?: readonly Measure[]
}

export interface GroupSeed extends TextPair {
  readonly items: readonly ItemSeed[]
}

/** One check template of the demo; items count through all groups. */
export interface TemplateSeed {
  readonly code: string
  readonly name: TextPair
  readonly checkCat: string
  /** Department or process that is checked. */
  readonly scope: string
  readonly basis: string
  readonly groups: readonly GroupSeed[]
}

/** Store rooms: 10 to 30 °C, at most 70 %RH. */
export const STORE_CLIMATE: readonly Measure[] = [
  { unit: '°C', min: 10, max: 30 },
  { unit: '%RH', min: null, max: 70 },
]
