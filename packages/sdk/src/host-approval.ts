/** Where the shell is to draw the approval of a record. */
export interface ApprovalPlace {
  /** The process. */
  readonly insId: string
  /** Empty, on the page; the shell draws here. */
  readonly el: HTMLElement
  /** That of the tab: hints of the picture draw there. */
  readonly portalRoot: HTMLElement
  /** Aborted when it is no longer wanted. */
  readonly signal: AbortSignal
}
