import { defineSubApp, lazyPage, type SubAppModule } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** Parts of the favourites page that the shell supplies in addition to the application host. */
export interface FavouritesParts {
  /** Mount path without the slash. */
  readonly name: string
  readonly page: { readonly get: () => Promise<{ default: ComponentType }> }
  /**
   * Query cache shared with the dashboard, the search and the dialog, so that all see each other's changes.
   */
  readonly queries: QueryClient
}

const HELP = {
  zh: '本页列出您收藏的页面，只有您自己能看到。要收藏一个页面，右键点击或长按它的标签，选择“加入收藏”。在本页可以打开、改名、调整顺序或删除收藏；主页上的“我的收藏”显示同样的内容。页面不再可用时会注明，收藏仍保留，直到您删除。',
  en: 'Your favourites are pages you want to find again; nobody else sees them. To add one, right-click its tab, or press and hold it, and choose “Add to favourites”. Here you can open, rename, reorder and delete them; the box on your home page shows the same list. If a page is no longer available, this is said beside it and the favourite stays until you delete it.',
} as const

/** Wraps the favourites page as a regular sub-application. */
export function favouritesApp({ name, page, queries }: FavouritesParts): SubAppModule {
  return defineSubApp({
    // Its title comes from the menu.
    manifest: { name, pages: { '/': { title: { zh: '', en: '' }, help: HELP } } },
    provider: UiProvider,
    setup: withQueries(queries),
    pages: { '/': lazyPage(page.get) },
  })
}
