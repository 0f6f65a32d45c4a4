import type { TextPair } from './shell.ts'

export interface Chapter {
  /** ATA chapter, two digits. */
  readonly number: string
  readonly title: TextPair
}

export const CHAPTERS: readonly Chapter[] = [
  { number: '05', title: { zh: '时限/维修检查', en: 'Time limits and maintenance checks' } },
  { number: '12', title: { zh: '勤务', en: 'Servicing' } },
  { number: '21', title: { zh: '空调', en: 'Air conditioning' } },
  { number: '29', title: { zh: '液压', en: 'Hydraulic power' } },
  { number: '32', title: { zh: '起落架', en: 'Landing gear' } },
  { number: '71', title: { zh: '动力装置', en: 'Power plant' } },
]
