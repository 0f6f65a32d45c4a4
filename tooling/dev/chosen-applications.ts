import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { ExpectedError } from '../start/lib/terminal.mjs'
import { devTexts } from './dev.texts.ts'

/** Parsed arguments of `npm run dev`. */
export interface ChosenApplications {
  /** Absolute folders of the chosen applications. */
  readonly folders: readonly string[]
  /** Applications in apps/ that are not chosen. They are built as usual. */
  readonly others: readonly string[]
  /** Serves the shell itself from source. */
  readonly shell: boolean
}

const SHELL = 'shell'
const isApplication = (folder: string) => existsSync(join(folder, 'vite.config.ts'))

/** Returns the applications of the repository: the folders of apps/ with a `vite.config.ts`. */
export function ownApplications(root: string): string[] {
  const apps = join(root, 'apps')
  return existsSync(apps) ? readdirSync(apps).filter(name => isApplication(join(apps, name))) : []
}

/**
 * @param requested names of applications in apps/, paths of application folders, `shell`; empty for all of apps/
 * @param from folder against which relative paths are resolved
 * @throws ExpectedError if there is no such application
 */
export function chosenApplications(
  requested: readonly string[],
  root: string,
  from: string,
): ChosenApplications {
  const own = ownApplications(root)
  const apps = requested.filter(one => one !== SHELL)
  const names = requested.length === 0 ? own : apps
  if (requested.length === 0 && own.length === 0) throw new ExpectedError(devTexts.noApplication())

  const folders = names.map(one => {
    if (own.includes(one)) return join(root, 'apps', one)
    const folder = resolve(from, one)
    if ((isAbsolute(one) || /[/\\.]/.test(one)) && isApplication(folder)) return folder
    throw new ExpectedError(devTexts.unknownApplication(one, own))
  })
  return {
    folders,
    others: own.filter(name => !folders.includes(join(root, 'apps', name))),
    shell: requested.includes(SHELL),
  }
}
