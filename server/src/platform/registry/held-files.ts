import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** How a compressed twin is read, by its ending. */
const UNPACK = { '.br': createBrotliDecompress, '.gz': createGunzip } as const
type Packing = keyof typeof UNPACK

/** A file as it lies on the disk now. */
export interface FileOnDisk {
  readonly path: string
  /** Null: its bytes are those that the checksum is of. */
  readonly packed: Packing | null
  readonly stat: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>
}

/** A file of a version that may be served, or the twin of one. */
export interface ServedName {
  readonly file: string
  readonly packed: Packing | null
}

/** Which file of a version lies there under this name; null when it is none. */
export function servedName(name: string, files: ReadonlySet<string>): ServedName | null {
  if (files.has(name)) return { file: name, packed: null }
  const packed = name.endsWith('.br') ? '.br' : name.endsWith('.gz') ? '.gz' : null
  if (packed === null) return null
  const file = name.slice(0, -packed.length)
  return files.has(file) ? { file, packed } : null
}

/** Times of files are as coarse as a tick of the system: what was written just now may be written again under the same time. */
const SETTLED_MS = 2_000

/**
 * Holds files against their checksums whenever they are served (decision 27). What has the size and the times it had when it
 * was read last is not read again; the time of the last change of its entry cannot be set back.
 */
export interface HeldFiles {
  /**
   * Whether it is the file of this checksum.
   * @param changed called once for each change to something else
   */
  isSame(found: FileOnDisk, integrity: string, changed: () => void): Promise<boolean>
}

interface Look {
  readonly mark: string
  readonly same: Promise<boolean>
}

/** @param now by the clock that times of files are of, milliseconds */
export function createHeldFiles(now: () => number): HeldFiles {
  const looks = new Map<string, Look>()

  return {
    async isSame({ path, packed, stat }, integrity, changed) {
      const mark = [integrity, stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join(' ')
      const known = looks.get(path)
      if (known?.mark === mark) return await known.same
      const look: Look = { mark, same: hasIntegrity(path, packed, integrity) }
      const forget = () => void (looks.get(path) === look && looks.delete(path))
      looks.set(path, look)
      const same = await look.same.catch((error: unknown) => {
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
      // Of the disk, not of the bytes.
      if (error instanceof Error && 'syscall' in error) throw error
      return false
    }
  }
  return `sha384-${hash.digest('base64')}` === integrity
}
