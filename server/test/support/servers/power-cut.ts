import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk image that can lose power: data not yet flushed is gone, as after a power cut. */
export interface PullableDisk {
  /** Mount point. */
  readonly path: string
  /** Mounts a copy of the disk as it is at this moment, after the file system's own repair. */
  readonly pullThePlug: () => Promise<string>
  remove(): Promise<void>
}

const SIZE_MB = 220

/** Returns true on Linux with root and loop devices. */
export function canMakeDisks(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return run('losetup', ['--find']) && run('mkfs.ext4', ['-V'])
}

export async function makeDisk(): Promise<PullableDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'apron plug '))
  const mounted: string[] = []
  const mount = async (image: string, name: string): Promise<string> => {
    const path = join(folder, name)
    await mkdir(path)
    must('mount', ['-o', 'loop', image, path])
    mounted.push(path)
    return path
  }
  const image = join(folder, 'disk.img')
  must('truncate', ['-s', `${SIZE_MB}M`, image])
  must('mkfs.ext4', ['-q', image])
  const path = await mount(image, 'disk')
  return {
    path,
    pullThePlug: async () => {
      // The file behind the loop device holds only the data flushed to the device.
      const copy = join(folder, 'after.img')
      await copyFile(image, copy)
      return mount(copy, 'after')
    },
    remove: async () => {
      for (const each of mounted) must('umount', ['-l', each])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function run(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0
}

function must(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
}
