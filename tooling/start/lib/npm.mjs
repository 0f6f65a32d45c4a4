import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'
import { ExpectedError } from './terminal.mjs'
import { texts } from './texts.mjs'

/** npm runs on the machine's Node and would warn about engines that only our own Node must meet, so only errors are shown. */
const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--engine-strict=false', '--loglevel=error']

/** Runs the npm that runs this script, or the one on the PATH. Resolves with its exit code and output. */
export function npm(args) {
  const script = process.env.npm_execpath
  const [program, ...first] = script?.endsWith('.js') ? [process.execPath, script] : ['npm']
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args, ...QUIET], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program === 'npm',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        output += text
      })
    }
    child.once('error', () => reject(new ExpectedError(texts.noNpm)))
    child.once('close', code => resolve({ code: code ?? 1, output }))
  })
}
