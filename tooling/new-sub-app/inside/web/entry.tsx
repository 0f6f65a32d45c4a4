import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import { app as manifest } from '../app.ts'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  setup: withQueries(),
  pages: {
    '/list': lazyPage(() => import('./list.page.tsx')),
    '/item': lazyPage(() => import('./item.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
