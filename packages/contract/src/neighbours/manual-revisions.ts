/** Revisions of manual tasks, provided by amm. */
export interface ManualRevisions {
  /** Returns the revision of a task that is effective for an aircraft; null if the manual has no such task. */
  effective(query: {
    readonly manual: string
    readonly taskNo: string
    readonly acReg: string
  }): Promise<string | null>
}
