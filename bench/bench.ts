import { parseArgs } from 'node:util'
import { benchShell } from './shell/shell-bench.ts'

const USAGE = 'npm run bench -- shell [--runs 5]\n'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
if (positionals.join(' ') !== 'shell' || !Number.isInteger(runs) || runs < 1) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  process.exitCode = (await benchShell(runs)) ? 0 : 1
}
