import './app.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { UiProvider } from '@apron/ui/provider'
import { manifest } from './manifest.config.ts'
import { setup } from './notes/setup.tsx'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  setup,
  pages: {
    '/list': lazyPage(() => import('./list/list.page.tsx')),
    '/detail': lazyPage(() => import('./detail/detail.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
