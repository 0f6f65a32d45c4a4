export type RefusedFor = 'format' | 'size' | 'count'

export interface UploadLimits {
  /** Endings without the dot, lower case. */
  readonly accept: readonly string[]
  readonly maxFiles: number
  readonly maxBytes: number
}

/**
 * What becomes of files that were chosen or dropped, in their order; null: uploaded.
 * @param taken how many there are already, those under way among them
 */
export function judgeFiles(
  files: readonly { readonly name: string; readonly size: number }[],
  taken: number,
  { accept, maxFiles, maxBytes }: UploadLimits,
): (RefusedFor | null)[] {
  let room = maxFiles - taken
  return files.map(({ name, size }) => {
    const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
    if (!accept.includes(ending)) return 'format'
    if (size > maxBytes) return 'size'
    room -= 1
    return room < 0 ? 'count' : null
  })
}

const UNITS = ['B', 'KB', 'MB'] as const

/** 1536 → `1.5 KB`. */
export function fileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${unit === 0 ? size : Number(size.toFixed(1))} ${UNITS[unit] ?? ''}`
}
