import type { HomeBox } from '@apron/contract/home/home'
import * as calls from '@apron/contract/home/home.calls'
import { queryMessages } from '@apron/contract/messages/message.calls'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

/** One application is enough for these tests. */
const QUALITY = PLUGINS.filter(({ name }) => name === 'safetyQuality')

const STATEMENT = 'statement:safetyQuality.checkOrdersByState'
const USUAL = [STATEMENT, 'favourites', 'messages', 'notices', 'applications']
const FOREIGN_CUSTOMER = 'X90101'

const boxesOf = async (person: PortalClient) => (await person.call(calls.listBoxes)).envelope.data
const kinds = (boxes: readonly HomeBox[]) => boxes.map(box => box.kind)
const idOf = (boxes: readonly HomeBox[], kind: string) =>
  boxes.find(box => box.kind === kind)?.id ?? expect.fail(`no box ${kind}`)

const atSite = (code: string) => ({
  employee: encodeEmployeeHeader({ userCode: '', airportId: '', airportThreeCode: code }),
})

/** A plugin whose statement fails. */
const BROKEN: ServerPlugin = {
  name: 'broken',
  migrations: {},
  routes: () => [],
  statements: () => [
    {
      id: 'figures',
      title: { zh: '统计', en: 'Figures' },
      resource: 'safetyQuality:check:view',
      url: '/safetyQuality/checkList',
      rows: () => Promise.reject(new Error('the table is gone')),
    },
  ],
}

const ofQuality = (url: string) => url.startsWith('/safetyQuality/')

interface Row {
  readonly url: string
  readonly isNotice: boolean
}
/** Removes notices, which have a box of their own. */
const withoutNotices = (rows: readonly Row[]) => rows.filter(({ isNotice }) => !isNotice)

