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

/** What the shell gives its administration beside the host that every application has. */
export interface AdministrationParts {
  /** Its mount path without the slash. */
  readonly name: string
  /** Its pages by path; the code of each is fetched when it is first shown. */
  readonly pages: Readonly<Record<string, { readonly get: () => Promise<{ default: ComponentType }> }>>
  /** The kind of its page that stands at the mount path itself, where one does. */
  readonly kind?: AdminPageKind
  /** The texts that come with the portal; fetched when somebody asks. */
  readonly builtInTexts: () => Promise<BuiltInTexts>
}

/** Titles are those of the menu. */
const UNTITLED = { zh: '', en: '' }

const Bare = ({ children }: { readonly children: ReactNode }) => children

function setupWith(builtInTexts: AdministrationParts['builtInTexts']): (host: Host) => AppSetup {
  const queries = withQueries()
  return host => {
    const setup = queries(host)
    const Queries = setup.wrap ?? Bare
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

/** The administration as an application like others. */
export function administration({ name, pages, kind, builtInTexts }: AdministrationParts): SubAppModule {
  const base = `/${name}`
  const below = Object.entries(pages).map(([path, { get }]): [`/${string}`, LazyPage] => [
    `/${path.slice(base.length + 1)}`,
    lazyPage(get),
  ])
  return defineSubApp({
    manifest: {
      name,
      pages: Object.fromEntries(
        below.map(([path]) => [
          path,
          { title: UNTITLED, help: helpOf(path === '/' && kind !== undefined ? `/${kind}` : path) },
        ]),
      ),
    },
    provider: UiProvider,
    setup: setupWith(builtInTexts),
    pages: Object.fromEntries(below),
  })
}
