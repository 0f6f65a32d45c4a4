import './app.css'
import type { Host, SubAppModule } from '@apron/sdk'
import { mountTab } from './mount-tab.ts'

export const contract = 1

/** The contract itself, without the SDK's React binding: each tab is a Vue application of its own. */
export const bootstrap: SubAppModule['bootstrap'] = (host: Host) => ({ mount: tab => mountTab(host, tab) })
