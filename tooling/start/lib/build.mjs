import { join } from 'node:path'
import { knownFailure } from './failure.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { Stop, step } from './terminal.mjs'
import { texts } from './texts.mjs'

/** Builds what is out of date; the build itself knows what that is. */
export async function build(node) {
  await step(texts.building, async () => {
    let errors = ''
    const code = await run(node, [join(ROOT, 'tooling/build/build.ts')], {
      onStderr: text => {
        errors += text
      },
    })
    if (code !== 0) throw knownFailure(errors, ROOT) ?? new Stop(texts.buildFailed)
  })
}
