import './work-card.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { withQueries } from '@apron/sdk/query'
import { UiProvider, type UiProviderProps } from '@apron/ui/provider'
import { app as manifest } from '../app.ts'
import { DemoBanner } from './shared/demo-banner.tsx'

/** Renders the banner of demonstration data above every page. */
const Provider = ({ children, ...ui }: UiProviderProps) => (
  <UiProvider {...ui}>
    <DemoBanner />
    {children}
  </UiProvider>
)

const app = defineSubApp({
  manifest,
  provider: Provider,
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
