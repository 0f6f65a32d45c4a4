/** A kind of process that comes with a sub-application: a folder with the four files of a template (`docs/work-flow.md`). */
export interface ProcessTemplate {
  /** Name of the folder and of its diagram; unique in the portal, letters and digits. */
  readonly kind: string
  /** The folder itself, such as `new URL('./processes/prAmount/', import.meta.url)`. */
  readonly folder: URL
}
