/** Open rectification orders, provided by safetyQuality. */
export interface OpenRectifications {
  /** Returns the numbers of level 1 orders of an aircraft that are not closed. */
  levelOne(acReg: string): Promise<readonly string[]>
}
