import { rmSync } from 'node:fs'
import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { type Browser, chromium } from '@playwright/test'
import { machine } from '../machine.ts'
import { medians, spreads } from '../statistics.ts'
import { folderOf } from './build/places.ts'
import { chosenContestants, orderOfRound } from './chosen-contestants.ts'
import { comparisonTable, type Result, unexpected } from './comparison.ts'
import { CONTESTANTS, type Contestant } from './contestants.ts'
import { measureGrowth } from './measure/cycles.ts'
import { type KeptTabs, measureKeptTabs } from './measure/kept-tabs.ts'
import { type Mounts, measureMounts, SLOWDOWN } from './measure/mounts.ts'
import { tryStrictPolicy } from './measure/strict-policy.ts'
import { type ServedFile, servedFiles } from './serve/served-files.ts'
import { type StaticServer, startStaticServer } from './serve/static-server.ts'

interface Entrant {
  readonly contestant: Contestant
  readonly files: ReadonlyMap<string, ServedFile>
  readonly server: StaticServer
  readonly rounds: (Mounts & KeptTabs)[]
}

const say = (line: string) => void process.stderr.write(`${line}\n`)

async function enter(contestant: Contestant): Promise<Entrant> {
  say(`building ${contestant.title}`)
  const folder = folderOf(contestant.name)
  rmSync(folder, { recursive: true, force: true })
  await contestant.build(folder)
  const files = servedFiles(folder)
  return { contestant, files, server: await startStaticServer(files), rounds: [] }
}

async function runRounds(browser: Browser, entrants: readonly Entrant[], runs: number): Promise<void> {
  for (let round = 0; round < runs; round += 1) {
    say(`run ${round + 1} of ${runs}`)
    for (const { server, rounds } of orderOfRound(entrants, round)) {
      const mounts = await measureMounts(browser, server.origin)
      rounds.push({ ...mounts, ...(await measureKeptTabs(server.origin)) })
    }
  }
}

async function resultOf(browser: Browser, { contestant, files, server, rounds }: Entrant): Promise<Result> {
  say(`opening and closing tabs: ${contestant.title}`)
  const growth = await measureGrowth(browser, server.origin)
  const strictPolicy = await tryStrictPolicy(browser, files)
  const { name, title } = contestant
  return { name, title, strictPolicy, figures: { ...medians(rounds), ...growth }, spread: spreads(rounds) }
}

/**
 * Measures how sub-applications are hosted, by the product and by others, and prints the table.
 * @param only names of contestants, with commas between; without it all
 * Resolves with whether ours is behind nowhere it should not be.
 */
export async function benchSubApps(runs: number, only: string | undefined): Promise<boolean> {
  const chosen = chosenContestants(CONTESTANTS, only)
  // Libraries look at it while they are bundled.
  process.env['NODE_ENV'] = 'production'
  const entrants: Entrant[] = []
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (const contestant of chosen) entrants.push(await enter(contestant))
    await runRounds(browser, entrants, runs)
    const results: Result[] = []
    for (const entrant of entrants) results.push(await resultOf(browser, entrant))
    const behind = unexpected(results)
    process.stdout.write(`${machine(browser)}\n`)
    process.stdout.write(`Medians of ${runs} runs, processor slowed down ${SLOWDOWN} times for the times\n\n`)
    process.stdout.write(`${comparisonTable(results)}\n\n`)
    process.stdout.write(`${behind.length === 0 ? 'Behind nowhere unexpected' : behind.join('\n')}\n`)
    return behind.length === 0
  } finally {
    await browser.close()
    for (const { server } of entrants) await server.close()
  }
}
