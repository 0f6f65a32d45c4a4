/** How the safety office is reached; each empty where it cannot be in this way. */
export interface SafetyContact {
  readonly phone: string
  readonly mail: string
}
