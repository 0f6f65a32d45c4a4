import './blue.css'
import { defineSubApp, type Host } from '@apron/sdk'
import { UiProvider } from '@apron/ui/provider'
import { ColouredPage } from '../coloured/coloured-page.tsx'
import { manifest } from './manifest.config.ts'

const app = defineSubApp({ manifest, provider: UiProvider, pages: { '/page': ColouredPage } })

export const contract = app.contract
export const bootstrap = (host: Host) => app.bootstrap(host)
