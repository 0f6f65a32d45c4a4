import { Client } from 'pg'
import { type FlowFigure, flowTable, msText, multipleOf } from '../flow/flow-table.ts'
import { medianTimes } from '../flow/timing.ts'
import { machine } from '../machine.ts'
import { onPostgres } from '../on-postgres.ts'
import { fillHangar } from './fill-hangar.ts'
import { sizeFor } from './hangar-size.ts'
import { hangarWork, type MeasuredWork } from './hangar-work.ts'

/** Maximum time of each call, as a multiple of its bare SQL. */
const BUDGET = 3
const REPEATS = 30
/** Warm-up rounds: engine and connections of a newly started server are slow. */
const WARM_UP = 200

/**
 * Measures job cards and tools with 200,000 cards and 500,000 loans on PostgreSQL. Resolves with true if every call
 * keeps its budget; false also without PostgreSQL.
 */
export function benchHangar(runs: number): Promise<boolean> {
  return onPostgres(async (server, databaseUrl) => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      const size = sizeFor(WARM_UP + REPEATS * runs)
      await fillHangar(client, size)
      const measured: Measured[] = []
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each has the machine for itself
      for (const work of await hangarWork(server, client, size)) measured.push(await measure(work, runs))
      process.stdout.write(
        `${machine()}\nMedians of ${runs} runs\n\n${flowTable(measured.flatMap(figuresOf))}\n`,
      )
      return measured.every(({ bare, product }) => product / bare <= BUDGET)
    } finally {
      await client.end()
    }
  })
}

interface Measured {
  readonly name: string
  /** Time of the bare SQL, milliseconds. */
  readonly bare: number
  readonly product: number
}

const figuresOf = ({ name, bare, product }: Measured): FlowFigure[] => [
  { name: `bare statements, ${name}`, value: msText(bare, 2), multiple: '' },
  {
    name: `${name}, over HTTP`,
    value: msText(product, 2),
    multiple: multipleOf(product, bare, 'the bare statements'),
  },
]

async function measure({ name, before, bare, product }: MeasuredWork, runs: number): Promise<Measured> {
  const variants = [withRound(bare), withRound(product)]
  await before?.()
  await medianTimes(WARM_UP, variants)
  const [bareTime = 0, productTime = 0] = await medianTimes(REPEATS * runs, variants)
  return { name, bare: bareTime, product: productTime }
}

/** Passes the work the number of its round, counted from 0. */
function withRound(work: (round: number) => Promise<unknown>): () => Promise<unknown> {
  let round = -1
  return () => {
    round += 1
    return work(round)
  }
}
