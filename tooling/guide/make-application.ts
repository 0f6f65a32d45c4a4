// Creates an application with `npm run new-sub-app` in a copy of the repository, builds the product with it, and runs
// its generated browser test. Takes up to five minutes.
// Usage: node tooling/node.mjs tooling/guide/make-application.ts. The last line printed is "N passed, N failed".
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
const SCOPE = '@apron'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Copies the files tracked by git and links the libraries. Packages of the repository resolve to the copy. */
function copyRepository(copy: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of stdout.split('\0')) {
    if (file === '' || !existsSync(join(ROOT, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  const from = join(ROOT, 'node_modules')
  const to = join(copy, 'node_modules')
  mkdirSync(join(to, SCOPE), { recursive: true })
  for (const entry of readdirSync(from)) if (entry !== SCOPE) symlinkSync(join(from, entry), join(to, entry))
  for (const entry of readdirSync(join(from, SCOPE))) {
    symlinkSync(readlinkSync(join(from, SCOPE, entry)), join(to, SCOPE, entry))
  }
  // A package that needs another version of a library has it in its own node_modules.
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const libraries = join('packages', name, 'node_modules')
    if (existsSync(join(ROOT, libraries))) symlinkSync(join(ROOT, libraries), join(copy, libraries))
  }
}

/** Runs a Node script in the copy. @returns whether it succeeded */
async function runScript(copy: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: copy, stdio: 'inherit' })
  return (await new Promise(done => child.once('close', done))) === 0
}

const STEPS = [
  ['Create the application', ['tooling/new-sub-app/new-sub-app.ts', NAME]],
  ['Build the product with the application', ['tooling/build/build.ts']],
  [
    'Run the generated browser test',
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
  const startedAt = performance.now()
  let passed = 0
  for (const [title, args] of STEPS) {
    print(`› ${title}`)
    if (!(await runScript(copy, args))) return { passed, failed: 1 }
    passed += 1
    print(`  after ${seconds(performance.now() - startedAt)}`)
  }
  const duration = performance.now() - startedAt
  if (duration <= LIMIT_MS) return { passed, failed: 0 }
  print(`  FAILED: took ${seconds(duration)}, limit ${seconds(LIMIT_MS)}`)
  return { passed, failed: 1 }
}

const copy = mkdtempSync(join(tmpdir(), 'apron-made-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const { passed, failed } = await runSteps(copy)
print(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
