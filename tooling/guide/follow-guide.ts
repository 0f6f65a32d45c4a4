// Follows docs/guides/write-a-sub-app.md like a reader: runs every command of its text in a folder outside the
// repository, with the packages of `npm pack`, and checks with browser tests what the reader sees.
// node tooling/node.mjs tooling/guide/follow-guide.ts; prints "N passed, N failed" last.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from '@apron/e2e/harness/servers/free-port'
import { isNetworkError } from '../start/lib/failure.mjs'
import { ROOT } from '../start/lib/paths.mjs'
import { seconds } from '../start/lib/terminal.mjs'
import { type GuideStep, guideSteps } from './guide-steps.ts'
import { CommandFailure, openTerminals, type Terminals } from './terminals.ts'

const GUIDE = join(ROOT, 'docs/guides/write-a-sub-app.md')
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')
const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Environment variables that a reader would have too: how npm reaches its registry. */
const INHERITED_VARIABLES =
  /^(?:HOME|TMPDIR|CHROMIUM_PATH|NODE_EXTRA_CA_CERTS|(?:https?|no)_proxy|npm_config_(?:registry|cache|userconfig|cafile|proxy|https_proxy))$/i

/** Environment of the reader's terminals: the portal of this repository with its own store, applications folder and port. */
async function createEnvironment(scratch: string): Promise<Record<string, string>> {
  const { PATH = '' } = process.env
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED_VARIABLES.test(name))
  return {
    ...Object.fromEntries(inherited.map(([name, value = '']) => [name, value])),
    // Puts a Node first that the test runner of applications supports.
    PATH: `${dirname(process.execPath)}${delimiter}${PATH}`,
    LANG: 'en_US.UTF-8',
    PORTAL: ROOT.replace(/\/$/, ''),
    PORT: String(await freePort()),
    DATA_DIR: join(scratch, 'data'),
    APPS_DIR: join(scratch, 'apps'),
    DEMO_PASSWORD: randomBytes(15).toString('base64url'),
    // Does not fetch again what is in npm's cache.
    npm_config_prefer_offline: 'true',
    // npm's default retries would take half an hour to notice that nobody answers.
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '5000',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  }
}

/** Runs one browser test against the portal that the reader started. */
async function runBrowserTest(what: string, folder: string, env: Record<string, string>): Promise<void> {
  const args = ['test', '-c', join(ROOT, 'e2e/playwright.config.ts'), '--project', 'zh-wide', '-g', what]
  const child = spawn(process.execPath, [PLAYWRIGHT, ...args], {
    cwd: ROOT,
    env: {
      ...env,
      GUIDE_ORIGIN: `http://localhost:${env['PORT']}`,
      GUIDE_PASSWORD: env['DEMO_PASSWORD'],
      GUIDE_FOLDER: folder,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise(done => child.once('close', done))
  if (code !== 0) throw new CommandFailure('The browser test failed', '')
}

const titles = {
  run: 'Run',
  background: 'Start in another terminal',
  stop: 'Ctrl-C in the other terminal',
  see: 'See',
  file: 'Write',
} as const satisfies Record<GuideStep['kind'], string>

function titleOf(step: GuideStep): string {
  const detail = 'commands' in step ? step.commands.trim().split('\n').join('; ') : ''
  const subject = step.kind === 'see' ? step.what : step.kind === 'file' ? step.path : detail
  return `${titles[step.kind]}${subject === '' ? '' : `: ${subject}`}`
}

async function executeStep(
  step: GuideStep,
  terminals: Terminals,
  env: Record<string, string>,
): Promise<void> {
  switch (step.kind) {
    case 'run':
      return await terminals.run(step.commands)
    case 'background':
      return await terminals.background(step.commands, step.until)
    case 'stop':
      return await terminals.stop()
    case 'see':
      return await runBrowserTest(step.what, terminals.folder(), env)
    default:
      return writeFileSync(join(terminals.folder(), step.path), step.text)
  }
}

/** Explains why a step failed, if known. */
function failureReason(step: GuideStep, error: unknown): string {
  if (!(error instanceof CommandFailure)) return error instanceof Error ? String(error.stack) : String(error)
  const installs = step.kind === 'run' && /npm (?:install|ci)/.test(step.commands)
  if (installs && isNetworkError(error.output)) {
    return "The packages could not be installed: the registry cannot be reached, and they are not in npm's cache. This says nothing about the guide itself."
  }
  return error.message
}

async function followSteps(
  steps: readonly GuideStep[],
  scratch: string,
): Promise<{ passed: number; failed: number }> {
  const home = join(scratch, 'home')
  const state = join(scratch, 'state')
  for (const folder of [home, state, join(scratch, 'apps')]) mkdirSync(folder)
  const env = await createEnvironment(scratch)
  const terminals = openTerminals(home, state, env)
  let passed = 0
  try {
    for (const step of steps) {
      const since = performance.now()
      print(`› ${titleOf(step)}`)
      try {
        await executeStep(step, terminals, env)
      } catch (error) {
        print(`  FAILED: ${failureReason(step, error)}`)
        // Later steps depend on it.
        return { passed, failed: 1 }
      }
      passed += 1
      print(`  ${seconds(performance.now() - since)}`)
    }
    return { passed, failed: 0 }
  } finally {
    await terminals.stop()
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'apron-guide-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const { passed, failed } = await followSteps(guideSteps(readFileSync(GUIDE, 'utf8')), scratch)
print(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
