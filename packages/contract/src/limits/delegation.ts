/** Lengths that a delegation is offered for, days (§9, UI-09). */
export const DELEGATION_DAYS: readonly number[] = [7, 10, 15, 30]

/** Longest name of a delegation, characters. */
export const DELEGATION_NAME_MAX = 60

/** Delegations of one person that are open or were given within the last 24 hours. */
export const DELEGATIONS_MAX = 50

/** Applications that one delegation may name. */
export const DELEGATION_APPLICATIONS_MAX = 20

/** Both are told so long before a delegation ends. */
export const DELEGATION_ENDS_SOON_HOURS = 24

/** After so many days the delegator of a permanent one is asked whether it is still wanted. */
export const DELEGATION_REVIEW_DAYS = 90

/** What was done for somebody is shown up to so many lines, the newest first. */
export const DELEGATED_ACTS_SHOWN = 200
