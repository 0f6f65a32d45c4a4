import { plugin as safetyQualityPlugin } from '@apron/safety-quality/server'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { plugin as toolsPlugin } from '@apron/tools/server'
import { plugin as workCardPlugin } from '@apron/work-card/server'

/** Sub-applications with a server part. */
export const PLUGINS: readonly ServerPlugin[] = [safetyQualityPlugin, toolsPlugin, workCardPlugin]
