// Creates an application with `npm run new-sub-app` in a copy of the repository, builds the product with it, and runs
// its generated browser test against its server part. Takes up to five minutes.
// node tooling/node.mjs tooling/guide/make-application.ts; prints "N passed, N failed" last.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../start/lib/paths.mjs'
import { seconds } from '../start/lib/terminal.mjs'

const NAME = 'shiftBook'
const LIMIT_MS = 5 * 60_000
const OURS = '@apron'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Copies the files known to git and links the libraries. The packages of the repository are the copy's own. */
function copyRepository(copy: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of stdout.split('\0')) {
    if (file === '' || !existsSync(join(ROOT, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, OURS), { recursive: true })
  for (const entry of readdirSync(from)) if (entry !== OURS) symlinkSync(join(from, entry), join(to, entry))
  for (const entry of readdirSync(join(from, OURS))) {
    symlinkSync(readlinkSync(join(from, OURS, entry)), join(to, OURS, entry))
  }
  // Packages with another version of a library have it in their own folder.
  for (const own of readdirSync(join(ROOT, 'packages')).map(name => join('packages', name, 'node_modules'))) {
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(copy, own))
  }
}

/** @returns whether it succeeded */
async function run(copy: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: copy, stdio: 'inherit' })
  return (await new Promise(done => child.once('close', done))) === 0
}

const STEPS = [
  ['Make it', ['tooling/new-sub-app/new-sub-app.ts', NAME]],
  ['Build the product with it', ['tooling/build/build.ts']],
  [
    'Write a record down in the shell',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--project=zh-wide',
      `apps/${NAME}/e2e`,
    ],
  ],
] as const satisfies readonly (readonly [string, readonly string[]])[]

async function runSteps(copy: string): Promise<{ passed: number; failed: number }> {
  copyRepository(copy)
  const since = performance.now()
  let passed = 0
  for (const [title, args] of STEPS) {
    print(`› ${title}`)
    if (!(await run(copy, args))) return { passed, failed: 1 }
    passed += 1
    print(`  after ${seconds(performance.now() - since)}`)
  }
  const took = performance.now() - since
  if (took <= LIMIT_MS) return { passed, failed: 0 }
  print(`  FAILED: it took ${seconds(took)}, and may take ${seconds(LIMIT_MS)}`)
  return { passed, failed: 1 }
}

const copy = mkdtempSync(join(tmpdir(), 'apron-made-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const { passed, failed } = await runSteps(copy)
print(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
