/** Durations offered for a delegation, days (§9, UI-09). */
export const DELEGATION_DAYS: readonly number[] = [7, 10, 15, 30]

/** Maximum length of a delegation's name, characters. */
export const DELEGATION_NAME_MAX = 60

/** Maximum number of a person's delegations that are open or were created within the last 24 hours. */
export const DELEGATIONS_MAX = 50

/** Maximum number of applications in a delegation. */
export const DELEGATION_APPLICATIONS_MAX = 20

/** Both persons are notified this many hours before a delegation ends. */
export const DELEGATION_ENDS_SOON_HOURS = 24

/** Days after which the delegator is asked to review a permanent delegation. */
export const DELEGATION_REVIEW_DAYS = 90

/** Maximum number of acts shown for a delegation, newest first. */
export const DELEGATED_ACTS_SHOWN = 200

/** Time for which a permission change waits for a second administrator. */
export const PERMISSION_CHANGE_MS = 7 * 24 * 60 * 60_000
/** Maximum number of waiting changes per person. */
export const WAITING_CHANGES_MAX = 200
