import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import type { MeasuredFlow } from '@apron/server/test/flow/measured-flow'
import type { DemoProcess } from '@apron/server/test/stores/demo-process'
import { type FlowFigure, msText, multipleOf } from './flow-table.ts'
import { medianTimes } from './timing.ts'

const CODES = 200
/** Maximum number of directories per call. */
const PER_CALL = 50
const REPEATS = 30

/** Measures 200 directories with twenty values each, compared with a single one. */
export async function measureOptions(
  server: DemoProcess,
  store: MeasuredFlow,
  runs: number,
): Promise<FlowFigure[]> {
  const person = await server.as('100104')
  const codes = await store.addDirectories(CODES)
  const loadOptions = async (requested: readonly string[]) => {
    const { envelope } = await person.call(listOptions, { query: { dictCode: requested.join(',') } })
    if (Object.keys(envelope.data.dictionaries).length !== requested.length) throw new Error(envelope.msg)
  }
  const loadAll = async () => {
    for (let from = 0; from < CODES; from += PER_CALL) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await loadOptions(codes.slice(from, from + PER_CALL))
    }
  }
  const variants = [
    () => loadOptions(codes.slice(0, 1)),
    () => loadOptions(codes.slice(0, PER_CALL)),
    loadAll,
  ]
  await medianTimes(REPEATS, variants)
  const [one = 0, fifty = 0, allOptions = 0] = await medianTimes(REPEATS * runs, variants)
  return [
    { name: 'options of one directory, over HTTP', value: msText(one, 1), multiple: '' },
    {
      name: 'options of 50 directories, one call',
      value: msText(fifty, 1),
      multiple: multipleOf(fifty, one, 'one'),
    },
    {
      name: 'options of 200 directories, four calls',
      value: msText(allOptions, 1),
      multiple: multipleOf(allOptions, one, 'one'),
    },
  ]
}
