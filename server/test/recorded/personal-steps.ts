import { partOf, textOf } from './parts.ts'
import type { RecordedCall, RecordedCaller } from './recorded-calls.ts'
import type { Recorder } from './recorder.ts'
import type { Json } from './stable-answer.ts'

const PERSON: RecordedCaller = '100104'
const HOME = '/api/base-data/apphome'
const FAVOURITES = `${HOME}/cmnAppUserCustomFavorites` as const

/** Makes each call that writes personal data, once accepted and once rejected, and reads the result. */
export async function recordOwnThings(recorder: Recorder): Promise<void> {
  const get = async (call: `/${string}`, title = '', params: Record<string, string> = {}): Promise<Json> =>
    await recorder.record({ call: `GET ${call}`, params }, PERSON, title)
  const post = async (call: `/${string}`, body: Json, title = '', caller = PERSON): Promise<Json> =>
    await recorder.record({ call: `POST ${call}`, body } satisfies RecordedCall, caller, title)

  const page = { name: '检查单', url: '/safetyQuality/checkList', userCode: PERSON }
  const kept = await post(`${FAVOURITES}/add`, page, 'a page')
  await post(`${FAVOURITES}/add`, page, 'a page again')
  await post(`${FAVOURITES}/add`, { ...page, userCode: '100103' }, 'for somebody else')
  await post(`${FAVOURITES}/add`, { ...page, url: 'https://example.org/' }, 'a page elsewhere')
  await get(`${FAVOURITES}/getList`, 'afterwards')
  await get(`${FAVOURITES}/del/{id}`, 'somebody else’s', { id: 'nothing' })
  await get(`${FAVOURITES}/del/{id}`, 'a page', { id: textOf(kept, 'id') })

  await post('/auth/customlist/save', { code: 'AQ_safetyQuality_checkList', value: '检查单号,标题' })
  await post('/auth/customlist/save', { code: 'not a code', value: '' })
  await recorder.record(
    { call: 'GET /auth/customlist/queryByCode', query: { code: 'AQ_safetyQuality_checkList' } },
    PERSON,
    'afterwards',
  )

  const box = await post(`${HOME}/cmnAppUserBox/addModule`, { kind: 'favourites' }, 'once more')
  await post(`${HOME}/cmnAppUserBox/addModule`, { kind: 'nothing' })
  const boxes = await get(`${HOME}/home/getCmnAppUserBoxListV2`, 'afterwards')
  const id = textOf(box, 'id') || textOf(partOf(boxes, 0), 'id')
  await post(`${HOME}/cmnAppUserBox/editingModule`, { id, size: 'wide' }, 'another size')
  await post(`${HOME}/cmnAppUserBox/editingModule`, { id: 'nothing', size: 'wide' })
  await post(`${HOME}/cmnAppUserBox/editingModule`, { id, size: 'huge' }, 'a size there is not')
  await post(`${HOME}/cmnAppUserBox/editingSort`, { ids: [id] }, 'one to the front')
  await post(`${HOME}/cmnAppUserBox/editingSort`, { ids: [] })
  await post(`${HOME}/home/getCmnAppReForm`, { id }, 'of a box')
  await recorder.record(
    { call: 'GET /api/system/auth/cmnAppReForm/queryById', query: { id } },
    PERSON,
    'of a box',
  )
  await get(`${HOME}/cmnAppUserBox/delModule/{id}`, 'a box', { id })
  await get(`${HOME}/cmnAppUserBox/delModule/{id}`, '', { id: 'nothing' })
  await post(`${HOME}/applications/saveApplications`, { codes: ['safetyQuality', 'nothing'] })
  await post(`${HOME}/applications/saveApplications`, { codes: 'safetyQuality' })
  await post(`${HOME}/msgManager/messageSetting`, { id: 'safetyQuality', shown: false })
  await post(`${HOME}/msgManager/messageSetting`, { id: 'nothing', shown: false })
  await post(`${HOME}/home/saveIndexSet`, { type: 2 })
  await post(`${HOME}/home/saveIndexSet`, { type: 3 })
  await get(`${HOME}/home/getIndexSet`, 'afterwards')

  const BOX = '/api/msg-api/msg/box'
  const latest = await post(`${BOX}/query`, { type: 2 }, 'before reading')
  const sid = textOf(partOf(partOf(partOf(latest, 'list'), 'records'), 0), 'sid')
  await post(`${BOX}/changeReadStatus`, { sidList: [sid], readStatus: 1 }, 'one')
  await post(
    `${BOX}/changeReadStatus`,
    { filter: { type: 2, until: '2041-01-01T00:00:00.000Z' }, readStatus: 1 },
    'all tasks',
  )
  await post(`${BOX}/changeReadStatus`, { readStatus: 1 })
  await post(`${BOX}/acknowledge`, { sidList: [sid] }, 'one that is not urgent')
  await post(`${BOX}/acknowledge`, { sidList: 'all' })
  await post('/api/safety-inspection/qsInfo/markRead', ['nothing'])
  await post('/api/safety-inspection/qsInfo/markRead', [])
  await post('/api/airline-work/jobcardorder/message/updateRead', { ids: [] })
  await post('/api/airline-work/jobcardorder/message/updateRead', { ids: 'all' })
  await post('/api/msg-api/msg/recordStatus/getRecordCount', { targetUserCode: PERSON }, 'afterwards')
  await post('/api/msg-api/msg/subscribe/saveSubscribe', [])
  await post('/api/msg-api/msg/subscribe/saveSubscribe', [{ id: 'nothing', attrList: [] }])
  await post('/api/log/send/operate', {
    entries: [{ kind: 'visit', page: '/safetyQuality/checkList', ago: 5 }],
  })
  await post('/api/log/send/operate', { entries: [] })

  const sites = await recorder.record(
    { call: 'POST /api/ram/airport/employee-airport-page', body: { page: 1, limit: 10, name: 'SZX' } },
    PERSON,
  )
  const airportId = textOf(partOf(partOf(sites, 'records'), 0), 'id')
  await post('/api/ram/employee/switchAirport', { airportId: 'nothing' })
  await post('/api/ram/employee/switchAirport', { airportId }, 'where one does not work', 'X90201')

  // Delegations are valid by the clock of the store, which has another date. So this one is rejected here; other tests
  // cover accepted ones.
  const DELEGATE = '/api/system/auth/cmnSysDelegate'
  const listed = { current: 1, size: 10, queryCriteria: { sortBy: 'delegator' } }
  const all = await post(`${DELEGATE}/getCmnSysDelegatePage`, listed, 'everybody’s', '100001')
  await post(`${DELEGATE}/getCmnSysDelegatePage`, listed, 'one’s own')
  await post(`${DELEGATE}/getCmnSysDelegatePage`, { ...listed, queryCriteria: { scope: 'nothing' } })
  const query = { id: textOf(partOf(partOf(all, 'records'), 0), 'id') }
  await recorder.record({ call: `GET ${DELEGATE}/details`, query }, '100001', 'one of the demo')
  await recorder.record({ call: `GET ${DELEGATE}/details`, query }, PERSON, 'somebody else’s')
  await recorder.record({ call: `GET ${DELEGATE}/revoke`, query }, PERSON, 'somebody else’s')
  const request = {
    id: null,
    version: null,
    delegator: PERSON,
    delegate: '',
    role: 'INSPECTOR',
    applications: ['safetyQuality'],
    department: 'D0202',
    messages: 'role',
    name: '外出培训',
    validFrom: '',
    validTo: null,
  }
  await post(`${DELEGATE}/saveOrUpdate`, request, 'to nobody')
  await post(`${DELEGATE}/saveOrUpdate`, { ...request, delegator: '100103' }, 'of somebody else')
  await post(`${DELEGATE}/saveOrUpdate`, {})
  await post(`${DELEGATE}/menuInitQuery`, { delegator: '100103' }, 'of somebody else')
}
