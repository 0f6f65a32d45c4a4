import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { pagesOfApplications } from '../applications/pages-of-applications.ts'
import { overTheWork } from './processor-rules.ts'

/** Of a run with both stores the HTTP tests work twice. `npm test` sets it. */
const STORES = process.env['TEST_STORES'] === 'marked' ? 1 : 2

/** Writes a line for each file of tests, seconds of processor time, and holds applications to what they may use. */
export class ProcessorReporter implements Reporter {
  readonly #root: string
  readonly #report: string

  /** @param root of the repository @param report file of the lines, from there */
  constructor(root: string, report: string) {
    this.#root = root
    this.#report = report
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const files = modules
      .map(module => ({
        file: relative(this.#root, module.moduleId).replaceAll('\\', '/'),
        seconds: (module.meta().processorMs ?? 0) / 1000,
      }))
      .toSorted((one, other) => other.seconds - one.seconds)
    const lines = files.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}\n`)
    writeFileSync(join(this.#root, this.#report), lines.join(''))

    const faults = overTheWork(files, await pagesOfApplications(this.#root), STORES)
    for (const fault of faults) process.stdout.write(`failed: ${fault}\n`)
    if (faults.length > 0) process.exitCode = 1
  }
}
