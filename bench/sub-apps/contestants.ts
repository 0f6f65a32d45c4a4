import { buildFederation } from './build/build-federation.ts'
import { buildFrames } from './build/build-frames.ts'
import { buildOurs } from './build/build-ours.ts'
import { buildQiankun } from './build/build-qiankun.ts'

export interface Contestant {
  readonly name: string
  /** Heading of its column. */
  readonly title: string
  /** Builds shell and applications into a folder that is served as the root of its site. */
  readonly build: (outDir: string) => Promise<void>
}

/** The first is the one all others are compared with. */
export const CONTESTANTS: readonly Contestant[] = [
  { name: 'ours', title: 'ours', build: buildOurs },
  { name: 'qiankun', title: 'qiankun 2', build: buildQiankun },
  { name: 'federation', title: 'Module Federation 2', build: buildFederation },
  { name: 'frame', title: 'frames', build: buildFrames },
]
