import { existsSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const IS_TEXT = /\.(?:m?js|css|html|json|svg|txt|map)$/
const AT_ONCE = 4
/** A compressed file gets the time of its source, which the file system may round. */
const SAME_TIME_MS = 2

/** True if a text file has no compressed file of the same time. Times are in milliseconds; null if there is none. */
export function needsCompression(file: string, changedAt: number, compressedAt: number | null): boolean {
  return IS_TEXT.test(file) && (compressedAt === null || Math.abs(compressedAt - changedAt) >= SAME_TIME_MS)
}

function filesToCompress(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => {
      const compressed = statSync(`${file}.br`, { throwIfNoEntry: false })
      return needsCompression(file, statSync(file).mtimeMs, compressed?.mtimeMs ?? null)
    })
}

async function writeCompressed(file: string): Promise<void> {
  const { mtime } = statSync(file)
  const bytes = await readFile(file)
  const packed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  // Written atomically: a truncated file with the right time would be served forever.
  writeFileSync(`${file}.br.new`, packed)
  utimesSync(`${file}.br.new`, mtime, mtime)
  renameSync(`${file}.br.new`, `${file}.br`)
}

/** Writes `<file>.br` for every text file that needs one. Returns how many were written. */
export async function compressFolder(folder: string): Promise<number> {
  const files = filesToCompress(folder)
  const queue = files.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of queue) await writeCompressed(file)
    }),
  )
  return files.length
}
