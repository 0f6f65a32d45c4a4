import { existsSync } from 'node:fs'
import { join } from 'node:path'
import PQueue from 'p-queue'
import { readRecord, writeRecord } from './build-records.ts'
import { inputHash } from './input-hash.ts'
import { buildReason } from './out-of-date.ts'
import type { Places } from './places.ts'
import type { Target } from './target.ts'

export interface TargetReport {
  readonly target: string
  readonly reason: string
  readonly milliseconds: number
  readonly outputs: readonly string[]
}

export class BuildFailure extends Error {
  constructor(target: string, cause: unknown) {
    super(`${target} could not be built`, { cause })
    this.name = 'BuildFailure'
  }
}

async function runTarget(
  places: Places,
  target: Target,
  report: (line: TargetReport) => void,
): Promise<void> {
  const inputs = inputHash(places.root, target.inputs)
  const reason = buildReason(readRecord(places.records, target.name), inputs, output =>
    existsSync(join(places.root, output)),
  )
  if (reason === null) return
  const start = performance.now()
  const outputs = await target.build().catch((error: unknown) => {
    throw new BuildFailure(target.name, error)
  })
  writeRecord(places.records, target.name, { inputs, outputs })
  report({ target: target.name, reason, milliseconds: performance.now() - start, outputs })
}

/** More in parallel gains nothing on two cores, and each takes hundreds of megabytes. */
const AT_ONCE = 3

/** Builds the outdated ones of independent targets. Tries all, then throws the first failure. */
export async function runStage(
  places: Places,
  targets: readonly Target[],
  report: (line: TargetReport) => void,
): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const results = await Promise.allSettled(
    targets.map(target => queue.add(() => runTarget(places, target, report))),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
