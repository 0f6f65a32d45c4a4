import './app.css'
import './checked-result/checked-result.css'
import './check-order/check-order.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import { app as manifest } from '../app.ts'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  setup: withQueries(),
  pages: {
    '/checkList': lazyPage(() => import('./check-list/check-list.page.tsx')),
    '/checkOrder': lazyPage(() => import('./check-order/check-order.page.tsx')),
    '/checkedResult': lazyPage(() => import('./checked-result/checked-result.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
