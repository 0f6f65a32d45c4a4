import { statfs } from 'node:fs/promises'
import { type FreeBytes, StorageProblem } from './file-storage.ts'

/** Room that one upload has set aside, less what it has written. */
export interface Reservation {
  /** To be told before bytes are written. @throws {@link StorageProblem} when only the reserve is left by now */
  writes(bytes: number): Promise<void>
  release(): void
}

export interface UploadRoom {
  /** @throws {@link StorageProblem} when there is not so much room beside the reserve and what others have set aside */
  reserve(bytes: number): Promise<Reservation>
}

/** How many bytes may be written until the disk is looked at again: others fill it too. */
const LOOK_AGAIN_BYTES = 4 * 1024 * 1024

/** Whether so many bytes more leave the reserve alone, when all that was set aside is written. */
export function fits(
  wanted: number,
  { free, setAside, reserve }: Readonly<Record<'free' | 'setAside' | 'reserve', number>>,
): boolean {
  return free - setAside - wanted >= reserve
}

export function freeBytesOf(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/** The room of a disk for all uploads of this process: each sets aside what it may need, so that no two count on the same. */
export function createUploadRoom(freeBytes: FreeBytes, reserve: number): UploadRoom {
  let setAside = 0

  async function look(wanted: number, own: number): Promise<void> {
    const free = await freeBytes()
    if (!fits(wanted, { free, setAside: setAside - own, reserve }))
      throw new StorageProblem('full', 'Only the reserve is left')
  }

  return {
    async reserve(bytes) {
      let left = bytes
      let unlooked = 0
      // Set aside before the disk is asked: who asks meanwhile counts it.
      setAside += bytes
      const release = (): void => {
        setAside -= left
        left = 0
      }
      try {
        await look(bytes, bytes)
      } catch (error) {
        release()
        throw error
      }
      return {
        async writes(more) {
          unlooked += more
          if (unlooked >= LOOK_AGAIN_BYTES) {
            unlooked = 0
            await look(Math.max(left, more), left)
          }
          const written = Math.min(left, more)
          left -= written
          setAside -= written
        },
        release,
      }
    },
  }
}
