import './app.css'
import type { Host, SubAppModule } from '@apron/sdk'
import { mountTab } from './mount-tab.ts'

export const contract = 1

/** Implements the contract without the SDK's React binding: each tab is a separate Vue application. */
export const bootstrap: SubAppModule['bootstrap'] = (host: Host) => ({ mount: tab => mountTab(host, tab) })
