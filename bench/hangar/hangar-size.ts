/** Packages of fifty cards each; with one of {@link LARGEST} these are 200,000 cards. */
const PACKAGES = 3_980
const LOANS = 500_000
export const CARDS_OF_PACKAGE = 50
/** Cards in the largest package; a sequence number has three digits. */
export const LARGEST = 999
/** Open packages at the main base. */
export const OPEN_PACKAGES = 21
export const STEPS = 60
/** Steps signed before the bench begins. */
export const SIGNED = 20
export const STEPS_TO_SIGN = STEPS - SIGNED
export const TOOLS_AT_ONCE = 10
/** Every sixth step has a measured value. */
export const MEASURED = 6
export const measuredValue = (stepNo: number) => (stepNo % MEASURED === 0 ? 620 : null)

export const MECHANIC = '100305'
/** A person without an overdue loan. */
export const BORROWER = '100306'
/** People who share the loans evenly. */
export const BORROWERS = 250
/** First asset number of tools that the bench issues. */
export const TOOLS = 10_000

const assetNoOf = (at: number) =>
  `Z${String.fromCharCode(65 + Math.floor(at / 10_000))}-${String(at % 10_000).padStart(4, '0')}`
/** SQL expression for the same number. @param at expression */
export const assetNoSql = (at: string) =>
  `'Z' || chr(65 + (${at}) / 10000) || '-' || lpad(((${at}) % 10000)::text, 4, '0')`

export const cardNoOf = (at: number) => `JC-2025-${String(at).padStart(6, '0')}`
/** SQL expression for the same number. @param at expression */
export const cardNoSql = (at: string) => `'JC-2025-' || lpad((${at})::text, 6, '0')`

/** Amounts of data added to the demo. */
export interface HangarSize {
  readonly packages: number
  readonly loans: number
  /** Cards with steps to sign, once for the bare SQL and once for the product. */
  readonly cardsOfSide: number
  readonly toolsToIssue: number
}

export type FillStatement = readonly [text: string, values: readonly number[]]

export const sizeFor = (rounds: number): HangarSize => ({
  packages: PACKAGES,
  loans: LOANS,
  cardsOfSide: Math.ceil(rounds / STEPS_TO_SIGN),
  toolsToIssue: 2 * TOOLS_AT_ONCE * rounds,
})

/** Bare SQL or product; they alternate, with different steps and tools. */
export type Side = 0 | 1

export const stepAt = (round: number) => SIGNED + 1 + (round % STEPS_TO_SIGN)

export const assetsAt = (side: Side, round: number) =>
  Array.from({ length: TOOLS_AT_ONCE }, (_, at) => assetNoOf(TOOLS + (2 * round + side) * TOOLS_AT_ONCE + at))
