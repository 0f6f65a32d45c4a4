import './parts.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import { manifest } from './manifest.config.ts'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  setup: withQueries(),
  pages: {
    '/table': lazyPage(() => import('./table.page.tsx')),
    '/long': lazyPage(() => import('./long.page.tsx')),
    '/fields': lazyPage(() => import('./fields.page.tsx')),
    '/approval': lazyPage(() => import('./approval.page.tsx')),
    '/dialogs': lazyPage(() => import('./dialogs.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
