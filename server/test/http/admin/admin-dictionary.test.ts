import {
  type DictionaryItem,
  DictionaryPageQuery,
  type DictionarySave,
} from '@apron/contract/dictionary/admin-dictionary'
import {
  deleteDictionary,
  importDictionary,
  listAdminDirectories,
  pageDictionary,
  queryDefFields,
  saveAdminDirectory,
  saveDictionary,
  updateDictionary,
  updateDictionaryStatus,
} from '@apron/contract/dictionary/admin-dictionary.calls'
import { listDictionary, listDirectoryParents } from '@apron/contract/dictionary/dictionary.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { listMyWork } from '@apron/contract/home/home.calls'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import {
  confirmPermissionChange,
  pagePermissionChanges,
  refusePermissionChange,
} from '@apron/contract/permissions/permission-change.calls'
import { DICTIONARY_IMPORT_COLUMNS } from '@apron/contract/rules/records/import-columns'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { type Kysely, sql } from 'kysely'
import { Value } from 'typebox/value'
import { beforeAll, expect, it } from 'vitest'
import { DICTIONARIES_SERVICE } from '../../../src/features/dictionary/dictionary-values.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { overlapping } from '../../support/overlapping.ts'
import { ADMINISTRATOR, INSPECTOR } from '../../support/person-codes.ts'
import { keepingPlugin, keepValue, silentPlugin } from '../../support/plugins/keeping-plugin.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const SECOND = '100002'
const NEW: DictionarySave = { directory: 'UOM', value: 'PK', nameZh: '包', nameEn: 'Pack', sort: 11 }
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
const ANY = { current: 1, size: 50, queryCriteria: {} }
const UNKNOWN_ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff'

const menuOf = async (client: PortalClient) => (await client.call(whatChanged)).envelope.data.menu

/** Locks the directories against changes. */
const noLocks = async (transaction: Kysely<unknown>) =>
  await sql`lock table dictionary_directory in exclusive mode`.execute(transaction)

