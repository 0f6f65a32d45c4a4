import { defineSubApp, type Host, lazyPage } from '@apron/sdk'
import { APP_NAME } from '../pages/app-name.ts'
import { FormPage } from '../pages/form-page.tsx'
import { ListPage } from '../pages/list-page.tsx'
import { manifestOf } from './manifest.ts'

const app = defineSubApp({
  manifest: manifestOf(APP_NAME),
  pages: {
    '/list': ListPage,
    '/form': FormPage,
    '/detail': lazyPage(() => import('../pages/detail-page.tsx')),
  },
})

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
