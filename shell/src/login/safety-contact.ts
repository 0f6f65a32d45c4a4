/** Contact details of the safety office; empty where not offered. */
export interface SafetyContact {
  readonly phone: string
  readonly mail: string
}
