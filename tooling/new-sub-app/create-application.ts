import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { DEV_PORTS, SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { toKebabCase, toSnakeCase } from './application-name.ts'

/** Content by path below the application's folder. */
export type ApplicationFiles = ReadonlyMap<string, string>

const SAMPLE = 'sampleApp'
const SAMPLE_PORT = 'port: 9507'
const SKIPPED = new Set(['node_modules', 'dist'])

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.split('/').some(part => SKIPPED.has(part)))
    .toSorted()
}

/** `_.gitignore` → `.gitignore`: under its real name in the template, git and npm would apply it. */
const realPath = (path: string) => path.replace(/(^|\/)_(?=[^/]+$)/, '$1')

function readAll(folder: string): [string, string][] {
  return pathsBelow(folder).map(path => [realPath(path), readFileSync(join(folder, path), 'utf8')])
}

/** Returns the files of a new application. */
export function applicationFiles(name: string, port: number, template: string): ApplicationFiles {
  const files = new Map(readAll(template))
  for (const [path, text] of files) {
    const own = text
      .replaceAll(SAMPLE, name)
      .replaceAll(toKebabCase(SAMPLE), toKebabCase(name))
      .replaceAll(toSnakeCase(SAMPLE), toSnakeCase(name))
      .replace(SAMPLE_PORT, `port: ${port}`)
    files.set(path, own)
  }
  return files
}

export function writeFiles(folder: string, files: ApplicationFiles): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Returns the port of the development server: the application's assigned one, else the first free one, else the last. */
export function portFor(name: string, usedPorts: readonly number[]): number {
  const known = Object.entries(SUB_APP_PORTS)
  const own = known.find(([app]) => app === name)?.[1]
  if (own !== undefined) return own
  const used = new Set([...usedPorts, ...known.map(([, port]) => port)])
  for (let port = DEV_PORTS.first; port < DEV_PORTS.last; port += 1) if (!used.has(port)) return port
  return DEV_PORTS.last
}
