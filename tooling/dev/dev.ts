// npm run dev [-- <application or folder> … shell]: the portal with applications served from source, on this machine only.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../start/lib/build.mjs'
import { ROOT } from '../start/lib/paths.mjs'
import { ExpectedError, print, script, step } from '../start/lib/terminal.mjs'
import { type Children, createChildren } from './children.ts'
import { type ChosenApplications, chosenApplications } from './chosen-applications.ts'
import { devTexts } from './dev.texts.ts'
import { type ServedApplication, servedApplications } from './served-applications.ts'
import type { ListeningMessage } from './vite-server.ts'

const HOST = '127.0.0.1'
/** The first start creates and fills the store. */
const START_TIMEOUT_MS = 180_000
const POLL_MS = 100
/** A separate store, so that developers do not work on the demo's data. */
const DATA_DIR = '.cache/dev-data'
const SHARED = ['react', 'sdk', 'ui', 'pages', 'shell']

const port = Number(process.env['PORT'] || 3000)

function startViteServer(
  children: Children,
  folder: string,
  env?: NodeJS.ProcessEnv,
): Promise<ListeningMessage> {
  const child = children.start(folder, join(import.meta.dirname, 'vite-server.ts'), [folder], env)
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only message of our own script
    child.once('message', message => resolve(message as ListeningMessage))
    child.once('exit', () => reject(new ExpectedError(devTexts.ended(folder))))
  })
}

async function serveApplications(
  children: Children,
  folders: readonly string[],
): Promise<ServedApplication[]> {
  const served = await Promise.all(
    folders.map(async folder => [folder, await startViteServer(children, folder)] as const),
  )
  return servedApplications(new Map(served))
}

async function startPortal(children: Children, served: readonly ServedApplication[]): Promise<void> {
  const server = children.start('server', join(ROOT, 'server/src/app/main.ts'), ['--demo'], {
    ...process.env,
    NODE_ENV: 'development',
    HOST,
    PORT: String(port),
    PUBLIC_URL: '',
    DATABASE_URL: '',
    DATA_DIR: process.env['DATA_DIR'] || DATA_DIR,
    DEV_SUB_APPS: served.map(app => `${app.name}=${app.port}`).join(','),
  })
  const end = Date.now() + START_TIMEOUT_MS
  while (!(await responds(`http://${HOST}:${port}/health/ready`))) {
    if (server.exitCode !== null) throw new ExpectedError(devTexts.ended('server'))
    if (Date.now() > end) throw new ExpectedError(devTexts.serverSlow(START_TIMEOUT_MS / 1000))
    await wait(POLL_MS)
  }
}

async function responds(url: string): Promise<boolean> {
  return await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Serves the shell from source in front of the portal. Returns its address. */
async function serveShell(children: Children): Promise<string> {
  const env = { ...process.env, SERVER: `http://${HOST}:${port}` }
  const { port: own } = await startViteServer(children, join(ROOT, 'shell'), env)
  return `http://localhost:${own}`
}

async function start(children: Children, { folders, others, shell }: ChosenApplications): Promise<void> {
  await build(process.execPath, ['--only', [...SHARED, ...others].join(',')])
  const served: ServedApplication[] = await step(devTexts.serving, () => serveApplications(children, folders))
  await step(devTexts.startingPortal, () => startPortal(children, served))
  const origin = shell ? await serveShell(children) : `http://localhost:${port}`
  const apps = served.map(({ name, pages }) => ({ name, url: `${origin}/${name}${pages[0] ?? ''}` }))
  print(devTexts.ready(origin, apps))
}

function stopRequested(): Promise<'stop'> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
      process.once(signal, () => resolve('stop'))
    }
  })
}

await script(async () => {
  const chosen = chosenApplications(process.argv.slice(2), ROOT, process.env['INIT_CWD'] ?? ROOT)
  const children = createChildren()
  const stopped = stopRequested()
  try {
    const started = start(children, chosen)
    if ((await Promise.race([started, stopped])) === 'stop') return 0
    const ended = await Promise.race([children.firstEnd, stopped])
    if (ended === 'stop') return 0
    throw new ExpectedError(devTexts.ended(ended))
  } finally {
    await children.stop()
    process.disconnect?.()
  }
})
