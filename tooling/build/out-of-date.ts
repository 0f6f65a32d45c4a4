/** Record of a target's last build. */
export interface BuildRecord {
  readonly inputs: string
  /** Created files and folders, relative to the root. */
  readonly outputs: readonly string[]
}

export type BuildReason = 'never built' | 'sources changed' | 'output missing'

/** Returns why a target must be built, or null if it is up to date. */
export function buildReason(
  record: BuildRecord | null,
  inputs: string,
  exists: (output: string) => boolean,
): BuildReason | null {
  if (record === null) return 'never built'
  if (record.inputs !== inputs) return 'sources changed'
  return record.outputs.every(exists) ? null : 'output missing'
}
