/** Years that can be planned. */
export const PLAN_YEARS = { first: 2020, last: 2099 } as const
