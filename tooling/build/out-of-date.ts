/** What the last build of a target left behind. */
export interface BuildRecord {
  readonly inputs: string
  /** Files and folders it made, relative to the root. */
  readonly outputs: readonly string[]
}

export type BuildReason = 'never built' | 'sources changed' | 'output missing'

/** Why a target has to be built, or null when it is up to date. */
export function buildReason(
  record: BuildRecord | null,
  inputs: string,
  exists: (output: string) => boolean,
): BuildReason | null {
  if (record === null) return 'never built'
  if (record.inputs !== inputs) return 'sources changed'
  return record.outputs.every(exists) ? null : 'output missing'
}
