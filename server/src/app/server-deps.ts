import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import type { Clock } from '@apron/server-kit/time/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { CodeDelivery } from '../features/auth/codes/code-delivery.ts'
import type { Settings } from '../platform/config/settings.ts'
import type { Database } from '../platform/db/database.ts'
import type { FileLocations } from '../platform/files/file-storage.ts'
import type { ShutdownState } from '../platform/health/shutdown.ts'
import type { HttpLimits } from '../platform/http/http-limits.ts'
import type { LiveBus } from '../platform/live/live-bus.ts'

/** Dependencies of the server. Tests bring their own clock, plugins, folders and limits. */
export interface ServerDeps {
  readonly settings: Pick<
    Settings,
    | 'variant'
    | 'publicUrl'
    | 'trustProxy'
    | 'appsDir'
    | 'devSubApps'
    | 'appSigningKeys'
    | 'passwordExpiryRule'
    | 'draftDays'
    | 'reportFilesBytes'
    | 'offlineUse'
    | 'quickSignIn'
    | 'sessionIdleMs'
    | 'mobileAppUrl'
    | 'smsUrl'
    | 'outgoingHosts'
    | 'safetyPhone'
    | 'safetyMail'
    | 'passwordPageUrl'
    | 'passwordResetLink'
  >
  readonly secretKey: string
  /** Sends codes to phones and mailboxes. */
  readonly delivery: CodeDelivery
  readonly database: Database
  /** Notifies the nodes of changes. Closed with the server. */
  readonly liveBus: LiveBus
  /** Begins when this node is about to stop. */
  readonly shutdown: ShutdownState
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Locations of incoming and stored files. */
  readonly fileLocations: FileLocations
  /** Server parts of sub-applications. */
  readonly plugins: readonly ServerPlugin[]
  /** Build folder with `shell/` and `shared/`. */
  readonly distDir: string
  readonly limits: HttpLimits
  /** Data folder where commands find the running server; null if they open the store themselves. */
  readonly operatorDir: string | null
}
