import './tools.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider } from '@apron/ui/provider'
import { app as manifest } from '../app.ts'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  setup: withQueries(),
  pages: {
    '/ledger': lazyPage(() => import('./ledger/ledger.page.tsx')),
    '/tool': lazyPage(() => import('./ledger/tool.page.tsx')),
    '/types': lazyPage(() => import('./ledger/types.page.tsx')),
    '/type': lazyPage(() => import('./ledger/type.page.tsx')),
    '/desk': lazyPage(() => import('./desk/desk.page.tsx')),
    '/loans': lazyPage(() => import('./desk/loans.page.tsx')),
    '/loan': lazyPage(() => import('./desk/loan.page.tsx')),
    '/counts': lazyPage(() => import('./desk/counts.page.tsx')),
    '/count': lazyPage(() => import('./desk/count.page.tsx')),
    '/calibration': lazyPage(() => import('./calibration/calibration.page.tsx')),
    '/calJob': lazyPage(() => import('./calibration/cal-job.page.tsx')),
    '/lost': lazyPage(() => import('./lost/lost.page.tsx')),
    '/lostReport': lazyPage(() => import('./lost/lost-report.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
