/** Days before a calibration is due on which people are told, latest first. */
export const CAL_LEADS = [0, 15, 30] as const
export type CalLead = (typeof CAL_LEADS)[number]

/** Returns the threshold that a tool has reached; null if it is due in more than 30 days. @param days until it is due */
export function leadOf(days: number): CalLead | null {
  return CAL_LEADS.find(lead => days <= lead) ?? null
}

/** Returns true if nobody was told of this threshold. @param told the last one of the same due date */
export function isNewLead(lead: CalLead, told: number | null): boolean {
  return told === null || lead < told
}
