import { listOf, numberOf, partOf, textOf } from './parts.ts'
import type { RecordedCall } from './recorded-calls.ts'
import type { Recorder } from './recorder.ts'
import type { Json } from './stable-answer.ts'

const SERVICE = '/api/safety-inspection/checkOrder'
const MANAGER = '100103'
const LEAD = '100104'

/** Demo orders: in work with findings, issued, approved, at another site. */
const TOOLS = 'Monthly tool control check, hangar workshop 1'
const FIRE = 'Monthly fire safety check, hangar H1'
const STORE = 'Quarterly storage check, central store'
const SPOT = 'Night-shift tool spot check, Shenzhen'

const post = (verb: string, body: Json): RecordedCall => ({ call: `POST ${SERVICE}/${verb}`, body })
const detail = (id: string, site?: string): RecordedCall => ({
  call: `GET ${SERVICE}/detail`,
  query: { id },
  ...(site === undefined ? {} : { site }),
})

/** Reads demo orders and takes one from issued over returned to approved, with the rejected calls on the way. */
export async function recordOrders(recorder: Recorder): Promise<void> {
  const idOf = async (text: string, site?: string): Promise<string> => {
    const list = post('queryPage', { current: 1, size: 5, queryCriteria: { text } })
    const found = await recorder.record(site === undefined ? list : { ...list, site }, LEAD, text)
    return textOf(partOf(partOf(found, 'records'), 0), 'id')
  }
  const tools = await idOf(TOOLS)
  const store = await idOf(STORE)
  const spot = await idOf(SPOT, 'SZX')
  const id = await idOf(FIRE)
  for (const caller of [MANAGER, '100103 en', LEAD, '100001', 'X90201', 'nobody'] as const) {
    await recorder.record(detail(tools), caller, TOOLS)
  }
  await recorder.record(detail(store), MANAGER, STORE)
  await recorder.record(detail(spot, 'SZX'), LEAD, SPOT)
  await recorder.record(detail(spot), LEAD, `${SPOT}, from another site`)
  await recorder.record(detail(spot, 'SZX'), MANAGER, `${SPOT}, where one does not work`)

  let version = numberOf(await recorder.record(detail(id), LEAD, FIRE), 'version')
  const step = async (verb: string, title: string, part: Json, caller: Parameters<Recorder['record']>[1]) =>
    await recorder.record(post(verb, Object.assign({ id, version }, part)), caller, title)

  for (const caller of ['X90201', MANAGER, 'nobody'] as const) await step('start', 'refused', {}, caller)
  const started = await step('start', 'an issued order', {}, LEAD)
  version = numberOf(started, 'version')
  await step('start', 'an order in work', {}, LEAD)
  await step('submit', 'without results', {}, '100103 en')
  await step('submit', 'without results', {}, LEAD)

  const results = listOf(started, 'items').map(item => ({
    itemId: textOf(item, 'id'),
    result: 'C',
    measured: listOf(item, 'measures').map(measure => ({ unit: partOf(measure, 'unit'), value: 1.4 })),
    remark: '',
    photos: [],
    finding: null,
  }))
  await step('saveResult', 'an unknown item', { results: [{ ...results[0], itemId: 'foreign' }] }, LEAD)
  await step('saveResult', 'an unknown result', { results: [{ ...results[0], result: 'MAYBE' }] }, LEAD)
  const saved = await step('saveResult', 'all', { results, conclusion: '正常。' }, LEAD)
  await step('saveResult', 'of an older version', { results: [] }, LEAD)
  version = numberOf(saved, 'version')
  version = numberOf(await step('submit', 'with results', {}, LEAD), 'version')
  await step('return', 'with too short a reason', { reason: 'x' }, MANAGER)
  await step('return', 'by the lead', { reason: '请再看第四项。' }, LEAD)
  version = numberOf(await step('return', 'by the manager', { reason: '请再看第四项。' }, MANAGER), 'version')
  version = numberOf(await step('start', 'a returned order', {}, LEAD), 'version')
  version = numberOf(await step('submit', 'again', {}, LEAD), 'version')
  await step('approve', 'by the lead', {}, LEAD)
  await step('approve', 'by the manager', { remark: '同意。' }, MANAGER)
  await recorder.record(detail(id), '100103 en', `${FIRE}, approved`)
  for (const caller of [MANAGER, LEAD] as const) {
    await recorder.record(
      { call: 'POST /api/msg-api/msg/box/findRecordByCategoryPage', body: { current: 1, size: 6 } },
      caller,
      'after the work on an order',
    )
  }
}