describeOnStores('the home page', store => {
  const server = serverOn(store, { plugins: QUALITY })

  it('[HOME-01, HOME-03] is the new one until the person chooses, without effect on others', async () => {
    const person = await server.as('100104')
    const other = await server.as('100105')
    expect((await person.call(calls.getIndexSet)).envelope.data).toEqual({ type: 1 })
    const saved = await person.call(calls.saveIndexSet, { body: { type: 2 } })
    expect(saved.envelope).toMatchObject({ code: 200, data: { type: 2 } })
    expect((await person.call(calls.getIndexSet)).envelope.data).toEqual({ type: 2 })
    expect((await other.call(calls.getIndexSet)).envelope.data).toEqual({ type: 1 })
    await person.call(calls.saveIndexSet, { body: { type: 1 } })
    expect((await person.call(calls.getIndexSet)).envelope.data).toEqual({ type: 1 })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
    expect((await person.call(calls.saveIndexSet, { body: { type: 3 as 1 } })).status).toBe(400)
  })

  it('[HOME-02] offers boxes with titles in the requested language, and starts with all of them', async () => {
    const person = await server.as('100104')
    const { envelope } = await person.call(calls.listBoxOffers)
    expect(envelope.data.map(({ kind, title }) => [kind, title])).toEqual([
      [STATEMENT, '检查单（按状态）'],
      ['favourites', '我的收藏'],
      ['messages', '未读消息'],
      ['notices', '公告'],
      ['applications', '我的应用'],
    ])
    person.language = 'en'
    const boxes = await boxesOf(person)
    expect(boxes.map(({ title, size, sort, available }) => [title, size, sort, available])).toEqual([
      ['Check orders by state', 'wide', 1, true],
      ['My favourites', 'small', 2, true],
      ['Unread messages', 'wide', 3, true],
      ['Notices', 'small', 4, true],
      ['My applications', 'wide', 5, true],
    ])
  })

  it('[HOME-02] stores order, size, removed and restored boxes', async () => {
    const person = await server.as('100106')
    const before = await boxesOf(person)
    const sorted = await person.call(calls.sortBoxes, { body: { ids: [idOf(before, 'notices')] } })
    expect(kinds(sorted.envelope.data)).toEqual([
      'notices',
      STATEMENT,
      'favourites',
      'messages',
      'applications',
    ])
    const id = idOf(before, 'favourites')
    const edited = await person.call(calls.editBox, { body: { id, size: 'full' } })
    expect(edited.envelope.data[2]).toMatchObject({ id, kind: 'favourites', size: 'full' })
    const form = (await person.call(calls.boxForm, { body: { id } })).envelope.data
    expect(form).toMatchObject({ size: 'full', sizes: ['small', 'wide', 'full'] })
    expect((await person.call(calls.queryBoxForm, { query: { id } })).envelope.data).toEqual(form)
    const less = await person.call(calls.removeBox, { params: { id: idOf(before, STATEMENT) } })
    expect(kinds(less.envelope.data)).toEqual(['notices', 'favourites', 'messages', 'applications'])
    const more = await person.call(calls.addBox, { body: { kind: STATEMENT, size: 'small' } })
    expect(more.envelope.data.at(-1)).toMatchObject({ kind: STATEMENT, size: 'small', sort: 5 })
    const twice = await person.call(calls.addBox, { body: { kind: STATEMENT } })
    expect(twice.envelope.data).toEqual(more.envelope.data)
    expect(await boxesOf(person)).toEqual(more.envelope.data)

    for (const { id: every } of more.envelope.data) {
      await person.call(calls.removeBox, { params: { id: every } })
    }
    expect(await boxesOf(person)).toEqual([])
  })

  itConcurrently(store, '[HOME-02] keeps the changes of two windows made simultaneously', async () => {
    const person = await server.as('100107')
    const before = await boxesOf(person)
    await Promise.all([
      person.call(calls.removeBox, { params: { id: idOf(before, 'notices') } }),
      person.call(calls.editBox, { body: { id: idOf(before, 'favourites'), size: 'wide' } }),
      person.call(calls.saveHomeApplications, { body: { codes: ['amm'] } }),
    ])
    const after = await boxesOf(person)
    expect(kinds(after)).toEqual([STATEMENT, 'favourites', 'messages', 'applications'])
    expect(after[1]?.size).toBe('wide')
  })

  it('[HOME-02] rejects unknown boxes and those of others, and changes nothing', async () => {
    const owner = await server.as('100104')
    const stranger = await server.as('100203')
    const mine = await boxesOf(owner)
    const theirs = await boxesOf(stranger)
    for (const id of [idOf(mine, 'favourites'), 'x', "' or 1=1 --"]) {
      const refused = [
        await stranger.call(calls.removeBox, { params: { id } }),
        await stranger.call(calls.editBox, { body: { id, size: 'wide' } }),
        await stranger.call(calls.sortBoxes, { body: { ids: [idOf(theirs, 'notices'), id] } }),
        await stranger.call(calls.boxForm, { body: { id } }),
        await stranger.call(calls.queryBoxForm, { query: { id } }),
        await server.client().call(calls.queryBoxForm, { query: { id } }),
      ]
      expect(refused.map(({ envelope }) => envelope.code)).toEqual([404, 404, 404, 404, 404, 401])
    }
    const unknown = await stranger.call(calls.addBox, { body: { kind: 'no such box' } })
    expect(unknown.envelope).toMatchObject({ code: 404, data: null })
    // This box is offered to other people only.
    const customer = await server.as(FOREIGN_CUSTOMER)
    const others = await boxesOf(customer)
    const notForThem = await customer.call(calls.addBox, { body: { kind: STATEMENT } })
    expect(notForThem.envelope).toMatchObject({ code: 404, data: null })
    expect(await boxesOf(customer)).toEqual(others)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
    const size = 'huge' as 'full'
    const id = idOf(theirs, 'notices')
    expect((await stranger.call(calls.addBox, { body: { kind: 'notices', size } })).status).toBe(400)
    expect((await stranger.call(calls.editBox, { body: { id, size } })).status).toBe(400)
    expect(await boxesOf(owner)).toEqual(mine)
    expect(await boxesOf(stranger)).toEqual(theirs)
  })

  it('[HOME-02] tolerates invalid saved boxes: one without a source is marked unavailable and can be removed', async () => {
    const person = await server.as('100204')
    await person.call(calls.addBox, { body: { kind: 'notices' } })
    const saved = [
      { kind: 'statement:gone.figures', size: 'wide' },
      { kind: 'notices', size: 'enormous' },
      { kind: 'notices', size: 'full' },
      { size: 'small' },
      17,
    ]
    await sql`update home_setting set boxes = ${JSON.stringify(saved)}::text::jsonb where user_code = '100204'`.execute(
      store.database.kysely,
    )
    const mended = await boxesOf(person)
    expect(mended.map(({ kind, title, size, available }) => [kind, title, size, available])).toEqual([
      ['statement:gone.figures', '', 'wide', false],
      ['notices', '公告', 'small', true],
    ])
    const gone = idOf(mended, 'statement:gone.figures')
    expect((await person.call(calls.editBox, { body: { id: gone, size: 'small' } })).status).toBe(404)
    const removed = await person.call(calls.removeBox, { params: { id: gone } })
    expect(kinds(removed.envelope.data)).toEqual(['notices'])

    await sql`update home_setting set boxes = '"broken"'::jsonb where user_code = '100204'`.execute(
      store.database.kysely,
    )
    expect(kinds(await boxesOf(person))).toEqual(USUAL)
  })

  it('[HOME-03] stores the applications a person wants to see, and the sources of messages', async () => {
    const person = await server.as('100104')
    const other = await server.as('100105')
    const all = (await person.call(calls.listHomeApplications)).envelope.data
    expect(all).toContainEqual({ code: 'safetyQuality', name: '安全质量', chosen: true })
    expect(all.every(({ chosen }) => chosen)).toBe(true)
    const codes = ['safetyQuality', 'gone']
    const saved = (await person.call(calls.saveHomeApplications, { body: { codes } })).envelope.data
    expect(saved.filter(({ chosen }) => chosen).map(({ code }) => code)).toEqual(['safetyQuality'])
    expect((await person.call(calls.listHomeApplications)).envelope.data).toEqual(saved)
    expect((await other.call(calls.listHomeApplications)).envelope.data.every(({ chosen }) => chosen)).toBe(
      true,
    )

    const wanted = (await person.call(calls.listMessageSettings)).envelope.data
    expect(wanted.every(({ shown }) => shown)).toBe(true)
    const muted = await person.call(calls.saveMessageSetting, { body: { id: 'safetyQuality', shown: false } })
    expect(muted.envelope.data).toContainEqual({ id: 'safetyQuality', name: '安全质量', shown: false })
    expect((await person.call(calls.listMessageSettings)).envelope.data).toEqual(muted.envelope.data)
    expect((await other.call(calls.listMessageSettings)).envelope.data.every(({ shown }) => shown)).toBe(true)
    const messages = await person.call(calls.listAppMessages, { params: { id: 'safetyQuality' } })
    expect(messages.envelope.data[0]).toMatchObject({
      title: expect.stringMatching(/^检查单CK-/),
      url: expect.stringMatching(/^\/safetyQuality\//),
    })
    const rowsOf = async (onDashboard: boolean, of = person) => {
      const body = { current: 1, size: 50, readStatus: 0, onDashboard } as const
      const { records } = (await of.call(queryMessages, { body })).envelope.data
      // Finished work counts as read.
      expect(records.some(({ type, handleStatus }) => type === 2 && handleStatus !== 0)).toBe(false)
      return records.map(({ categoryName, url }) => ({
        url: url ?? '',
        isNotice: categoryName === '通知',
      }))
    }
    expect((await rowsOf(false)).some(({ url }) => ofQuality(url))).toBe(true)
    expect((await rowsOf(true)).some(({ url }) => ofQuality(url))).toBe(false)
    // Entries that lead to no application page stay.
    expect(await rowsOf(true)).toEqual(
      withoutNotices(await rowsOf(false)).filter(({ url }) => !ofQuality(url)),
    )
    expect((await rowsOf(false)).some(({ isNotice }) => isNotice)).toBe(true)
    expect(await rowsOf(true, other)).toEqual(withoutNotices(await rowsOf(false, other)))
    await person.call(calls.saveMessageSetting, { body: { id: 'safetyQuality', shown: true } })
    expect(await rowsOf(true)).toEqual(withoutNotices(await rowsOf(false)))
    const unknown = await person.call(calls.saveMessageSetting, { body: { id: 'gone', shown: true } })
    expect(unknown.status).toBe(404)
    expect((await person.call(calls.listAppMessages, { params: { id: 'gone' } })).status).toBe(404)
  })

  describe('statements', () => {
    it('[HOME-02] count check orders by state, for the site of the call', async () => {
      const person = await server.as('100104')
      const [statement] = (await person.call(calls.listStatements)).envelope.data
      expect(statement).toEqual({
        id: 'safetyQuality.checkOrdersByState',
        title: '检查单（按状态）',
        url: '/safetyQuality/checkList',
        rows: [
          { label: '草稿', value: 1, url: '/safetyQuality/checkList?status=DRAFT' },
          { label: '已下达', value: 2, url: '/safetyQuality/checkList?status=ISSUED' },
          { label: '检查中', value: 1, url: '/safetyQuality/checkList?status=IN_PROGRESS' },
          { label: '待审批', value: 2, url: '/safetyQuality/checkList?status=SUBMITTED' },
          { label: '已退回', value: 1, url: '/safetyQuality/checkList?status=RETURNED' },
          { label: '已审批', value: 1, url: '/safetyQuality/checkList?status=APPROVED' },
          { label: '已取消', value: 1, url: '/safetyQuality/checkList?status=CANCELLED' },
        ],
      })
      person.language = 'en'
      const elsewhere = await person.call(calls.listStatements, { headers: atSite('SZX') })
      const rows = elsewhere.envelope.data[0]?.rows ?? []
      expect(rows[1]?.label).toBe('Issued')
      expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(1)
    })

    it('[HOME-02] are offered only with the permission for the list behind them', async () => {
      const customer = await server.as(FOREIGN_CUSTOMER)
      expect((await customer.call(calls.listStatements)).envelope.data).toEqual([])
      expect(kinds(await boxesOf(customer))).not.toContain(STATEMENT)
      const refused = await customer.call(calls.addBox, { body: { kind: STATEMENT } })
      expect(refused.status).toBe(404)
    })

    it('[HOME-02] of a disabled application are not offered; an existing box stays and is marked', async () => {
      const person = await server.as('100105')
      await person.call(calls.addBox, { body: { kind: STATEMENT } })
      await sql`
        insert into sub_application (name, active_version, enabled, changed_by, changed_at)
        values ('safetyQuality', '1.0.0', false, 'test', ${new Date()})`.execute(store.database.kysely)
      expect((await person.call(calls.listStatements)).envelope.data).toEqual([])
      expect((await boxesOf(person))[0]).toMatchObject({ kind: STATEMENT, available: false })
      await sql`delete from sub_application where name = 'safetyQuality'`.execute(store.database.kysely)
      expect((await boxesOf(person))[0]).toMatchObject({ kind: STATEMENT, available: true })
    })
  })

  it('requires a token', async () => {
    const nobody = server.client()
    const answers = [
      await nobody.call(calls.listBoxes),
      await nobody.call(calls.removeBox, { params: { id: 'x' } }),
      await nobody.call(calls.saveIndexSet, { body: { type: 2 } }),
      await nobody.call(calls.saveHomeApplications, { body: { codes: [] } }),
      await nobody.call(calls.listStatements),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})

describeOnStores('a statement that fails', store => {
  const server = serverOn(store, { plugins: [BROKEN, ...QUALITY] })

  it('[HOME-02] does not affect the others', async () => {
    const person = await server.as('100104')
    const statements = (await person.call(calls.listStatements)).envelope.data
    expect(statements.map(({ id, rows }) => [id, rows === null])).toEqual([
      ['broken.figures', true],
      ['safetyQuality.checkOrdersByState', false],
    ])
    expect(server.log.join('')).toContain('the table is gone')
  })
})
