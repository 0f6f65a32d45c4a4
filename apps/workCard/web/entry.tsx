import './work-card.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import { app as manifest } from '../app.ts'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  setup: withQueries(),
  pages: {
    '/packageBoard': lazyPage(() => import('./packages/package-board.page.tsx')),
    '/cardList': lazyPage(() => import('./cards/card-list.page.tsx')),
    '/cardExecute': lazyPage(() => import('./execute/card-execute.page.tsx')),
    '/defect': lazyPage(() => import('./defects/defect.page.tsx')),
    '/authorisations': lazyPage(() => import('./authorisations/authorisations.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
