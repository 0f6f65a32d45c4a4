/** Container and options for rendering a record's approval. */
export interface ApprovalPlace {
  /** Id of the process. */
  readonly insId: string
  /** An empty element on the page for the shell to render into. */
  readonly el: HTMLElement
  /** The tab's own; tooltips of the diagram render here. */
  readonly portalRoot: HTMLElement
  /** Aborted when it is no longer needed. */
  readonly signal: AbortSignal
}
