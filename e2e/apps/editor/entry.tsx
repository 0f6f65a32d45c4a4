import './editor.css'
import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { UiProvider } from '@apron/ui/provider'
import { manifest } from './manifest.config.ts'

const app = defineSubApp({
  manifest,
  provider: UiProvider,
  pages: {
    '/list': lazyPage(() => import('./list.page.tsx')),
    '/record': lazyPage(() => import('./record.page.tsx')),
    '/form': lazyPage(() => import('./form.page.tsx')),
    '/plain': lazyPage(() => import('./plain.page.tsx')),
    '/popups': lazyPage(() => import('./popups.page.tsx')),
    '/AddEnReport': lazyPage(() => import('./add-en-report.page.tsx')),
    '/AddChineseReport': lazyPage(() => import('./add-chinese-report.page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
