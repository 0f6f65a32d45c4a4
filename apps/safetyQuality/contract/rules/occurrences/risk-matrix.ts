import type { Tolerability } from '../../library/library.values.ts'

/** Likelihoods, most likely first. */
export const LIKELIHOODS = ['5', '4', '3', '2', '1'] as const
/** Severities, worst first. */
export const SEVERITIES = ['A', 'B', 'C', 'D', 'E'] as const

/** Risk index: likelihood, then severity, such as `4B`. */
export type RiskIndex = `${(typeof LIKELIHOODS)[number]}${(typeof SEVERITIES)[number]}`

/** Matrix of ICAO Doc 9859: one row per likelihood, one letter per severity from A to E. */
const ROWS: Readonly<Record<(typeof LIKELIHOODS)[number], string>> = {
  5: 'iiitt',
  4: 'iittt',
  3: 'ittta',
  2: 'tttaa',
  1: 'taaaa',
}
const MEANINGS: Readonly<Record<string, Tolerability>> = {
  i: 'intolerable',
  t: 'tolerable',
  a: 'acceptable',
}

export const RISK_INDICES: readonly RiskIndex[] = LIKELIHOODS.flatMap(likelihood =>
  SEVERITIES.map((severity): RiskIndex => `${likelihood}${severity}`),
)

/** Returns the tolerability of an index in the 5×5 risk matrix. */
export function tolerabilityOf(index: RiskIndex): Tolerability {
  const likelihood = LIKELIHOODS.find(each => index.startsWith(each)) ?? '1'
  const severity = SEVERITIES.findIndex(each => index.endsWith(each))
  return MEANINGS[ROWS[likelihood].charAt(severity)] ?? 'intolerable'
}

const RANKS: Readonly<Record<Tolerability, number>> = { acceptable: 0, tolerable: 1, intolerable: 2 }

/** Returns true if a risk is less tolerable than another, or equally tolerable but more likely or more severe. */
export function isWorse(index: RiskIndex, other: RiskIndex): boolean {
  const difference = RANKS[tolerabilityOf(index)] - RANKS[tolerabilityOf(other)]
  if (difference !== 0) return difference > 0
  const [likelihood = '', severity = ''] = index
  const [otherLikelihood = '', otherSeverity = ''] = other
  return likelihood > otherLikelihood || severity < otherSeverity
}
