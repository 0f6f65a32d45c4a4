import { basename } from 'node:path'
import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import type { Rolldown } from 'vite'
import type { SubAppConfig } from '../app/sub-app-config.ts'
import { keptChunks } from './kept-chunks.ts'

/** Maps `/AddEnReport` to `add-en-report.page.tsx`, the naming convention of pages. */
function moduleName(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  return `${name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase()}.page.tsx`
}

/**
 * Returns the files that only voluntary report pages need, sorted. Browsers must not keep them.
 * @throws if the module of such a page cannot be identified
 */
export function notKept({ name, pages }: SubAppConfig, bundle: Rolldown.OutputBundle): string[] {
  const excludedModules = Object.keys(pages)
    .filter(path => isUnloggedPage(`/${name}${path}`))
    .map(moduleName)
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
  const modules = new Set(chunks.map(({ facadeModuleId }) => basename(facadeModuleId ?? '')))
  const missing = excludedModules.filter(module => !modules.has(module))
  if (missing.length > 0) {
    throw new Error(
      `Pages for voluntary reports are imported later, from modules of these names: ${missing.join(', ')}`,
    )
  }
  const all = keptChunks(chunks, () => false)
  const included = new Set(keptChunks(chunks, module => excludedModules.includes(basename(module))))
  return all.filter(file => !included.has(file))
}
