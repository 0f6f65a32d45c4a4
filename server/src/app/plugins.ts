import type { ServerPlugin } from '@apron/contract/sub-apps/server-plugin'
import { plugin as safetyQuality } from '@apron/safety-quality/server'

/** The sub-applications that bring a server part. */
export const PLUGINS: readonly ServerPlugin[] = [safetyQuality]
