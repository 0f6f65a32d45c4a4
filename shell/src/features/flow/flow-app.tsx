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

/** Parts of the work flow that the shell supplies in addition to the application host. */
export interface FlowParts {
  /** Mount path without the slash. */
  readonly name: string
  /** Page modules by path, loaded on demand. */
  readonly pages: Readonly<Record<string, { readonly get: () => Promise<{ default: ComponentType }> }>>
  readonly hints: FlowHints
}

/** Titles come from the menu and the manifest. */
const UNTITLED = { zh: '', en: '' }

const Unwrapped = ({ children }: { readonly children: ReactNode }) => children

function setupWith(hints: FlowHints): (host: Host) => AppSetup {
  const queries = withQueries()
  return host => {
    const setup = queries(host)
    const Queries = setup.wrap ?? Unwrapped
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

/** Wraps the work flow as a regular sub-application. */
export function flowApp({ name, pages, hints }: FlowParts): SubAppModule {
  const pageEntries = Object.entries(pages).map(([path, { get }]): [`/${string}`, LazyPage] => [
    `/${path.slice(name.length + 2)}`,
    lazyPage(get),
  ])
  return defineSubApp({
    manifest: {
      name,
      pages: Object.fromEntries(
        pageEntries.map(([path]) => [path, { title: UNTITLED, help: FLOW_HELP[path] }]),
      ),
    },
    provider: UiProvider,
    setup: setupWith(hints),
    pages: Object.fromEntries(pageEntries),
  })
}
