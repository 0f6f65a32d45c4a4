import { numberOf, partOf, textOf } from './parts.ts'
import type { RecordedCall, RecordedCaller } from './recorded-calls.ts'
import type { Recorder } from './recorder.ts'
import type { Json } from './stable-answer.ts'

const ADMIN: RecordedCaller = '100001'
const ROOM = '/api/system/admin'

const seen = (saved: Json) => ({ id: textOf(saved, 'id'), version: numberOf(saved, 'version') })
const version = (saved: Json) => numberOf(saved, 'version')

/** Makes every kind of change an administrator can make, once accepted and once rejected for each reason. */
export async function recordAdministration(recorder: Recorder): Promise<void> {
  const post = async (
    path: string,
    body: Json,
    title: string,
    caller: RecordedCaller = ADMIN,
  ): Promise<Json> =>
    await recorder.record({ call: `POST ${ROOM}/${path}`, body } satisfies RecordedCall, caller, title)
  /** Creates, changes, changes with an outdated version, deletes; every second time in English. */
  const life = async (
    kind: string,
    made: Json,
    changed: (saved: Json) => Json,
    gone: (saved: Json) => Json,
  ) => {
    await post(`${kind}/save`, made, 'by somebody without the right', '100103')
    const first = await post(`${kind}/save`, made, 'a new one')
    await post(`${kind}/save`, made, 'the same again')
    await post(`${kind}/save`, made, 'the same again', '100001 en')
    const second = await post(`${kind}/save`, changed(first), 'changed')
    await post(`${kind}/save`, changed(first), 'changed from an older version', '100001 en')
    await post(`${kind}/save`, {}, 'without anything')
    await post(`${kind}/delete`, gone(first), 'of an older version')
    await post(`${kind}/delete`, gone(second), 'as it is')
    await post(`${kind}/delete`, gone(second), 'that is gone')
  }

  const department = {
    code: 'D99',
    nameZh: '试验',
    nameEn: 'Trial',
    kind: 'department',
    parentCode: 'D02',
    version: null,
  }
  await life(
    'departments',
    department,
    saved => ({ ...department, nameEn: 'Trials', version: version(saved) }),
    saved => ({ code: department.code, version: version(saved) }),
  )
  await post('departments/delete', { code: 'D02', version: 1 }, 'with people in it')

  const translation = {
    id: null,
    code: 'recorded.text',
    type: 1,
    chinese: '文',
    english: 'Text',
    version: null,
  }
  await life(
    'translations',
    translation,
    saved => ({ ...translation, english: 'Texts', ...seen(saved) }),
    seen,
  )

  const notice = {
    kind: 'notice',
    titleZh: '停电',
    titleEn: 'Power cut',
    contentZh: '周日。',
    contentEn: 'Sunday.',
    id: null,
    version: null,
  }
  await life('notices', notice, saved => ({ ...notice, titleEn: 'No power', ...seen(saved) }), seen)
  const draft = await post('notices/save', notice, 'another')
  const published = await post('notices/publish', seen(draft), 'now')
  await post('notices/publish', seen(draft), 'of an older version')
  await post('notices/withdraw', seen(published), 'one that is published')

  const right = {
    identify: 'recorded:thing:view',
    url: '/recorded/list',
    titleZh: '看',
    titleEn: 'See',
    version: null,
  }
  await life(
    'resources',
    right,
    saved => ({ ...right, titleEn: 'Look', version: version(saved) }),
    saved => ({ identify: right.identify, version: version(saved) }),
  )
  await post('resources/delete', { identify: 'safetyQuality:check:view', version: 1 }, 'that somebody holds')

  const role = {
    code: 'RECORDED',
    nameZh: '夜班',
    nameEn: 'Night crew',
    resources: [],
    menus: [],
    version: null,
  }
  await life(
    'roles',
    role,
    saved => ({ ...role, nameEn: 'Night shift', version: version(saved) }),
    saved => ({ code: role.code, version: version(saved) }),
  )
  await post('roles/delete', { code: 'INSPECTOR', version: 1 }, 'that somebody holds')
  await post('roles/save', { ...role, nameEn: '' }, 'without a name', '100001 en')

  const menu = {
    id: null,
    parentId: null,
    nameZh: '班次',
    nameEn: 'Shifts',
    url: '',
    hidden: false,
    alwaysShow: true,
    identify: '',
    roles: [],
    version: null,
  }
  await life('menus', menu, saved => ({ ...menu, ...seen(saved), nameEn: 'Shift' }), seen)
  const entry = await post('menus/save', menu, 'another')
  await post('menus/move', { id: textOf(entry, 'id'), direction: 'up' }, 'one up')
  await post('menus/move', { id: 'nothing', direction: 'up' }, 'one that is not there')
  await post('menus/import', { text: 'no header', digest: null }, 'of no table')

  const person = {
    userCode: '100990',
    nameZh: '王芳',
    nameEn: 'Wang Fang',
    sex: 'F',
    userType: 'employee',
    deptCode: 'D0202',
    roles: ['INSPECTOR'],
    posts: [],
    sites: ['CAN'],
    defaultSite: 'CAN',
    mobile: '13800001234',
    email: '',
    version: null,
  }
  const made = await post('users/save', person, 'a new one')
  await post('users/save', person, 'the same again', '100001 en')
  await post('users/save', { ...person, userCode: '100991', deptCode: 'D77' }, 'in a department there is not')
  await post('users/setEnabled', { userCode: '100990', enabled: false, version: version(made) }, 'closed')
  await post(
    'users/setEnabled',
    { userCode: '100990', enabled: true, version: version(made) },
    'of an older version',
  )
  await post('users/endSessions', { userCode: '100990' }, 'of somebody who was never here')
  await post('users/resetPassword', { userCode: '100990' }, 'of somebody without one')
  const waiting = await post(
    'users/save',
    { ...person, userCode: '100992', roles: ['ADMIN'] },
    'with guarded rights',
  )
  const change = numberOf(partOf(waiting, 'waiting'), 'id')
  await post('changes/confirm', { id: change }, 'one’s own')
  await post('changes/withdraw', { id: change }, 'one’s own')
  await post('changes/refuse', { id: change }, 'that is over')
  await post('changes/page', { current: 1, size: 5, queryCriteria: {} }, 'afterwards')

  const site = { threeCode: 'QQQ', icao: 'ZQQQ', cnName: '试验', enName: 'Trial', version: null }
  const airport = await post('sites/save', site, 'a new one')
  await post('sites/save', site, 'the same again', '100001 en')
  const choice = { threeCode: site.threeCode, version: version(airport) }
  await post('sites/setSite', { ...choice, isSite: true }, 'made one')
  await post('sites/setSite', { ...choice, isSite: false }, 'of an older version')
  await post('subApps/setEnabled', { name: 'nothing', enabled: false }, 'one that is not there')
  await post('subApps/use', { name: 'nothing', version: 'follow', seen: null }, 'one that is not there')
  await post('subApps/upload', { url: '/nothing' }, 'without keys')
  for (const decision of ['confirmUpload', 'refuseUpload', 'withdrawUpload']) {
    await post(`subApps/${decision}`, { id: 1 }, 'one that is not there')
  }
  await post('subApps/removeVersion', { name: 'nothing', version: '1.0.0' }, 'one that is not there')
  await post(
    'audit/page',
    { current: 1, size: 50, queryCriteria: { person: ADMIN } },
    'afterwards',
    '100001 en',
  )
}
