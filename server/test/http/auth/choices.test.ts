import type { Call } from '@apron/contract/calls/define-call'
import { listDirectoryParents } from '@apron/contract/dictionary/dictionary.calls'
import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import { deptTreeAndDict, queryDepartments } from '@apron/contract/organisation/department.calls'
import { listProjects } from '@apron/contract/organisation/project.calls'
import { testFunctions } from '@apron/contract/permissions/resource.calls'
import { SUB_APP_MANAGE } from '@apron/contract/sub-apps/names'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

/** An inspector, and a customer's employee. */
const EMPLOYEE = '100104'
const CUSTOMER = 'X90101'

const query = async (portal: PortalClient, body = {}) =>
  (await portal.call(queryDepartments, { body })).envelope.data

const source = async (portal: PortalClient, dataSourceId: string, keyword?: string) =>
  (
    await portal.call(queryDataSource, {
      body: { dataSourceId, ...(keyword === undefined ? {} : { keyword }) },
    })
  ).envelope.data

const codesOfProjects = async (portal: PortalClient) =>
  (await portal.call(listProjects)).envelope.data.map(project => project.projectCode)

const parents = async (portal: PortalClient, codes: string) =>
  await portal.call(listDirectoryParents, { params: { codes } })

describeOnStores('the choices of forms', store => {
  const server = serverOn(store)
  let employee: PortalClient
  let customer: PortalClient
  beforeAll(async () => {
    employee = await server.as(EMPLOYEE)
    customer = await server.as(CUSTOMER)
  })

  describe('departments', () => {
    it('[API-05] cmnSysDept/query lists departments and enterprises in the requested language', async () => {
      const all = await query(employee)
      expect(all).toHaveLength(33)
      expect(all).toContainEqual({
        deptCode: 'D0202',
        deptName: '质量保证室',
        parentCode: 'D02',
        kind: 'department',
      })
      employee.language = 'en'
      expect(await query(employee, { keyword: 'quality a' })).toEqual([
        { deptCode: 'D0202', deptName: 'Quality Assurance Section', parentCode: 'D02', kind: 'department' },
      ])
      employee.language = 'zh'
    })

    it.each([
      [{ parentCode: 'D02' }, ['D0201', 'D0202', 'D0203']],
      [{ kind: 'supplier' }, ['SU-0X101', 'SU-0X102', 'SU-0X103', 'SU-0X104']],
      [{ keyword: 'd08', parentCode: 'D08' }, ['D0801', 'D0802']],
      [{ keyword: '航材' }, ['D08', 'SU-0X101']],
      [{ keyword: '%' }, []],
      [{ parentCode: 'nowhere' }, []],
    ])('[API-05] %j finds %j', async (body, codes) => {
      expect((await query(employee, body)).map(department => department.deptCode)).toEqual(codes)
    })

    it('[API-05] shows a customer no other enterprise and no department', async () => {
      const own = await query(customer)
      expect(own.map(({ kind }) => kind)).toEqual(['customer'])
      expect(await query(customer, { kind: 'supplier' })).toEqual([])
      const { envelope } = await customer.call(deptTreeAndDict, { body: {} })
      expect(envelope.data.deptTree.map(node => node.deptCode)).toEqual([own[0]?.deptCode])
    })

    it('[API-05] getDeptTreeAndDict returns the tree and the requested dictionaries', async () => {
      const { envelope } = await employee.call(deptTreeAndDict, { body: { dictCode: 'SHIFT,NOBODY_KNOWS' } })
      const material = envelope.data.deptTree.find(node => node.deptCode === 'D08')
      expect(material?.children.map(node => [node.deptCode, node.children])).toEqual([
        ['D0801', []],
        ['D0802', []],
      ])
      expect(envelope.data.dict['SHIFT']?.map(option => option.value)).toEqual(['D', 'E', 'N'])
      expect(envelope.data.dict['NOBODY_KNOWS']).toEqual([])
      expect((await employee.call(deptTreeAndDict, { body: {} })).envelope.data.dict).toEqual({})
    })
  })

  describe('data sources', () => {
    it.each([
      ['department', 25],
      ['enterprise', 8],
      ['site', 10],
      ['airport', 39],
      ['role', 15],
      ['post', 14],
    ])('[API-08] the source %s has %i entries for an employee', async (id, count) => {
      expect(await source(employee, id)).toHaveLength(count)
    })

    it('[API-08] returns entries as id and name, found by a part of either', async () => {
      expect(await source(employee, 'post', 'foreman')).toEqual([{ id: 'LEAD_MECH', sourceName: '工长' }])
      expect(await source(employee, 'post', '工长')).toEqual([{ id: 'LEAD_MECH', sourceName: '工长' }])
    })

    it('[API-08] shows a customer its own enterprise and public entries', async () => {
      expect(await source(customer, 'enterprise')).toHaveLength(1)
      expect(await source(customer, 'airport')).toHaveLength(39)
      for (const id of ['department', 'role', 'post']) expect(await source(customer, id)).toEqual([])
    })

    it.each([
      ['nothing', 404],
      ['constructor', 404],
      ['role; drop table role', 400],
      ["role' or '1'='1", 400],
      ['', 400],
    ])('[API-08] rejects the source %j: %i', async (dataSourceId, expected) => {
      const { status, envelope } = await employee.call(queryDataSource, { body: { dataSourceId } })
      expect({ status, data: envelope.data }).toEqual({ status: expected, data: null })
    })
  })

  describe('applications', () => {
    it('[API-05] cmnSysProject/list names the portal and the applications the person may open', async () => {
      expect(await codesOfProjects(await server.as('100001'))).toHaveLength(12)
      const own = await codesOfProjects(employee)
      expect(own[0]).toBe('AQ')
      expect(own).toContain('safetyQuality')
      expect(own).not.toContain('marketing')
      expect(await codesOfProjects(customer)).toEqual(['AQ', 'airline', 'marketing'])
    })

    it('[API-05] names them in the requested language', async () => {
      employee.language = 'en'
      const { envelope } = await employee.call(listProjects)
      employee.language = 'zh'
      expect(envelope.data.slice(0, 2)).toEqual([
        { projectCode: 'AQ', projectName: 'Maintenance portal' },
        { projectCode: 'safetyQuality', projectName: 'Safety & quality' },
      ])
    })
  })

  describe('directories', () => {
    it('[DICT-08] getParentListNew returns the parents of directories; pipes count as commas', async () => {
      const { envelope } = await parents(employee, 'FINDING_LEVEL|SHIFT,NOBODY_KNOWS')
      expect(envelope.data).toEqual([
        { code: 'MAINTENANCE', name: '维修', parentCode: '' },
        { code: 'QUALITY', name: '质量', parentCode: '' },
        { code: 'FINDING_LEVEL', name: '问题等级', parentCode: 'QUALITY' },
        { code: 'SHIFT', name: '班次', parentCode: 'MAINTENANCE' },
      ])
    })

    it.each(['a b', "x'--", 'A,,B', '%00', Array.from({ length: 51 }, (_, n) => `A${n}`).join('|')])(
      '[DICT-08] rejects %j',
      async codes => {
        expect((await parents(employee, codes)).status).toBe(400)
      },
    )

    it('[DICT-08] accepts fifty long codes in the address', async () => {
      const codes = Array.from({ length: 50 }, (_, n) => `A${n}`.padEnd(64, 'x')).join(',')
      expect((await parents(employee, codes)).envelope.data).toEqual([])
      expect((await parents(employee, 'A'.repeat(5000))).status).toBe(400)
    })
  })

  it('[API-05] getFuncTest returns the functions the person may use, without revealing which exist', async () => {
    const body = { identifies: [SUB_APP_MANAGE, 'safetyQuality:check:add', 'no:such:right'] }
    const permitted = async (userCode: string) =>
      (await (await server.as(userCode)).call(testFunctions, { body })).envelope.data.map(
        found => found.permitted,
      )
    expect(await permitted('100001')).toEqual([true, false, false])
    expect(await permitted(EMPLOYEE)).toEqual([false, true, false])
    expect((await employee.call(testFunctions, { body: { identifies: [] } })).status).toBe(400)
  })

  it.each<Call>([queryDepartments, deptTreeAndDict, queryDataSource, listProjects, testFunctions])(
    '[API-05] $path requires a session',
    async call => {
      expect((await server.client().call(call, { body: {} })).status).toBe(401)
    },
  )

  it('[DICT-08] getParentListNew requires a session', async () => {
    const { status } = await server.client().call(listDirectoryParents, { params: { codes: 'SHIFT' } })
    expect(status).toBe(401)
  })
})
