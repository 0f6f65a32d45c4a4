/** A predefined kind of process: a folder with the four files of a template (`docs/work-flow.md`). */
export interface ProcessTemplate {
  /** Name of the folder and its diagram. Unique in the portal. Letters and digits. */
  readonly kind: string
  /** URL of the folder, such as `new URL('./processes/prAmount/', import.meta.url)`. */
  readonly folder: URL
}
