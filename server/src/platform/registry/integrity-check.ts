import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** Decompressors by extension. */
const UNPACK = { '.br': createBrotliDecompress, '.gz': createGunzip } as const
type Packing = keyof typeof UNPACK

/** A file on the disk. */
export interface FileOnDisk {
  readonly path: string
  /** Null if the checksum applies to its bytes directly. */
  readonly packed: Packing | null
  readonly stat: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>
}

/** A servable file of a version, or its compressed variant. */
export interface ServedName {
  readonly file: string
  readonly packed: Packing | null
}

/** Returns the file of a version with this name on disk, or null. */
export function servedName(name: string, files: ReadonlySet<string>): ServedName | null {
  if (files.has(name)) return { file: name, packed: null }
  const packed = name.endsWith('.br') ? '.br' : name.endsWith('.gz') ? '.gz' : null
  if (packed === null) return null
  const file = name.slice(0, -packed.length)
  return files.has(file) ? { file, packed } : null
}

/** File times are coarse: a file written just now may be written again with the same time. */
const SETTLED_MS = 2_000

/**
 * Checks files against their checksums whenever they are served (decision 27). A file with unchanged size and times is
 * not read again: nobody can set back its change time.
 */
export interface IntegrityCheck {
  /**
   * Returns true if the file matches the checksum.
   * @param changed called once for each deviation
   */
  isSame(found: FileOnDisk, integrity: string, changed: () => void): Promise<boolean>
}

interface Check {
  readonly mark: string
  readonly same: Promise<boolean>
}

/** @param now clock of the file times, milliseconds */
export function createIntegrityCheck(now: () => number): IntegrityCheck {
  const checks = new Map<string, Check>()

  return {
    async isSame({ path, packed, stat }, integrity, changed) {
      const mark = [integrity, stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join(' ')
      const known = checks.get(path)
      if (known?.mark === mark) return await known.same
      const check: Check = { mark, same: hasIntegrity(path, packed, integrity) }
      const forget = () => void (checks.get(path) === check && checks.delete(path))
      checks.set(path, check)
      const same = await check.same.catch((error: unknown) => {
        forget()
        throw error
      })
      if (!same) changed()
      else if (now() - stat.ctimeMs < SETTLED_MS) forget()
      return same
    },
  }
}

async function hasIntegrity(path: string, packed: Packing | null, integrity: string): Promise<boolean> {
  const hash = createHash('sha384')
  const bytes = createReadStream(path)
  const read = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) hash.update(chunk)
  }
  if (packed === null) await pipeline(bytes, read)
  else {
    try {
      await pipeline(bytes, UNPACK[packed](), read)
    } catch (error) {
      // A disk error, not different content.
      if (error instanceof Error && 'syscall' in error) throw error
      return false
    }
  }
  return `sha384-${hash.digest('base64')}` === integrity
}
