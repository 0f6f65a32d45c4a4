import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Places } from './places.ts'
import type { Target } from './target.ts'

async function viteBuild(root: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    mode: 'production',
    logLevel: 'warn',
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
  })
}

/** Reads `newest.json`, written by the Vite preset, from which the server takes the first version of a new store. */
export function newestVersion(places: Places, name: string): string {
  const json: unknown = JSON.parse(readFileSync(join(places.apps, name, 'newest.json'), 'utf8'))
  if (typeof json === 'object' && json !== null && 'version' in json) return String(json.version)
  throw new Error(`dist/apps/${name}/newest.json names no version`)
}

/** Returns every sub-application: the folders of `apps/` with a `vite.config.ts`. */
export function applications(places: Places): Target[] {
  const folder = join(places.root, 'apps')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => existsSync(join(folder, name, 'vite.config.ts')))
    .map(name => ({
      name,
      inputs: [
        'package-lock.json',
        'tooling/build',
        'packages/sdk/src/vite',
        'packages/pages/package.json',
        'packages/sdk/package.json',
        'packages/ui/package.json',
        'packages/contract',
        `apps/${name}/package.json`,
        `apps/${name}/vite.config.ts`,
        `apps/${name}/contract`,
        `apps/${name}/web`,
      ],
      async build() {
        await viteBuild(join(folder, name))
        return [`dist/apps/${name}/${newestVersion(places, name)}/manifest.json`]
      },
    }))
}

/** The shell, whose page carries the import map. */
export function shell(places: Places): Target[] {
  const folder = join(places.root, 'shell')
  if (!existsSync(join(folder, 'vite.config.ts'))) return []
  return [
    {
      name: 'shell',
      inputs: [
        'package-lock.json',
        'tooling/build',
        'dist/shared/import-map.json',
        'packages/contract',
        'packages/offline',
        'packages/sdk/src/contract.ts',
        'shell',
      ],
      async build() {
        await viteBuild(folder)
        return ['dist/shell/index.html', 'dist/shell/csp.json']
      },
    },
  ]
}
