import type { CardStep } from '../job-card.fields.ts'

const STEP: CardStep = {
  stepNo: 1,
  kind: 'WORK',
  textZh: '施工',
  textEn: 'Work',
  measureLabel: '',
  unit: '',
  min: null,
  max: null,
  decimals: null,
  warning: null,
  warningText: '',
  imageRef: '',
  arStepRef: '',
  free: false,
}

/** Builds a step for tests. */
export const step = (stepNo: number, part: Partial<CardStep> = {}): CardStep => ({ ...STEP, stepNo, ...part })
