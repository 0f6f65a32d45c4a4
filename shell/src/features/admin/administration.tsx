import {
  type AppSetup,
  defineSubApp,
  type Host,
  type LazyPage,
  lazyPage,
  type SubAppModule,
} from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import type { ComponentType, ReactNode } from 'react'
import { type AdminPageKind, helpOf } from './page-help.ts'
import { type BuiltInTexts, BuiltInTextsContext } from './translations/built-in-texts.ts'

/** Parts of the administration that the shell supplies in addition to the application host. */
export interface AdministrationParts {
  /** Mount path without the slash. */
  readonly name: string
  /** Page modules by path, loaded on demand. */
  readonly pages: Readonly<Record<string, { readonly get: () => Promise<{ default: ComponentType }> }>>
  /** Kind of the page at the mount path itself, if there is one. */
  readonly kind?: AdminPageKind
  /** Loads the texts shipped with the portal. */
  readonly builtInTexts: () => Promise<BuiltInTexts>
}

/** Titles come from the menu. */
const UNTITLED = { zh: '', en: '' }

const Unwrapped = ({ children }: { readonly children: ReactNode }) => children

function setupWith(builtInTexts: AdministrationParts['builtInTexts']): (host: Host) => AppSetup {
  const queries = withQueries()
  return host => {
    const setup = queries(host)
    const Queries = setup.wrap ?? Unwrapped
    return {
      ...setup,
      wrap: ({ children }) => (
        <BuiltInTextsContext value={builtInTexts}>
          <Queries>{children}</Queries>
        </BuiltInTextsContext>
      ),
    }
  }
}

/** Wraps the administration as a regular sub-application. */
export function administration({ name, pages, kind, builtInTexts }: AdministrationParts): SubAppModule {
  const base = `/${name}`
  const pageEntries = Object.entries(pages).map(([path, { get }]): [`/${string}`, LazyPage] => [
    `/${path.slice(base.length + 1)}`,
    lazyPage(get),
  ])
  return defineSubApp({
    manifest: {
      name,
      pages: Object.fromEntries(
        pageEntries.map(([path]) => [
          path,
          { title: UNTITLED, help: helpOf(path === '/' && kind !== undefined ? `/${kind}` : path) },
        ]),
      ),
    },
    provider: UiProvider,
    setup: setupWith(builtInTexts),
    pages: Object.fromEntries(pageEntries),
  })
}
