import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { Stop } from '../start/lib/terminal.mjs'
import { devTexts } from './dev.texts.ts'

/** What `npm run dev` was asked for. */
export interface Chosen {
  /** Folders of applications, absolute. */
  readonly folders: readonly string[]
  /** Names of the applications in apps/ that are not chosen: those are built as always. */
  readonly others: readonly string[]
  /** Whether the shell itself is served from source. */
  readonly shell: boolean
}

const SHELL = 'shell'
const isApplication = (folder: string) => existsSync(join(folder, 'vite.config.ts'))

/** Names of the applications of the repository: the folders of apps/ with a `vite.config.ts`. */
export function ownApplications(root: string): string[] {
  const apps = join(root, 'apps')
  return existsSync(apps) ? readdirSync(apps).filter(name => isApplication(join(apps, name))) : []
}

/**
 * @param asked names of applications in apps/, paths of application folders, `shell`; empty: all of apps/
 * @param from the folder that relative paths start at
 * @throws Stop when there is no such application
 */
export function chosenApplications(asked: readonly string[], root: string, from: string): Chosen {
  const own = ownApplications(root)
  const apps = asked.filter(one => one !== SHELL)
  const names = asked.length === 0 ? own : apps
  if (asked.length === 0 && own.length === 0) throw new Stop(devTexts.noApplication())

  const folders = names.map(one => {
    if (own.includes(one)) return join(root, 'apps', one)
    const folder = resolve(from, one)
    if ((isAbsolute(one) || /[/\\.]/.test(one)) && isApplication(folder)) return folder
    throw new Stop(devTexts.unknownApplication(one, own))
  })
  return {
    folders,
    others: own.filter(name => !folders.includes(join(root, 'apps', name))),
    shell: asked.includes(SHELL),
  }
}
