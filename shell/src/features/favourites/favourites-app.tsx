import { defineSubApp, lazyPage, type SubAppModule } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** What the shell gives the page of favourites beside the host that every application has. */
export interface FavouritesParts {
  /** Its mount path without the slash. */
  readonly name: string
  readonly page: { readonly get: () => Promise<{ default: ComponentType }> }
  /** What the dashboard, the search and the dialog have read: what one of them changes the others see. */
  readonly queries: QueryClient
}

/** One's favourites as an application like others, of one page. */
export function favouritesApp({ name, page, queries }: FavouritesParts): SubAppModule {
  return defineSubApp({
    // Its title is that of the menu.
    manifest: { name, pages: { '/': { title: { zh: '', en: '' } } } },
    provider: UiProvider,
    setup: withQueries(queries),
    pages: { '/': lazyPage(page.get) },
  })
}
