import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { SubAppModule } from '@apron/sdk'
import { isRecord } from './check-json.ts'
import { SubAppFailure } from './sub-app-failure.ts'

type LinkKind = 'modulepreload' | 'stylesheet'

/** Fetches one file with its integrity; the promise settles when the browser has it, or has refused it. */
function link(kind: LinkKind, href: string, integrity: string): Promise<void> {
  const known = document.head.querySelector(`link[rel="${kind}"][href="${CSS.escape(href)}"][data-ready]`)
  if (known) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const element = document.createElement('link')
    element.rel = kind
    element.href = href
    element.integrity = integrity
    element.addEventListener('load', () => {
      element.dataset['ready'] = ''
      resolve()
    })
    element.addEventListener('error', () => {
      // Taken away, so that a retry fetches again.
      element.remove()
      reject(
        new SubAppFailure(
          'unreachable',
          `${href} could not be loaded, or is not the file that was registered`,
        ),
      )
    })
    document.head.append(element)
  })
}

function isSubAppModule(module: unknown): module is SubAppModule {
  return isRecord(module) && module['contract'] === 1 && typeof module['bootstrap'] === 'function'
}

/** Fetches everything an application names, checks it against its hashes, and runs its entry (security note T02). */
export async function loadFiles(manifest: SubAppManifest, folder: string): Promise<SubAppModule> {
  const get = (kind: LinkKind, file: string) => link(kind, folder + file, manifest.integrity[file] ?? '')
  await Promise.all([
    get('modulepreload', manifest.entry),
    ...manifest.css.map(file => get('stylesheet', file)),
    ...manifest.preload.filter(file => file.endsWith('.js')).map(file => get('modulepreload', file)),
  ])
  const module: unknown = await import(/* @vite-ignore */ folder + manifest.entry)
  if (isSubAppModule(module)) return module
  throw new SubAppFailure('invalid', `${folder}${manifest.entry} does not export contract 1 and bootstrap`)
}
