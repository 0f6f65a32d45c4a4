import { numberOf, textOf } from './parts.ts'
import type { RecordedCall, RecordedCaller } from './recorded-calls.ts'
import type { Recorder } from './recorder.ts'
import type { Json } from './stable-answer.ts'

const ADMIN: RecordedCaller = '100001'
const DICT = '/api/system/auth/dict'
const FIELDS = '/api/system/auth/directory/dictionaries/queryDefFields'

const seen = (saved: Json) => ({ id: textOf(saved, 'id'), version: numberOf(saved, 'version') })

const page = (directory: string) => ({ current: 1, size: 20, queryCriteria: { directory } })

/** Takes a dictionary value from creation to deletion, and changes one that decides behaviour. */
export async function recordDictionary(recorder: Recorder): Promise<void> {
  const post = async (
    path: `/${string}`,
    body: Json,
    title: string,
    caller: RecordedCaller = ADMIN,
  ): Promise<Json> =>
    await recorder.record({ call: `POST ${path}`, body } satisfies RecordedCall, caller, title)

  await post(`${DICT}/page`, page('SHIFT'), 'by somebody without the right', '100103')
  await post(`${DICT}/page`, page('SHIFT'), 'a directory')
  await post(FIELDS, { directory: 'SHIFT' }, 'a directory')
  await post(FIELDS, { directory: 'FX_RATE' }, 'one that steers decisions', '100001 en')
  await post(FIELDS, { directory: 'NONE' }, 'none')

  const value = { directory: 'SHIFT', value: 'R', nameZh: '备班', nameEn: 'Reserve', sort: 9 }
  const made = await post(`${DICT}/save`, value, 'a new one')
  await post(`${DICT}/save`, value, 'the same again')
  await post(`${DICT}/save`, { ...value, value: '' }, 'without a value')
  await post(`${DICT}/save`, { ...value, value: 'S', sort: 100 }, 'with a sort above 99', '100001 en')
  const names = { nameZh: '备班', nameEn: 'Spare', sort: 8 }
  const changed = await post(`${DICT}/update`, { ...seen(made), ...names }, 'changed')
  await post(`${DICT}/update`, { ...seen(made), ...names }, 'changed from an older version')
  const disabled = await post(`${DICT}/updateStatus`, { ...seen(changed), enabled: 0 }, 'disabled')
  await post(`${DICT}/delete`, { rows: [] }, 'none')
  await post(`${DICT}/delete`, { rows: [seen(changed), seen(disabled)] }, 'of an older version, and as it is')
}
