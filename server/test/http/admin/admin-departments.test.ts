import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import type { AdminDepartmentSave } from '@apron/contract/organisation/admin-department'
import {
  deleteAdminDepartment,
  pageAdminDepartments,
  saveAdminDepartment,
} from '@apron/contract/organisation/admin-department.calls'
import { deptTreeAndDict } from '@apron/contract/organisation/department.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { noWrites, overlapping } from '../../support/overlapping.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const NEW: AdminDepartmentSave = {
  code: 'D77',
  nameZh: '试飞部',
  nameEn: 'Flight Test',
  kind: 'department',
  parentCode: '',
  version: null,
}

describeOnStores('administration of departments', store => {
  const server = serverOn(store)
  let admin: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
  })

  const page = async (queryCriteria: { text?: string; kind?: 'department' | 'customer' | 'supplier' }) =>
    (await admin.call(pageAdminDepartments, { body: { current: 1, size: 200, queryCriteria } })).envelope.data
  const one = async (code: string) =>
    (await page({ text: code })).records.find(row => row.code === code) ?? expect.fail(`no ${code}`)
  const save = async (body: AdminDepartmentSave) => (await admin.call(saveAdminDepartment, { body })).envelope
  const add = async (code: string, parentCode = '') => await save({ ...NEW, code, parentCode })
  const seen = async (code: string) => ({ code, version: (await one(code)).version })
  const move = async (code: string, parentCode: string) => {
    const { nameZh, nameEn, kind } = await one(code)
    return await save({ nameZh, nameEn, kind, parentCode, ...(await seen(code)) })
  }

  it('[ADM-20] require the department permissions', async () => {
    const body = { current: 1, size: 10, queryCriteria: {} }
    await expectGuarded(server, store.database.kysely, {
      view: ADMIN_PERMISSIONS.departments.view,
      reads: [[pageAdminDepartments, body]],
      writes: [
        [saveAdminDepartment, { ...NEW, code: 'D66' }],
        [deleteAdminDepartment, { code: 'D02', version: 1 }],
      ],
    })
    expect((await page({ text: 'D66' })).total).toBe(0)
  })

  it('[ADM-20] are paged in tree order, filtered by code, name and kind', async () => {
    const all = await page({})
    expect(all.records.slice(0, 3).map(row => [row.code, row.level, row.parentCode])).toEqual([
      ['D01', 1, ''],
      ['D02', 1, ''],
      ['D0201', 2, 'D02'],
    ])
    expect(all.records.at(-1)?.kind).toBe('supplier')
    const codes = all.records.map(row => row.code)
    expect(await one('D02')).toMatchObject({ nameZh: '安全质量部', nameEn: 'Safety & Quality', below: 3 })
    expect((await one('D0202')).people).toBeGreaterThan(2)
    expect((await page({ text: 'quality assurance' })).records.map(row => row.code)).toEqual(['D0202'])
    expect((await page({ kind: 'supplier' })).records.every(row => row.code.startsWith('SU-'))).toBe(true)
    const second = await admin.call(pageAdminDepartments, {
      body: { current: 2, size: 2, queryCriteria: {} },
    })
    expect(second.envelope.data.records.map(row => row.code)).toEqual(codes.slice(2, 4))
    expect(second.envelope.data.total).toBe(codes.length)
    const behind = { current: MAX_OFFSET_ROWS / 200 + 1, size: 200, queryCriteria: {} }
    const refused = await admin.call(pageAdminDepartments, { body: behind })
    expect(refused.envelope.code).toBe(SERVER_ERRORS.tooFarBack.code)
  })

  it('[ADM-20] can be added, changed and deleted, with effect for everybody at once', async () => {
    expect(await save({ ...NEW, nameZh: ' 试飞部 ', parentCode: 'D02' })).toMatchObject({
      code: 200,
      data: { code: 'D77', nameZh: '试飞部', level: 2, version: 1 },
    })
    const { envelope } = await admin.call(deptTreeAndDict, { body: {} })
    const safety = envelope.data.deptTree.find(node => node.deptCode === 'D02')
    expect(safety?.children.map(node => node.deptName)).toContain('试飞部')
    const changed = await save({ ...NEW, nameEn: 'Test flights', version: 1 })
    expect(changed.data).toEqual(await one('D77'))
    expect(changed.data).toMatchObject({ nameEn: 'Test flights', parentCode: '', level: 1, version: 2 })
    await admin.call(deleteAdminDepartment, { body: { code: 'D77', version: 2 } })
    expect((await page({ text: 'D77' })).total).toBe(0)
  })

  describe('[ADM-20] are rejected with the reason, and nothing is changed', () => {
    beforeAll(async () => {
      await add('L1')
      await add('L2', 'L1')
      await add('L3', 'L2')
      await add('L4', 'L3')
      await add('M1')
      await add('M2', 'M1')
    })

    it.each([
      ['a code that is taken', () => add('D02'), 'D02 已存在，请换一个'],
      ['a missing parent', () => add('D90', 'NO'), '上级部门 NO 不存在或不是部门，请重新选择'],
      ['below an enterprise', () => add('D90', 'CU-LHA'), '上级部门 CU-LHA 不存在或不是部门，请重新选择'],
      ['below itself', () => move('L2', 'L2'), 'L2 不能放在自己或自己的下级部门之下，请重新选择上级部门'],
      [
        'below one of its own children',
        () => move('L1', 'L3'),
        'L1 不能放在自己或自己的下级部门之下，请重新选择上级部门',
      ],
      ['a fifth level', () => add('D90', 'L4'), '部门最多 4 级，请选择更高的上级部门'],
      ['two levels below the third', () => move('M1', 'L3'), '部门最多 4 级，请选择更高的上级部门'],
      [
        'an enterprise with a department above',
        () => save({ ...NEW, code: 'CU-X', kind: 'customer', parentCode: 'D02' }),
        '客户和供应商没有上级部门，请清除上级部门',
      ],
    ])('%s', async (_what, attempt, msg) => {
      const before = await page({})
      expect(await attempt()).toMatchObject({ success: false, data: null, msg })
      expect(await page({})).toEqual(before)
    })

    it('when people or departments belong to it, with their numbers', async () => {
      const { people } = await one('D0202')
      const body = await seen('D0202')
      const refused = (await admin.call(deleteAdminDepartment, { body })).envelope
      expect(refused.msg).toContain(`D0202 中还有 ${people} 名人员、0 个下级部门`)
      const above = (await admin.call(deleteAdminDepartment, { body: await seen('L1') })).envelope
      expect(above.msg).toContain('L1 中还有 0 名人员、1 个下级部门')
      const otherKind = await save({ ...NEW, kind: 'supplier', ...(await seen('L1')) })
      expect(otherKind.msg).toContain('L1 中还有 0 名人员、1 个下级部门')
      expect((await one('D0202')).people).toBe(people)
    })

    it.each([
      ['no name', { ...NEW, nameZh: '  ' }, 'nameZh'],
      ['a code in small letters', { ...NEW, code: 'd1' }, 'code'],
      ['an unknown kind', { ...NEW, kind: 'team' }, 'kind'],
      ['too long a name', { ...NEW, nameEn: 'x'.repeat(61) }, 'nameEn'],
    ])('names the invalid field: %s', async (_what, body, field) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
      const refused = await admin.call(saveAdminDepartment, { body: body as AdminDepartmentSave })
      expect(refused.status).toBe(400)
      expect(refused.envelope.msg).toContain(field)
    })
  })

  it('[ADM-20] keep an old code that is no longer valid when renamed, and can have children', async () => {
    await sql`insert into department (code, name_zh, name_en, kind) values ('qa_1', '质量', 'Quality', 'department')`.execute(
      store.database.kysely,
    )
    const renamed = await save({ ...NEW, code: 'qa_1', nameEn: 'Quality control', version: 1 })
    expect(renamed).toMatchObject({ success: true, data: { code: 'qa_1', nameEn: 'Quality control' } })
    expect((await add('D83', 'qa_1')).success).toBe(true)
    expect(await add('qa_2')).toMatchObject({ success: false, msg: expect.stringContaining('code') })
    expect((await page({ text: 'qa_2' })).total).toBe(0)
  })

  it('[ADM-20] rejects a change or deletion based on an older version', async () => {
    await add('D80')
    const first = await save({ ...NEW, code: 'D80', nameEn: 'First', version: 1 })
    expect(first.success).toBe(true)
    const late = { code: 'D80', version: 1 }
    const second = await save({ ...NEW, nameEn: 'Second', ...late })
    expect(second).toMatchObject({ code: 409, data: null, msg: '数据已被他人修改，请刷新后重试' })
    expect((await admin.call(deleteAdminDepartment, { body: late })).envelope.code).toBe(409)
    expect(await one('D80')).toMatchObject({ nameEn: 'First', version: 2 })
    const gone = await save({ ...NEW, code: 'D81', version: 1 })
    expect(gone.code).toBe(404)
  })

  itConcurrently(store, '[ADM-20] never form a circle after two simultaneous moves', async () => {
    await add('R1')
    await add('R2')
    const moves = [
      { ...NEW, ...(await seen('R1')), parentCode: 'R2' },
      { ...NEW, ...(await seen('R2')), parentCode: 'R1' },
    ].map(body => async () => await save(body))
    const answers = await overlapping(store.database.kysely, noWrites('department'), moves)
    const refused = answers.filter(answer => !answer.success)
    expect(refused.map(({ msg }) => msg)).toEqual([expect.stringContaining('自己的下级部门之下')])
    expect((await page({ text: 'R1' })).total + (await page({ text: 'R2' })).total).toBe(2)
  })

  it('[ADM-20] [ADM-31] are audited: who changed which department, from which address', async () => {
    await add('D82')
    await admin.call(deleteAdminDepartment, { body: { code: 'D82', version: 1 } })
    const body = { current: 1, size: 10, queryCriteria: { person: 'D82' } }
    const { records } = (await admin.call(pageAdminAudit, { body })).envelope.data
    const by = { userCode: ADMINISTRATOR, address: '127.0.0.1', target: 'D82', change: '' }
    expect(records).toMatchObject([
      { ...by, event: 'department deleted' },
      { ...by, event: 'department changed' },
    ])
  })
})
