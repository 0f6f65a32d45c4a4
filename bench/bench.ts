import { parseArgs } from 'node:util'
import { benchCalls } from './calls/calls-bench.ts'
import { benchFlow } from './flow/flow-bench.ts'
import { benchHangar } from './hangar/hangar-bench.ts'
import { benchLists } from './lists/lists-bench.ts'
import { benchLive } from './live/live-bench.ts'
import { benchMessages } from './messages/messages-bench.ts'
import { benchPhotos } from './photos/photos-bench.ts'
import { benchShell } from './shell/shell-bench.ts'
import { benchSubApps } from './sub-apps/sub-apps-bench.ts'

const USAGE = `npm run bench -- shell [--runs 5]
npm run bench -- messages [--runs 5], with TEST_DATABASE_URL
npm run bench -- sub-apps [--runs 5]
npm run bench -- live, with TEST_DATABASE_URL
npm run bench -- flow [--runs 5], with TEST_DATABASE_URL
npm run bench -- lists [--runs 5], with TEST_DATABASE_URL
npm run bench -- hangar [--runs 5], with TEST_DATABASE_URL
npm run bench -- photos [--runs 5]
npm run bench -- calls [--count 20000] [--seed 1]
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
})
const [runs = 0, count = 0, seed = 0] = [values.runs, values.count, values.seed].map(Number)

const benches = new Map([
  ['shell', () => benchShell(runs)],
  ['messages', () => benchMessages(runs)],
  ['live', () => benchLive()],
  ['flow', () => benchFlow(runs)],
  ['lists', () => benchLists(runs)],
  ['hangar', () => benchHangar(runs)],
  ['photos', () => benchPhotos(runs)],
  ['calls', () => benchCalls(count, seed)],
  ['sub-apps', () => benchSubApps(runs)],
])
const bench = benches.get(positionals.join(' '))
if (bench === undefined || ![runs, count, seed].every(figure => Number.isInteger(figure) && figure >= 1)) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  process.exitCode = (await bench()) ? 0 : 1
}
