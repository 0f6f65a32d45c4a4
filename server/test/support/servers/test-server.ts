import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESSION_IDLE_MS } from '@apron/contract/limits/session'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, beforeAll } from 'vitest'
import { buildServer } from '../../../src/app/build-server.ts'
import type { ServerDeps } from '../../../src/app/server-deps.ts'
import type { CodeMessage } from '../../../src/features/auth/codes/code-delivery.ts'
import { createOutboxDelivery, outboxFile } from '../../../src/features/auth/codes/outbox-delivery.ts'
import { openFileLocations } from '../../../src/platform/files/open-file-locations.ts'
import { createShutdownState } from '../../../src/platform/health/shutdown.ts'
import { HTTP_LIMITS, type HttpLimits } from '../../../src/platform/http/http-limits.ts'
import { createLiveBus } from '../../../src/platform/live/live-bus.ts'
import { createLogger } from '../../../src/platform/log/logger.ts'
import { PortalClient } from '../clients/portal-client.ts'
import { TEST_PASSWORD, TEST_SECRET } from '../stores/demo-store.ts'
import type { TestStore } from '../stores/stores.ts'
import { MovingClock } from './moving-clock.ts'

/**
 * The product's limits except for two that would slow the client, as client and server of a test share one process:
 * there is no load meter, and the captcha takes a hundredth of the work (hundreds of logins would cost 90 s of a full
 * run).
 */
export const TEST_LIMITS: HttpLimits = { ...HTTP_LIMITS, maxEventLoopDelayMs: 0, captchaNumbers: 2_000 }

export interface TestServer {
  readonly origin: string
  readonly app: FastifyInstance
  /** Routes served; clients that a test makes itself check responses with them. */
  readonly routes: readonly ServerRoute[]
  readonly clock: MovingClock
  /** Log lines so far. */
  readonly log: readonly string[]
  /** Messages with codes sent so far. */
  outbox(): Promise<CodeMessage[]>
  client(): PortalClient
  /**
   * Returns the client of a person logged in through the real login, once for all tests of a file. Changes to a client
   * (language, token) do not affect other tests.
   */
  as(userCode: string, options?: LoginOptions): Promise<PortalClient>
  close(): Promise<void>
}

export interface LoginOptions {
  readonly browser?: boolean
  /** True for a login of the test's own, when the session is its subject or ends. */
  readonly fresh?: boolean
}

export interface TestServerOptions
  extends Partial<Omit<ServerDeps, 'database' | 'clock' | 'logger' | 'settings'>> {
  readonly settings?: Partial<ServerDeps['settings']>
  readonly clock?: MovingClock
  /** Minimum level. Default: everything is logged. */
  readonly logLevel?: string
}

/** Starts a real server on a free loopback port, on an open and migrated store. */
export async function startTestServer(
  database: ServerDeps['database'],
  { clock = new MovingClock(), logLevel = 'trace', ...deps }: TestServerOptions = {},
): Promise<TestServer> {
  const log: string[] = []
  // The process's own logger, so that tests see the log lines that operators see.
  const logger = createLogger(logLevel, { write: line => void log.push(line) })
  const folder = await mkdtemp(join(tmpdir(), 'apron-dist-'))
  const outbox = outboxFile(folder)
  const building = buildServer({
    settings: {
      variant: 'csn',
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      appsDir: join(folder, 'apps'),
      devSubApps: new Map(),
      appSigningKeys: new Map(),
      passwordExpiryRule: false,
      draftDays: 14,
      reportFilesBytes: 2_147_483_648,
      offlineUse: true,
      quickSignIn: true,
      sessionIdleMs: SESSION_IDLE_MS,
      mobileAppUrl: null,
      smsUrl: null,
      outgoingHosts: [],
      safetyPhone: null,
      safetyMail: null,
      passwordPageUrl: null,
      passwordResetLink: null,
      ...deps.settings,
    },
    secretKey: TEST_SECRET,
    delivery: createOutboxDelivery(outbox),
    database,
    fileLocations: await openFileLocations({ dataDir: folder, s3: null }),
    liveBus: createLiveBus(null),
    shutdown: createShutdownState(),
    clock,
    logger,
    plugins: [],
    distDir: folder,
    limits: TEST_LIMITS,
    operatorDir: null,
    ...withoutSettings(deps),
  })
  const { app, routes } = await building.catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const client = () => new PortalClient(origin, routes)
  return {
    origin,
    app,
    routes,
    clock,
    log,
    client,
    outbox: () => readOutbox(outbox),
    as: loginsOnce(clock, async (userCode, browser) => {
      const portal = client()
      portal.asBrowser = browser
      await portal.login(userCode, TEST_PASSWORD)
      return portal
    }),
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Age after which a session is not reused: it idles out after half an hour, and the tests' clock may have moved past
 * that.
 */
const LENT_MS = 10 * 60_000

function loginsOnce(
  clock: MovingClock,
  logIn: (userCode: string, browser: boolean) => Promise<PortalClient>,
): TestServer['as'] {
  const lent = new Map<string, { readonly session: Promise<PortalClient>; readonly since: number }>()
  return async (userCode, { browser = false, fresh = false } = {}) => {
    if (fresh) return await logIn(userCode, browser)
    const key = `${userCode} ${browser}`
    const now = clock.now().getTime()
    const known = lent.get(key)
    const current =
      known && now - known.since < LENT_MS ? known : { session: logIn(userCode, browser), since: now }
    lent.set(key, current)
    return (await current.session).copy()
  }
}

const Message = Type.Object({
  mobile: Type.Union([Type.String(), Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  purpose: Type.Union([
    Type.Literal('login'),
    Type.Literal('password'),
    Type.Literal('link'),
    Type.Literal('notice'),
  ]),
  code: Type.String(),
  language: Type.Union([Type.Literal('zh'), Type.Literal('en')]),
  text: Type.String(),
})

async function readOutbox(file: string): Promise<CodeMessage[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => Value.Parse(Message, JSON.parse(line)))
}

function withoutSettings({ settings: _settings, ...deps }: Omit<TestServerOptions, 'clock' | 'logLevel'>) {
  return deps
}

/** A seeded server for a suite; use inside `describeOnStores`. */
export function serverOn(store: TestStore, options: TestServerOptions = {}): TestServer {
  let server: TestServer | null = null
  store.fillWith(options.plugins)
  beforeAll(async () => {
    server = await startTestServer(store.database, options)
  })
  afterAll(() => server?.close())
  const running = (): TestServer => {
    if (!server) throw new Error('The server runs in tests and hooks only')
    return server
  }
  return {
    get origin() {
      return running().origin
    },
    get app() {
      return running().app
    },
    get routes() {
      return running().routes
    },
    get clock() {
      return running().clock
    },
    get log() {
      return running().log
    },
    outbox: () => running().outbox(),
    client: () => running().client(),
    as: (userCode, as) => running().as(userCode, as),
    close: () => running().close(),
  }
}
