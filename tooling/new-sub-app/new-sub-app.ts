// npm run new-sub-app -- <name>: creates a working application in apps/<name>, with its server part.
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../start/lib/paths.mjs'
import { ExpectedError, print, script } from '../start/lib/terminal.mjs'
import { nameProblem, packageOf } from './application-name.ts'
import { applicationFiles, portFor, writeFiles } from './create-application.ts'
import { formatApplication } from './format-application.ts'
import { texts } from './new-sub-app.texts.ts'
import { ownPackages } from './own-packages.ts'
import { withDependency, withPlugin } from './server-part.ts'

const TEMPLATE = join(import.meta.dirname, 'inside')
const PLUGINS = join(ROOT, 'server/src/app/plugins.ts')
const SERVER_PACKAGE = join(ROOT, 'server/package.json')

/** Returns the ports used by applications of the repository. */
function portsIn(apps: string, names: readonly string[]): number[] {
  return names.flatMap(name => {
    const file = join(apps, name, 'app.ts')
    const port = existsSync(file) ? /port: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
    return port === undefined ? [] : [Number(port)]
  })
}

/** Adds the application to the server, and links its package as npm will after the next installation. */
function addServerPart(name: string): void {
  writeFileSync(PLUGINS, withPlugin(readFileSync(PLUGINS, 'utf8'), name))
  writeFileSync(SERVER_PACKAGE, withDependency(readFileSync(SERVER_PACKAGE, 'utf8'), name))
  const installed = join(ROOT, 'node_modules', packageOf(name))
  if (!existsSync(installed)) symlinkSync(join(ROOT, 'apps', name), installed, 'junction')
}

await script(() => {
  const apps = join(ROOT, 'apps')
  const names = readdirSync(apps)
  const name = process.argv[2] ?? ''
  const problem = nameProblem(name, names, ownPackages(ROOT))
  if (problem !== null) throw new ExpectedError(problem)
  writeFiles(join(apps, name), applicationFiles(name, portFor(name, portsIn(apps, names)), TEMPLATE))
  formatApplication(ROOT, join('apps', name))
  addServerPart(name)
  print(texts.madeInside(name))
  return 0
})