describeOnStores('administration of the dictionary', store => {
  const server = serverOn(store, { plugins: [keepingPlugin, silentPlugin] })
  let admin: PortalClient
  let second: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
    second = await server.as(SECOND)
  })

  const page = async (
    queryCriteria: { directory?: string; text?: string; enabled?: number },
    place: { current?: number; size?: number } = {},
  ) =>
    (await admin.call(pageDictionary, { body: { current: 1, size: 200, ...place, queryCriteria } })).envelope
      .data
  const one = async (directory: string, value: string) =>
    (await page({ directory })).records.find(row => row.value === value) ??
    expect.fail(`no ${directory}:${value}`)
  const save = async (body: Partial<DictionarySave>) =>
    (await admin.call(saveDictionary, { body: { ...NEW, ...body } })).envelope
  const update = async ({ id, version, nameZh, nameEn, sort }: DictionaryItem, more: object) =>
    (await admin.call(updateDictionary, { body: { id, version, nameZh, nameEn, sort, ...more } })).envelope
  const setEnabled = async ({ id, version }: DictionaryItem, enabled: number) =>
    (await admin.call(updateDictionaryStatus, { body: { id, version, enabled } })).envelope
  const drop = async (...rows: DictionaryItem[]) =>
    (await admin.call(deleteDictionary, { body: { rows: rows.map(({ id, version }) => ({ id, version })) } }))
      .envelope
  const options = async (dictCode: string) =>
    (await admin.call(listDictionary, { query: { dictCode } })).envelope.data[dictCode] ?? []
  const placed = (code: string, parentCode: string, version: number | null) => async () =>
    (
      await admin.call(saveAdminDirectory, {
        body: { code, nameZh: code, nameEn: code, parentCode, version },
      })
    ).envelope
  const fields = async (directory: string) =>
    (await admin.call(queryDefFields, { body: { directory } })).envelope
  const versions = async () => (await admin.call(whatChanged)).envelope.data
  const changeOf = async (target: string) =>
    (await second.call(pagePermissionChanges, { body: ANY })).envelope.data.records.find(
      change => change.target === target && change.state === 'waiting',
    ) ?? expect.fail(`no change of ${target} waits`)
  const auditOf = async (person: string) =>
    (await admin.call(pageAdminAudit, { body: { current: 1, size: 10, queryCriteria: { person } } })).envelope
      .data.records

  it('[DICT-01] requires the dictionary permissions', async () => {
    const { id, version } = await one('UOM', 'EA')
    await expectGuarded(server, store.database.kysely, {
      view: ADMIN_PERMISSIONS.dictionary.view,
      reads: [
        [pageDictionary, { current: 1, size: 20, queryCriteria: {} }],
        [queryDefFields, { directory: 'UOM' }],
        [listAdminDirectories, undefined],
      ],
      writes: [
        [saveDictionary, NEW],
        [updateDictionary, { id, version, nameZh: '个', nameEn: 'Piece', sort: 1 }],
        [updateDictionaryStatus, { id, version, enabled: 0 }],
        [deleteDictionary, { rows: [{ id, version }] }],
        [saveAdminDirectory, { code: 'NEW', nameZh: '新', nameEn: 'New', parentCode: '', version: null }],
        [importDictionary, { text: 'x', digest: null }],
      ],
    })
    expect(await one('UOM', 'EA')).toMatchObject({ nameZh: '件', enabled: 1, version })
  })

  it('[DICT-01] lists the directories as a tree, parents first', async () => {
    const tree = (await admin.call(listAdminDirectories)).envelope.data
    const at = tree.findIndex(({ code }) => code === 'COMMERCE')
    expect(tree.slice(at, at + 3)).toMatchObject([
      { code: 'COMMERCE', level: 1, parentCode: '', entries: 0, steers: false },
      { code: 'CURRENCY', level: 2, parentCode: 'COMMERCE', entries: 4, steers: false },
      { code: 'FLOW_LIMIT', level: 2, parentCode: 'COMMERCE', entries: 3, steers: true },
    ])
    expect(tree.filter(({ steers }) => steers).map(({ code }) => code)).toEqual(['FLOW_LIMIT', 'FX_RATE'])
  })

  it('[DICT-01] adds, renames and moves a directory, but never below itself', async () => {
    const directory = async (body: object) => {
      const usual = {
        code: 'LEAVE',
        nameZh: '假别',
        nameEn: 'Leave',
        parentCode: 'MAINTENANCE',
        version: null,
      }
      return (await admin.call(saveAdminDirectory, { body: { ...usual, ...body } })).envelope
    }
    expect((await directory({})).data).toMatchObject({ code: 'LEAVE', level: 2, entries: 0, version: 1 })
    expect((await directory({})).code).toBe(SERVER_ERRORS.alreadyThere.code)
    const moved = await directory({ nameEn: 'Leave of absence', parentCode: '', version: 1 })
    expect(moved.data).toMatchObject({ nameEn: 'Leave of absence', level: 1, version: 2 })
    expect((await directory({ version: 1 })).code).toBe(SERVER_ERRORS.conflict.code)
    expect((await directory({ parentCode: 'NONE', version: 2 })).code).toBe(SERVER_ERRORS.notFound.code)
    expect((await directory({ parentCode: 'LEAVE', version: 2 })).code).toBe(SERVER_ERRORS.directoryLoop.code)
    const asked = { params: { codes: 'LEAVE|UOM' } }
    const parents = (await admin.call(listDirectoryParents, asked)).envelope.data
    expect(parents.map(({ code }) => code)).toEqual(['MATERIAL', 'LEAVE', 'UOM'])
  })

  it('[DICT-04] returns 20 values per page, with who changed each and when', async () => {
    const usual = Value.Default(DictionaryPageQuery, { queryCriteria: { directory: 'ATA_CHAPTER' } })
    const body = Value.Parse(DictionaryPageQuery, usual)
    const { envelope } = await admin.call(pageDictionary, { body })
    expect(envelope.data).toMatchObject({ size: 20, current: 1 })
    expect(envelope.data.records).toHaveLength(20)
    expect(envelope.data.records[0]).toMatchObject({
      createTime: expect.stringMatching(LOCAL_TIME),
      updateTime: expect.stringMatching(LOCAL_TIME),
      updateBy: 'system',
    })
    const saved = (await save({ value: 'TIMES' })).data
    expect(saved).toMatchObject({ updateBy: ADMINISTRATOR, updateTime: saved.createTime, version: 1 })
    server.clock.forward({ minutes: 1 })
    const changed = (await update(saved, { nameEn: 'Times' })).data
    expect(changed).toMatchObject({ createTime: saved.createTime, nameEn: 'Times', version: 2 })
    expect(changed.updateTime > saved.updateTime).toBe(true)
    expect(changed.updateByName).not.toBe(ADMINISTRATOR)
  })

  it('[DICT-01] finds values by code, name and state, and sorts them as requested', async () => {
    expect((await page({ text: 'rotable' })).records.map(({ value }) => value)).toEqual(['ROT'])
    expect((await page({ directory: 'UOM', text: 'kit' })).records.map(({ value }) => value)).toEqual(['KIT'])
    const body = {
      current: 1,
      size: 3,
      queryCriteria: { directory: 'CHECK_TYPE', sortBy: 'value', descending: true } as const,
    }
    const sorted = (await admin.call(pageDictionary, { body })).envelope.data.records
    expect(sorted.map(({ value }) => value)).toEqual(
      sorted
        .map(({ value }) => value)
        .toSorted()
        .toReversed(),
    )
    expect((await page({ directory: 'NONE' })).total).toBe(0)
  })

  it.each<[Partial<DictionarySave>, string, string]>([
    [{ nameZh: ' ' }, 'nameZh', '请输入名称'],
    [{ nameEn: '' }, 'nameEn', '请输入名称'],
    [{ value: '' }, 'value', '请输入值'],
    [{ value: "A' or '1'='1" }, 'value', '最多 64 个字母、数字、点、横线或下划线'],
    [{ value: 'A|B' }, 'value', '最多 64 个字母、数字、点、横线或下划线'],
    [{ sort: null }, 'sort', '请输入排序'],
    [{ sort: 100 }, 'sort', '排序必须是 0 至 99 之间的数字'],
    [{ sort: -1 }, 'sort', '排序必须是 0 至 99 之间的数字'],
    [{ sort: 2.5 }, 'sort', '排序必须是 0 至 99 之间的数字'],
    [{ directory: '' }, 'directory', '请选择正确的目录'],
    [{ directory: 'NONE' }, 'directory', '请选择正确的目录'],
  ])('[DICT-02] rejects a value with %j at %s: %s', async (part, field, problem) => {
    const { success, data } = await save({ value: 'WRONG', ...part })
    expect([success, data]).toEqual([false, { field, problem }])
    expect((await page({ text: 'WRONG' })).total).toBe(0)
  })

  it('[DICT-02] rejects a deletion without a selection', async () => {
    const { code, msg } = await drop()
    expect([code, msg]).toEqual([SERVER_ERRORS.dictionaryNoneChosen.code, '请选择要删除的字典'])
  })

  it('[DICT-02] stores names as typed, without surrounding spaces', async () => {
    const name = `<b>"quoted"</b> 'x' \\ {name} 😀`
    expect((await save({ value: 'ODD', nameZh: `  ${name} `, nameEn: name })).data).toMatchObject({
      nameZh: name,
      nameEn: name,
    })
  })

  it('[DICT-06] disables and enables a value, which stays readable', async () => {
    const disabled = (await setEnabled(await one('SHIFT', 'E'), 0)).data
    expect(disabled.enabled).toBe(0)
    expect((await options('SHIFT')).map(option => [option.value, option.enabled])).toEqual([
      ['D', 1],
      ['E', 0],
      ['N', 1],
    ])
    expect((await page({ directory: 'SHIFT', enabled: 0 })).records.map(({ value }) => value)).toEqual(['E'])
    expect((await setEnabled(disabled, 1)).data.enabled).toBe(1)
  })

  it('[ADM-92] rejects a change, disabling or deletion based on an older version', async () => {
    const seen = (await save({ value: 'OLD' })).data
    await update(seen, { sort: 12 })
    expect((await update(seen, { sort: 13 })).code).toBe(SERVER_ERRORS.conflict.code)
    expect((await setEnabled(seen, 0)).code).toBe(SERVER_ERRORS.conflict.code)
    expect((await drop(seen)).data).toEqual([{ id: seen.id, done: false, msg: SERVER_ERRORS.conflict.zh }])
    expect(await one('UOM', 'OLD')).toMatchObject({ sort: 12, enabled: 1, version: 2 })
    expect((await save({ value: 'OLD' })).code).toBe(SERVER_ERRORS.alreadyThere.code)
  })

  it.each(['not-a-uuid', UNKNOWN_ID])('[ADM-92] rejects the unknown id %s', async id => {
    const unknown = { ...(await one('UOM', 'EA')), id }
    expect((await update(unknown, {})).code).toBe(SERVER_ERRORS.notFound.code)
    expect((await drop(unknown)).data).toEqual([{ id, done: false, msg: SERVER_ERRORS.notFound.zh }])
  })

  it('[DICT-03] deletes several values independently, with one audit line each', async () => {
    const [one1, two] = [(await save({ value: 'D1' })).data, (await save({ value: 'D2' })).data]
    const stale = { ...(await save({ value: 'D3' })).data, version: 9 }
    expect((await drop(one1, stale, two)).data.map(({ done }) => done)).toEqual([true, false, true])
    expect((await page({ directory: 'UOM', text: 'D' })).records.map(({ value }) => value)).toContain('D3')
    const [line] = await auditOf('UOM:D1')
    expect(line).toMatchObject({
      event: 'dictionary value deleted',
      userCode: ADMINISTRATOR,
      address: '127.0.0.1',
    })
    expect(line?.taken.map(({ code }) => code)).toEqual(['包', 'Pack', '#11', 'enabled'])
  })

  it('[ADM-92] rejects the deletion of a value in use, names the use, and allows disabling it', async () => {
    await admin.call(keepValue, { body: { directory: 'UOM', value: 'SET' } })
    const used = await one('UOM', 'SET')
    const [refused] = (await drop(used)).data
    expect(refused).toMatchObject({ done: false, msg: '套 正在使用（保管记录 1 处），不能删除，可以停用' })
    expect((await setEnabled(used, 0)).success).toBe(true)
    // A record may keep a disabled value when it is saved again.
    expect((await admin.call(keepValue, { body: { directory: 'UOM', value: 'SET' } })).status).toBe(200)
    expect((await options('UOM')).find(({ value }) => value === 'SET')?.enabled).toBe(0)
  })

  it.each([
    ['SKILL', 'ME', 'keeping'],
    ['CURRENCY', 'HKD', 'silent'],
  ])(
    '[ADM-92] treats a value of %s, whose application fails or has no check, as in use',
    async (code, value, who) => {
      const [refused] = (await drop(await one(code, value))).data
      expect(refused?.done).toBe(false)
      expect(refused?.msg).toContain(`${who}：暂时无法查询`)
      expect((await one(code, value)).enabled).toBe(1)
    },
  )

  it('[ADM-92] rejects a record that uses a missing value', async () => {
    const { code } = (await admin.call(keepValue, { body: { directory: 'UOM', value: 'NONE' } })).envelope
    expect(code).toBe(SERVER_ERRORS.dictionaryValueGone.code)
    const joined = await admin.call(keepValue, { body: { directory: 'UOM:EA', value: '' } })
    expect(joined.envelope.code).toBe(SERVER_ERRORS.dictionaryValueGone.code)
  })

  itConcurrently(store, '[ADM-92] lets a simultaneous use win over the deletion', async () => {
    const { id, version } = (await save({ value: 'RACE' })).data
    const value = { directory: 'UOM', value: 'RACE' }
    const [dropped] = await overlapping(
      store.database.kysely,
      async transaction => {
        await DICTIONARIES_SERVICE.hold(transaction, [value])
        await sql`insert into keeping_kept (directory, value) values ('UOM', 'RACE')`.execute(transaction)
      },
      [async () => (await admin.call(deleteDictionary, { body: { rows: [{ id, version }] } })).envelope.data],
    )
    expect(dropped).toMatchObject([{ done: false, msg: expect.stringContaining('保管记录 1 处') }])
    expect((await one('UOM', 'RACE')).enabled).toBe(1)
  })

  itConcurrently(store, '[ADM-92] rejects a record that uses a value being deleted', async () => {
    await save({ value: 'GOING' })
    const [kept] = await overlapping(
      store.database.kysely,
      transaction => sql`delete from dictionary_entry where value = 'GOING'`.execute(transaction),
      [async () => (await admin.call(keepValue, { body: { directory: 'UOM', value: 'GOING' } })).envelope],
    )
    expect(kept?.code).toBe(SERVER_ERRORS.dictionaryValueGone.code)
  })

  itConcurrently(store, '[ADM-92] rejects one of two simultaneous changes of a value', async () => {
    const seen = (await save({ value: 'TWICE' })).data
    const calls = [21, 22].map(sort => async () => await update(seen, { sort }))
    const answers = await overlapping(store.database.kysely, noLocks, calls)
    expect(answers.filter(({ success }) => !success).map(({ code }) => code)).toEqual([
      SERVER_ERRORS.conflict.code,
    ])
  })

  itConcurrently(store, '[ADM-92] allows simultaneous changes of a directory and of its value', async () => {
    const names = { nameZh: '计量单位', nameEn: 'Units', parentCode: 'MATERIAL' }
    const tree = (await admin.call(listAdminDirectories)).envelope.data
    const version = tree.find(({ code }) => code === 'UOM')?.version ?? 0
    const answers = await overlapping<{ success: boolean }>(store.database.kysely, noLocks, [
      async () => await save({ value: 'ATONCE' }),
      async () =>
        (await admin.call(saveAdminDirectory, { body: { code: 'UOM', ...names, version } })).envelope,
    ])
    expect(answers.map(({ success }) => success)).toEqual([true, true])
  })

  itConcurrently(
    store,
    '[ADM-92] makes no circle when two directories are moved below each other simultaneously',
    async () => {
      await placed('R1', '', null)()
      await placed('R2', '', null)()
      const calls = [placed('R1', 'R2', 1), placed('R2', 'R1', 1)]
      const answers = await overlapping<{ success: boolean; code: number }>(
        store.database.kysely,
        noLocks,
        calls,
      )
      expect(answers.filter(({ success }) => !success).map(({ code }) => code)).toEqual([
        SERVER_ERRORS.directoryLoop.code,
      ])
    },
  )

  it('[ADM-93] changes the dictionary version with every change of a value or directory, and only then', async () => {
    const before = await versions()
    expect(await versions()).toEqual(before)
    const saved = (await save({ value: 'VER' })).data
    const added = await versions()
    expect(added.dictionaries).not.toBe(before.dictionaries)
    expect(added.menu).toBe(before.menu)
    await save({ value: 'VER' })
    expect(await versions()).toEqual(added)
    await drop(saved)
    expect((await versions()).dictionaries).not.toBe(added.dictionaries)
  })

  it('[ADM-93] returns the menu version of the caller', async () => {
    const inspector = await server.as(INSPECTOR)
    const [own, other] = [await menuOf(inspector), await menuOf(admin)]
    expect(own).not.toBe(other)
    await sql`insert into role_resource (role_code, identify, user_type) values ('INSPECTOR', 'portal:site:view', 'employee')`.execute(
      store.database.kysely,
    )
    expect(await menuOf(inspector)).not.toBe(own)
    expect((await server.client().call(whatChanged)).status).toBe(401)
  })

  itConcurrently(store, '[ADM-93] counts two simultaneous changes as two versions', async () => {
    const before = Number((await versions()).dictionaries)
    const calls = ['V1', 'V2'].map(value => async () => await save({ value }))
    await overlapping(store.database.kysely, noLocks, calls)
    expect(Number((await versions()).dictionaries)).toBe(before + 2)
  })

  it('[DICT-02] returns the fields that the values of a directory have', async () => {
    expect((await fields('UOM')).data.map(({ field, type, fixed }) => [field, type, fixed])).toEqual([
      ['value', 'text', true],
      ['nameZh', 'text', false],
      ['nameEn', 'text', false],
      ['sort', 'number', false],
      ['enabled', 'state', false],
    ])
    expect((await fields('UOM')).data.find(({ field }) => field === 'sort')).toMatchObject({
      name: '排序',
      min: 0,
      max: 99,
    })
    expect((await fields('FX_RATE')).data[1]).toMatchObject({ field: 'nameZh', type: 'amount' })
    expect((await fields('NONE')).code).toBe(SERVER_ERRORS.notFound.code)
  })

  it('[ADM-94] changes a rate only after a second administrator confirms; both are audited', async () => {
    const usd = await one('FX_RATE', 'USD')
    const before = await versions()
    const answer = await update(usd, { nameZh: '7.20', nameEn: '7.20' })
    expect(answer.data).toMatchObject({
      nameZh: '7.10',
      waiting: { until: expect.stringMatching(LOCAL_TIME) },
    })
    expect((await one('FX_RATE', 'USD')).nameZh).toBe('7.10')
    expect(await versions()).toEqual(before)
    expect((await update(usd, { nameZh: '7.30', nameEn: '7.30' })).code).toBe(
      SERVER_ERRORS.changeWaitsAlready.code,
    )

    const change = await changeOf('FX_RATE:USD')
    expect(change).toMatchObject({
      kind: 'dictionary',
      why: 'steering',
      given: ['7.20'],
      taken: ['7.10'],
      hindrance: null,
    })
    const work = (await second.call(listMyWork)).envelope.data.items
    expect(work.map(({ title }) => title)).toContain('变更字典值：FX_RATE:USD')
    const own = (await admin.call(confirmPermissionChange, { body: { id: change.id } })).envelope
    expect(own.code).toBe(SERVER_ERRORS.ownProposal.code)
    await second.call(confirmPermissionChange, { body: { id: change.id } })
    expect(await one('FX_RATE', 'USD')).toMatchObject({ nameZh: '7.20', updateBy: ADMINISTRATOR, version: 2 })
    expect((await versions()).dictionaries).not.toBe(before.dictionaries)
    expect((await auditOf('FX_RATE:USD')).map(({ event, userCode }) => [event, userCode])).toEqual([
      ['rights change confirmed', SECOND],
      ['rights change proposed', ADMINISTRATOR],
    ])
  })

  it('[ADM-94] rejects a confirmation without the dictionary permission', async () => {
    await sql`insert into role_resource (role_code, identify, user_type) values
      ('FINANCE', 'portal:change:view', 'employee'), ('FINANCE', 'portal:change:edit', 'employee')`.execute(
      store.database.kysely,
    )
    await update(await one('FX_RATE', 'EUR'), { nameZh: '7.90', nameEn: '7.90' })
    const { id } = await changeOf('FX_RATE:EUR')
    const clerk = await server.as('100701')
    const refused = (await clerk.call(confirmPermissionChange, { body: { id } })).envelope
    expect(refused.code).toBe(SERVER_ERRORS.lacksGuarded.code)
    await second.call(refusePermissionChange, { body: { id } })
    expect((await one('FX_RATE', 'EUR')).nameZh).toBe('7.80')
  })

  it('[ADM-94] needs two people to add, disable or delete a limit', async () => {
    const added = await save({ directory: 'FLOW_LIMIT', value: 'T4', nameZh: '5000000', nameEn: '5000000' })
    expect(added.data.waiting).toBeDefined()
    expect(
      (await page({ directory: 'FLOW_LIMIT' })).records.map(({ value, nameZh }) => [value, nameZh]),
    ).toEqual([
      ['T1', '50000'],
      ['T2', '500000'],
      ['T3', '2000000'],
    ])
    await second.call(confirmPermissionChange, { body: { id: (await changeOf('FLOW_LIMIT:T4')).id } })
    const t4 = await one('FLOW_LIMIT', 'T4')
    expect((await setEnabled(t4, 0)).data).toMatchObject({ enabled: 1, waiting: { id: expect.any(Number) } })
    await second.call(confirmPermissionChange, { body: { id: (await changeOf('FLOW_LIMIT:T4')).id } })
    const disabled = await one('FLOW_LIMIT', 'T4')
    expect(disabled.enabled).toBe(0)
    const [dropped] = (await drop(disabled)).data
    expect(dropped).toMatchObject({ done: true, msg: expect.stringContaining('等待另一名管理员确认后删除') })
    expect((await page({ directory: 'FLOW_LIMIT' })).total).toBe(4)
    await second.call(confirmPermissionChange, { body: { id: (await changeOf('FLOW_LIMIT:T4')).id } })
    expect((await page({ directory: 'FLOW_LIMIT' })).total).toBe(3)
  })

  it.each([['much'], ['0'], ['-1'], ['7,1'], ['']])('[ADM-94] rejects the rate %j', async rate => {
    const { success } = await update(await one('FX_RATE', 'HKD'), { nameZh: rate, nameEn: rate })
    expect(success).toBe(false)
  })

  it('[ADM-95] previews a file and imports it as previewed; values that decide behaviour wait for confirmation', async () => {
    const text = [
      DICTIONARY_IMPORT_COLUMNS.join(','),
      "UOM,FILE,'=1+1,File,20,1",
      'UOM,KG,千克,Kilogram,21,0',
      'FX_RATE,CNY,1.01,1.01,4,1',
    ].join('\n')
    const run = async (digest: string | null) =>
      (await admin.call(importDictionary, { body: { text, digest } })).envelope
    const looked = (await run(null)).data
    expect(looked).toMatchObject({ done: false, added: 1, changed: 2, waiting: 1, wrong: 0 })
    expect((await page({ text: 'FILE' })).total).toBe(0)
    expect((await run('other')).code).toBe(SERVER_ERRORS.importChanged.code)
    expect((await run(looked.digest)).data.done).toBe(true)
    expect(await one('UOM', 'FILE')).toMatchObject({ nameZh: '=1+1', sort: 20, enabled: 1 })
    expect(await one('UOM', 'KG')).toMatchObject({ nameZh: '千克', sort: 21, enabled: 0 })
    expect((await one('FX_RATE', 'CNY')).nameZh).toBe('1.00')
    expect((await changeOf('FX_RATE:CNY')).given).toEqual(['1.01'])
  })

  it('[ADM-95] changes nothing if a file has any error', async () => {
    const text = [DICTIONARY_IMPORT_COLUMNS.join(','), 'UOM,OK,好,Good,1,1', 'UOM,BAD,坏,Bad,100,1'].join(
      '\n',
    )
    const { data } = (await admin.call(importDictionary, { body: { text, digest: null } })).envelope
    expect(data.wrongRows).toMatchObject([{ row: 3, field: 'sort', text: '排序必须是 0 至 99 之间的数字' }])
    const done = await admin.call(importDictionary, { body: { text, digest: data.digest } })
    expect(done.envelope.code).toBe(SERVER_ERRORS.importWrong.code)
    expect((await page({ text: 'OK' })).records.filter(({ value }) => value === 'OK')).toEqual([])
  })

  it.each([
    Array.from({ length: 51 }, (_, index) => `A${index}`).join('|'),
    "UOM' or '1'='1",
    'UOM%7CSHIFT',
    'UOM"',
    '',
  ])('[DICT-08] rejects the codes %j', async codes => {
    // A pipe that a client encoded twice arrives as three characters, not as a separator.
    expect((await admin.call(listDirectoryParents, { params: { codes } })).status).toBeGreaterThanOrEqual(400)
  })

  it('[DICT-08] answers 50 codes, with pipes as an address carries them', async () => {
    const codes = ['UOM', 'SHIFT', ...Array.from({ length: 48 }, (_, index) => `A${index}`)].join('|')
    const { data } = (await admin.call(listDirectoryParents, { params: { codes } })).envelope
    expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(['UOM', 'SHIFT', 'MATERIAL']))
  })
})
