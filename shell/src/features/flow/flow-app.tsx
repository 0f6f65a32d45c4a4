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
import { FLOW_HELP } from './flow-help.ts'
import { type FlowHints, FlowHintsContext } from './shared/flow-hints.ts'

export type { FlowHints } from './shared/flow-hints.ts'

/** What the shell gives the work flow beside the host that every application has. */
export interface FlowParts {
  /** Its mount path without the slash. */
  readonly name: string
  /** Its pages by path; the code of each is fetched when it is first shown. */
  readonly pages: Readonly<Record<string, { readonly get: () => Promise<{ default: ComponentType }> }>>
  readonly hints: FlowHints
}

/** Titles are those of the menu and of the manifest. */
const UNTITLED = { zh: '', en: '' }

const Bare = ({ children }: { readonly children: ReactNode }) => children

function setupWith(hints: FlowHints): (host: Host) => AppSetup {
  const queries = withQueries()
  return host => {
    const setup = queries(host)
    const Queries = setup.wrap ?? Bare
    return {
      ...setup,
      wrap: ({ children }) => (
        <FlowHintsContext value={hints}>
          <Queries>{children}</Queries>
        </FlowHintsContext>
      ),
    }
  }
}

/** The work flow as an application like others. */
export function flowApp({ name, pages, hints }: FlowParts): SubAppModule {
  const below = Object.entries(pages).map(([path, { get }]): [`/${string}`, LazyPage] => [
    `/${path.slice(name.length + 2)}`,
    lazyPage(get),
  ])
  return defineSubApp({
    manifest: {
      name,
      pages: Object.fromEntries(below.map(([path]) => [path, { title: UNTITLED, help: FLOW_HELP[path] }])),
    },
    provider: UiProvider,
    setup: setupWith(hints),
    pages: Object.fromEntries(below),
  })
}
