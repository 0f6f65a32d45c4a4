import { join } from 'node:path'
import { knownFailure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { ExpectedError, step } from './terminal.mjs'
import { texts } from './texts.mjs'

/**
 * Builds what is out of date, as determined by the build.
 *
 * @param {string} node
 * @param {string[]} args of the build, such as single targets
 */
export async function build(node, args = []) {
  await step(texts.building, async () => {
    let errors = ''
    const code = await run(node, [join(ROOT, 'tooling/build/build.ts'), ...args], {
      onStderr: text => {
        errors += text
      },
    })
    if (code !== 0) throw knownFailure(errors, ROOT) ?? new ExpectedError(texts.buildFailed)
  })
}
