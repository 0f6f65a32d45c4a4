import type { Call } from '@apron/contract/calls/define-call'
import { TRANSLATION_SORT_KEYS } from '@apron/contract/dictionary/admin-translation'
import {
  pageAdminTranslations,
  saveAdminTranslation,
} from '@apron/contract/dictionary/admin-translation.calls'
import type { Language } from '@apron/contract/dictionary/language'
import type { PageOf } from '@apron/contract/lists/paging'
import { pageAdminNotices, saveAdminNotice } from '@apron/contract/messages/admin-notice.calls'
import { adminNotice } from '@apron/contract/messages/admin-notice.fields'
import { ALARM_SORT_KEYS } from '@apron/contract/operations/admin-alarm'
import { pageAdminAlarms } from '@apron/contract/operations/admin-alarm.calls'
import { AUDIT_SORT_KEYS } from '@apron/contract/operations/admin-audit'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import { OPERATION_SORT_KEYS } from '@apron/contract/operations/admin-operation'
import { pageAdminOperations } from '@apron/contract/operations/admin-operation.calls'
import { pageAdminDepartments } from '@apron/contract/organisation/admin-department.calls'
import { adminDepartment } from '@apron/contract/organisation/admin-department.fields'
import { pageAdminSites } from '@apron/contract/organisation/admin-site.calls'
import { adminSite } from '@apron/contract/organisation/admin-site.fields'
import { USER_SORT_KEYS, USER_STATES } from '@apron/contract/organisation/admin-user'
import { pageAdminUsers } from '@apron/contract/organisation/admin-user.calls'
import { RESOURCE_SORT_KEYS } from '@apron/contract/permissions/admin-resource'
import { pageAdminResources } from '@apron/contract/permissions/admin-resource.calls'
import { ROLE_SORT_KEYS } from '@apron/contract/permissions/admin-role'
import { pageAdminRoles } from '@apron/contract/permissions/admin-role.calls'
import {
  CHANGE_REASONS,
  CHANGE_SORT_KEYS,
  CHANGE_STATES,
} from '@apron/contract/permissions/permission-change'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { fieldSortKeys } from '@apron/contract/records/field-schemas'
import { expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnBothStores, describeOnStores } from '../../support/stores/stores.ts'

const ADMIN = '100001'

type Row = Readonly<Record<string, unknown>>
type AnyList = Call<{ body: unknown; data: PageOf<Row> }>

/** Row fields of columns that have another name. */
const UNDER: Readonly<Record<string, string>> = {
  name: 'nameZh',
  department: 'deptName',
  title: 'titleZh',
  target: 'targetName',
  doer: 'userCode',
}

const LISTS: readonly (readonly [call: Call, keys: readonly string[]])[] = [
  [pageAdminUsers, USER_SORT_KEYS],
  [pageAdminRoles, ROLE_SORT_KEYS],
  [pageAdminDepartments, fieldSortKeys(adminDepartment.fields)],
  [pageAdminSites, fieldSortKeys(adminSite.fields)],
  [pageAdminResources, RESOURCE_SORT_KEYS],
  [pageAdminNotices, fieldSortKeys(adminNotice.fields)],
  [pageAdminTranslations, TRANSLATION_SORT_KEYS],
  [pageAdminAlarms, ALARM_SORT_KEYS],
  [pagePermissionChanges, CHANGE_SORT_KEYS],
  [pageAdminOperations, OPERATION_SORT_KEYS],
  [pageAdminAudit, AUDIT_SORT_KEYS],
]

/** Distinct values of a column in list order; a list that mixes them has a value more than once. */
function runsOf(rows: readonly Row[], key: string): unknown[] {
  const values = rows.map(row => row[UNDER[key] ?? key] ?? '').map(value => (value === '' ? null : value))
  return values.filter((value, index) => value !== values[index - 1])
}

