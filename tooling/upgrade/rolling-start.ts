// TEST_DATABASE_URL=… node tooling/node.mjs tooling/upgrade/rolling-start.ts <commit>
// Runs an old node and one of this version on one database, as during a rolling start: a change on one must work on the
// other.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '@apron/e2e/harness/servers/free-port'
import { createScratchDatabase } from '@apron/e2e/harness/servers/scratch-database'
import { until } from '@apron/e2e/harness/until'
import { oldTree } from './old-tree.ts'
import { ROLLING_STEPS } from './rolling-steps.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PASSWORD = 'lines of hangar rain 7'
const START_MS = 90_000

interface Node {
  readonly origin: string
  stop(): Promise<void>
}

async function startNode(tree: string, folder: string, databaseUrl: string): Promise<Node> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const preload = pathToFileURL(join(ROOT, 'tooling/end-with-parent.mjs')).href
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', preload, join(tree, 'server/src/app/main.ts'), '--demo'],
    {
      cwd: tree,
      stdio: ['pipe', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'] ?? '',
        LANG: 'en_US.UTF-8',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: join(folder, String(port)),
        DATABASE_URL: databaseUrl,
        SECRET_KEY: 'of two nodes that work side by side: 7q',
        DEMO_PASSWORD: PASSWORD,
        LOG_LEVEL: 'warn',
      },
    },
  )
  await until(`The node of ${tree} is ready`, START_MS, async () => {
    if (child.exitCode !== null) throw new Error(`The node of ${tree} ended`)
    return await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return {
    origin,
    async stop() {
      const ended = new Promise(done => child.once('exit', done))
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
    },
  }
}

const [commit] = process.argv.slice(2)
const postgres = process.env['TEST_DATABASE_URL'] ?? ''
if (commit === undefined || postgres === '')
  throw new Error('Name a commit, and a PostgreSQL server by TEST_DATABASE_URL')
const folder = mkdtempSync(join(tmpdir(), 'apron-rolling-'))
const tree = oldTree(ROOT, commit)
const database = await createScratchDatabase(postgres)
const nodes: Node[] = []
let failed = 0
try {
  // The old node fills the store. The new one migrates it while the old one keeps working.
  for (const from of [tree, ROOT]) nodes.push(await startNode(from, folder, database.url.href))
  const [before, now] = nodes.map(({ origin }) => origin)
  for (const [title, step] of ROLLING_STEPS) {
    const problem = await step(before ?? '', now ?? '', PASSWORD).then(
      () => null,
      (error: unknown) => String(error),
    )
    if (problem !== null) failed++
    process.stdout.write(
      `${problem === null ? 'passed' : 'FAILED'}  ${title}${problem === null ? '' : `: ${problem}`}\n`,
    )
  }
} finally {
  for (const node of nodes) await node.stop()
  await database.drop()
  rmSync(tree, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(
  `${ROLLING_STEPS.length - failed} passed, ${failed} failed (${commit} beside the working tree)\n`,
)
process.exit(failed === 0 ? 0 : 1)
