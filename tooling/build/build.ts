// Builds what is out of date: shared libraries, import map, sub-applications, shell, compressed files.
// npm run build [-- --only shell,ui] [-- --clean] [-- --no-compress]
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { applications, newestVersion, shell } from './applications.ts'
import { acquireBuildLock } from './build-lock.ts'
import { compressFolder } from './compress.ts'
import { failureText } from './failure-text.ts'
import { writeImportMap } from './import-map.ts'
import { dropOldVersions } from './old-versions.ts'
import { placesOf, REPOSITORY } from './places.ts'
import { runStage, type TargetReport } from './run-stages.ts'
import { sharedPages } from './shared/shared-pages.ts'
import { sharedReact } from './shared/shared-react.ts'
import { sharedSdk } from './shared/shared-sdk.ts'
import { sharedUi } from './shared/shared-ui.ts'
import { chosenTargets } from './target.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

function printTarget({ target, reason, milliseconds, outputs }: TargetReport): void {
  print(`  ${target.padEnd(14)} ${seconds(milliseconds).padStart(7)}  ${outputs[0] ?? ''}  (${reason})`)
}

// Always builds for production, regardless of the caller's environment.
process.env['NODE_ENV'] = 'production'

async function buildAll(only: readonly string[], compress: boolean): Promise<void> {
  const places = placesOf(REPOSITORY)
  const start = performance.now()
  let built = 0
  const report = (line: TargetReport) => {
    built += 1
    printTarget(line)
  }
  const libraries = [sharedReact(places), sharedSdk(places), sharedUi(places), sharedPages(places)]
  const pages = [...applications(places), ...shell(places)]
  const chosen = new Set(chosenTargets([...libraries, ...pages], only))

  await runStage(
    places,
    libraries.filter(target => chosen.has(target)),
    report,
  )
  writeImportMap(places)
  await runStage(
    places,
    pages.filter(target => chosen.has(target)),
    report,
  )
  const packed = compress ? await compressFolder(places.dist) : 0
  const took = seconds(performance.now() - start)
  print(
    built === 0 && packed === 0
      ? `Nothing to build (${took})`
      : `Built in ${took}, ${packed} files compressed`,
  )
}

/** Removes all but the last versions of every sub-application. Never part of an ordinary build. */
function clean(): void {
  const places = placesOf(REPOSITORY)
  for (const name of readdirSync(places.apps)) {
    const dropped = dropOldVersions(join(places.apps, name), '', newestVersion(places, name))
    for (const version of dropped) print(`  removed ${name} ${version}`)
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      clean: { type: 'boolean' },
      compress: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  const release = await acquireBuildLock(placesOf(REPOSITORY).records, pid => {
    print(`Another build is running (process ${pid}); waiting for it`)
  })
  try {
    await buildAll(values.only?.split(',') ?? [], values.compress)
    if (values.clean === true) clean()
  } finally {
    release()
  }
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`)
  process.exitCode = 1
}