describeOnStores('orders of the lists of the administration', store => {
  const server = serverOn(store)

  async function rows(call: Call, criteria: object, language: Language = 'zh'): Promise<Row[]> {
    const person = await server.as(ADMIN)
    person.language = language
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all lists have this shape
    const list = call as AnyList
    const { envelope } = await person.call(list, { body: { current: 1, size: 200, queryCriteria: criteria } })
    return envelope.success ? envelope.data.records : expect.fail(`refused: ${envelope.msg}`)
  }

  it.each(LISTS)('[LIST-01] sorts $id by each of its columns in both directions', async (call, keys) => {
    for (const sortBy of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one column after the other
      const [up, down] = [await rows(call, { sortBy }), await rows(call, { sortBy, descending: true })]
      const rising = runsOf(up, sortBy)
      const present = rising.filter(value => value !== null)
      expect(new Set(rising).size, `${sortBy}: each value in one run`).toBe(rising.length)
      expect(
        runsOf(down, sortBy).filter(value => value !== null),
        `${sortBy}: turned round`,
      ).toEqual(present.toReversed())
      if (present.every(value => typeof value === 'number'))
        expect(present, sortBy).toEqual(present.toSorted((one, other) => one - other))
    }
  })

  it.each<[call: Call, sortBy: string, places: readonly string[]]>([
    [pageAdminUsers, 'state', USER_STATES],
    [pageAdminDepartments, 'kind', Object.keys(adminDepartment.fields.kind.options)],
    [pageAdminNotices, 'kind', Object.keys(adminNotice.fields.kind.options)],
    [pagePermissionChanges, 'state', CHANGE_STATES],
    [pagePermissionChanges, 'why', CHANGE_REASONS],
  ])(
    '[LIST-14] sorts $id by %s in the order of the process in both languages',
    async (call, sortBy, places) => {
      for (const language of ['zh', 'en'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one language after the other
        const found = (await rows(call, { sortBy }, language)).map(row => places.indexOf(String(row[sortBy])))
        expect(found).not.toContain(-1)
        expect(found).toEqual(found.toSorted((one, other) => one - other))
      }
    },
  )

  it('[LIST-01] sorts employee numbers ascending, with empty values last in both directions', async () => {
    const codes = (await rows(pageAdminUsers, { sortBy: 'userCode' })).map(row => String(row['userCode']))
    expect(codes).toEqual(codes.toSorted())
    expect(codes.length).toBeGreaterThan(5)
    for (const descending of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- one way, then the other
      const last = (await rows(pageAdminUsers, { sortBy: 'lastLogin', descending })).at(-1)
      expect(last?.['lastLogin']).toBeNull()
    }
  })

  it('[LIST-01] pages rows with equal values without loss or repetition', async () => {
    const person = await server.as(ADMIN)
    const page = async (current: number) => {
      const body = { current, size: 3, queryCriteria: { sortBy: 'userType' as const } }
      return (await person.call(pageAdminUsers, { body })).envelope.data
    }
    const first = await page(1)
    const all = [first]
    for (let current = 2; current <= Math.ceil(first.total / 3); current += 1) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      all.push(await page(current))
    }
    const codes = all.flatMap(({ records }) => records.map(({ userCode }) => userCode))
    expect(new Set(codes).size).toBe(first.total)
  })

  it.each(LISTS)('[LIST-01] rejects an unknown sort column: %s', async call => {
    const person = await server.as(ADMIN)
    for (const sortBy of ['password_hash', 'id; drop table app_user', '']) {
      const body = { current: 1, size: 10, queryCriteria: { sortBy } }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion, no-await-in-loop -- what a schema refuses
      const { status } = await person.call(call as AnyList, { body })
      if (sortBy !== '') expect(status, sortBy).toBe(400)
    }
  })

  it('[LIST-10] names the person who last changed a notice or text in the language of the request', async () => {
    const person = await server.as(ADMIN)
    await person.call(saveAdminNotice, {
      body: {
        id: null,
        kind: 'notice',
        titleZh: '提示',
        titleEn: 'Notice',
        contentZh: '内容',
        contentEn: 'Content',
        version: null,
      },
    })
    await person.call(saveAdminTranslation, {
      body: { id: null, code: 'list.orders', type: 1, chinese: '文字', english: 'Text', version: null },
    })
    const text = { zh: '陈启明', en: 'Chen Qiming' }
    for (const language of ['zh', 'en'] as const) {
      const found = [
        // oxlint-disable-next-line no-await-in-loop -- one language after the other
        (await rows(pageAdminNotices, { text: '提示' }, language))[0],
        // oxlint-disable-next-line no-await-in-loop -- one language after the other
        (await rows(pageAdminTranslations, { text: 'list.orders' }, language))[0],
      ]
      expect(found.map(row => row?.['updateBy'])).toEqual([text[language], text[language]])
    }
  })
})

describeOnBothStores('[LIST-14] lists that are ordered by names', store => {
  const server = serverOn(store)

  it.each<[call: Call, sortBy: string, language: Language]>([
    [pageAdminUsers, 'name', 'zh'],
    [pageAdminUsers, 'nameEn', 'en'],
    [pageAdminUsers, 'department', 'zh'],
    [pageAdminDepartments, 'nameZh', 'zh'],
    [pageAdminSites, 'nameZh', 'zh'],
    [pageAdminResources, 'title', 'zh'],
  ])('sorts $id by %s as the browser would', async (call, sortBy, language) => {
    const person = await server.as(ADMIN)
    person.language = language
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all lists have this shape
    const { envelope } = await person.call(call as AnyList, {
      body: { current: 1, size: 200, queryCriteria: { sortBy } },
    })
    const column = call === pageAdminSites ? 'cnName' : (UNDER[sortBy] ?? sortBy)
    const names = envelope.data.records.map(row => String(row[column]))
    const { compare } = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en', { numeric: true })
    expect(new Set(names).size).toBeGreaterThan(3)
    expect(names).toEqual(names.toSorted(compare))
  })
})
