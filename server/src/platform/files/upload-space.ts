import { statfs } from 'node:fs/promises'
import { type FreeBytes, StorageProblem } from './file-storage.ts'

/** Space reserved by one upload, minus what it has written. */
export interface Reservation {
  /** Must be called before bytes are written. @throws {@link StorageProblem} if only the reserve is left */
  writes(bytes: number): Promise<void>
  release(): void
}

export interface UploadSpace {
  /** @throws {@link StorageProblem} if there is not enough space besides the reserve and other reservations */
  reserve(bytes: number): Promise<Reservation>
}

/** Bytes to write before the disk is checked again, since others fill it too. */
const CHECK_INTERVAL_BYTES = 4 * 1024 * 1024

/** Returns true if this many more bytes fit without touching the reserve, after all reservations are used. */
export function fits(
  wanted: number,
  { free, reserved, reserve }: Readonly<Record<'free' | 'reserved' | 'reserve', number>>,
): boolean {
  return free - reserved - wanted >= reserve
}

export function freeBytesOf(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/**
 * Manages the disk space of all uploads of this process. Each reserves what it may need, so that no two count on the
 * same space.
 */
export function createUploadSpace(freeBytes: FreeBytes, reserve: number): UploadSpace {
  let reserved = 0

  async function requireFree(wanted: number, own: number): Promise<void> {
    const free = await freeBytes()
    if (!fits(wanted, { free, reserved: reserved - own, reserve }))
      throw new StorageProblem('full', 'Only the reserve is left')
  }

  return {
    async reserve(bytes) {
      let left = bytes
      let uncheckedBytes = 0
      // Reserved before the disk is checked, so that concurrent calls count it.
      reserved += bytes
      const release = (): void => {
        reserved -= left
        left = 0
      }
      try {
        await requireFree(bytes, bytes)
      } catch (error) {
        release()
        throw error
      }
      return {
        async writes(more) {
          uncheckedBytes += more
          if (uncheckedBytes >= CHECK_INTERVAL_BYTES) {
            uncheckedBytes = 0
            await requireFree(Math.max(left, more), left)
          }
          const written = Math.min(left, more)
          left -= written
          reserved -= written
        },
        release,
      }
    },
  }
}
