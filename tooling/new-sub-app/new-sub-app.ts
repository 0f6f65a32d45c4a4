// npm run new-sub-app -- <name>: a working application in apps/<name>.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../start/lib/paths.mjs'
import { Stop, say, script } from '../start/lib/terminal.mjs'
import { nameFault } from './application-name.ts'
import { applicationFiles, insideRepository, portFor, writeFiles } from './create-application.ts'
import { texts } from './new-sub-app.texts.ts'

const TEMPLATES = ['template', 'inside'].map(folder => join(import.meta.dirname, folder))

/** Ports that applications of the repository name themselves. */
function portsIn(apps: string, names: readonly string[]): number[] {
  return names.flatMap(name => {
    const config = join(apps, name, 'vite.config.ts')
    const port = existsSync(config) ? /port: (\d+)/.exec(readFileSync(config, 'utf8'))?.[1] : undefined
    return port === undefined ? [] : [Number(port)]
  })
}

await script(() => {
  const apps = join(ROOT, 'apps')
  const names = readdirSync(apps)
  const name = process.argv[2] ?? ''
  const fault = nameFault(name, names)
  if (fault !== null) throw new Stop(fault)
  const files = applicationFiles(name, portFor(name, portsIn(apps, names)), TEMPLATES)
  writeFiles(join(apps, name), insideRepository(files))
  say(texts.madeInside(name))
  return 0
})
