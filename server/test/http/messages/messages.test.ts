import type { Call } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import * as waiting from '@apron/contract/home/waiting-count.calls'
import { MAX_OFFSET_ROWS } from '@apron/contract/limits/lists'
import { MESSAGE_TEXT_MAX } from '@apron/contract/limits/messages'
import * as business from '@apron/contract/messages/business-message.calls'
import * as calls from '@apron/contract/messages/message.calls'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { MessageEvent, Recipients } from '@apron/server-kit/messages/message-event'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { collectHints } from '../../../src/platform/live/hints.ts'
import { serverOn, startTestServer } from '../../support/servers/test-server.ts'
import { sessionsOn } from '../../support/sessions.ts'
import {
  forgetMessages,
  giveMany,
  MESSAGE_PLUGIN,
  messagesOf,
  pageOf,
  publisher,
  TEST_ALARM,
  TEST_NEWS,
  TEST_ORDER,
  TEST_RECTIFY,
  TEST_TASK,
} from '../../support/steps/message-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const SHEN_LI = '100103'
const FENG_XIAOLAN = '100104'
const XU_WEIDONG = '100105'
const LI_ZE = '100305'
const CUSTOMER = 'X90101'

describeOnStores('messages', store => {
  const server = serverOn(store, { plugins: [MESSAGE_PLUGIN] })
  const db = () => store.database.kysely
  const { publish, endTask, service } = publisher(db, () => server.clock)
  const news = (what: string, to: readonly Recipients[], by: string | null = null) =>
    publish(TEST_NEWS, { to, by, values: { what } })
  const wireNow = () => wireTime(server.clock.now())

  beforeEach(() => forgetMessages(db()))

  const as = sessionsOn(server)
  const contentsOf = async (userCode: string) =>
    (await messagesOf(await as(userCode))).map(message => message.content)

  /** Reads the kinds of a person's check messages. */
  const infoTypes = async (userCode: string) => {
    const body = { current: 1, size: 10, queryCriteria: { type: 0 as const } }
    const { envelope } = await (await as(userCode)).call(business.queryCheckMessages, { body })
    return envelope.data.records.map(record => record.infoType)
  }

  /** Reads everybody who has a message. */
  async function recipients(): Promise<string[]> {
    const { rows } = await sql<{ user_code: string }>`
      select user_code from message_recipient order by user_code`.execute(db())
    return rows.map(row => row.user_code)
  }

  it('[MSG-06] contain everything that the message centre shows, in the language of the request', async () => {
    await publish(TEST_TASK, {
      to: [{ users: [FENG_XIAOLAN] }],
      values: { id: 'a/b&c' },
      task: 'tests:1',
      urgency: 2,
    })
    const [message] = await messagesOf(await as(FENG_XIAOLAN))
    expect(message).toEqual({
      sid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      content: '检查a/b&c待办',
      type: 2,
      categoryId: 'CHECKLIST',
      categoryName: '检查单',
      typeName: '工单',
      readStatus: 0,
      handleStatus: 0,
      handleResult: null,
      urgency: 2,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      eventType: 'route',
      openWay: 0,
      url: '/tests/record?id=a%2Fb%26c',
      customContent: null,
      bySubscription: false,
      siteCode: 'CAN',
      acknowledgedTime: null,
    })
    expect((await messagesOf(await as(FENG_XIAOLAN, 'en')))[0]).toMatchObject({
      content: 'Check a/b&c to do',
      categoryName: 'Check order',
      typeName: 'Work order',
    })
  })

  it('[MSG-06] open by address, as text, or with custom content', async () => {
    const to = [{ users: [LI_ZE] }]
    await news('text', to)
    server.clock.forward({ seconds: 1 })
    await publish(TEST_NEWS, { to, values: { what: 'link' }, link: 'https://example.com/a b' })
    server.clock.forward({ seconds: 1 })
    const custom = [{ category: '检查单', items: [{ title: 'CK-1', url: '/tests/record?id=1' }] }]
    await publish(TEST_NEWS, { to, values: { what: 'custom' }, custom: { zh: custom, en: [] } })
    const rows = (await messagesOf(await as(LI_ZE))).map(({ openWay, eventType, url, customContent }) => [
      openWay,
      eventType,
      url,
      customContent === null ? null : (JSON.parse(customContent) as unknown),
    ])
    expect(rows).toEqual([
      [2, 'route', null, custom],
      [0, 'link', 'https://example.com/a%20b', null],
      [1, 'route', null, null],
    ])
    expect((await messagesOf(await as(LI_ZE, 'en')))[0]?.customContent).toBe('[]')
  })

  describe('reach', () => {
    it('people by name, role, permission, post, department and site, external users too', async () => {
      await news('named', [{ users: [FENG_XIAOLAN, 'nobody'] }])
      expect(await recipients()).toEqual([FENG_XIAOLAN])
      await forgetMessages(db())
      await news('role', [{ roles: ['CUSTOMER_SERVICE'] }])
      expect(await recipients()).toEqual(['100603', 'X90101', 'X90102'])
      await forgetMessages(db())
      await news('post', [{ posts: ['SAFETY_DIRECTOR', 'ACCOUNTABLE'] }])
      expect(await recipients()).toEqual(['100003', '100005'])
      await forgetMessages(db())
      await news('department', [{ departments: ['D0202'] }])
      expect(await recipients()).toEqual([SHEN_LI, FENG_XIAOLAN, XU_WEIDONG])
      await forgetMessages(db())
      await news('within', [{ roles: ['MANAGER'], posts: ['QA_AUDITOR'], within: 'D0202', site: 'SZX' }])
      expect(await recipients()).toEqual([FENG_XIAOLAN])
      await forgetMessages(db())
      // By a role in one department, and by a post.
      await news('right', [{ rights: ['safetyQuality:check:approve', 'safetyQuality:vsr:view'] }])
      expect(await recipients()).toEqual(['100005', '100101', '100102', SHEN_LI])
      await forgetMessages(db())
      await news('right within', [{ rights: ['safetyQuality:check:submit'], within: 'D0202', site: 'SZX' }])
      expect(await recipients()).toEqual([FENG_XIAOLAN])
      await forgetMessages(db())
      await news('site', [{ site: 'HAK' }])
      const atHak = await recipients()
      expect(atHak).toContain(FENG_XIAOLAN)
      expect(atHak).not.toContain(SHEN_LI)
    })

    it('nobody through a group without members or an empty list', async () => {
      await news('empty', [{ roles: [], site: 'CAN' }, { users: [], site: 'CAN' }, {}])
      await news('none', [])
      expect(await recipients()).toEqual([])
    })

    it('only enabled people, and never the person who caused it', async () => {
      await sql`update app_user set enabled = false where user_code = ${XU_WEIDONG}`.execute(db())
      await news('department', [{ departments: ['D0202'] }], SHEN_LI)
      await sql`update app_user set enabled = true where user_code = ${XU_WEIDONG}`.execute(db())
      expect(await recipients()).toEqual([FENG_XIAOLAN])
    })

    it('[MSG-15] each person once, even if named several times; “to approve” takes precedence', async () => {
      await publish(TEST_TASK, {
        to: [
          { departments: ['D0202'] },
          { users: [SHEN_LI], purpose: 'approval' },
          { roles: ['MANAGER'], within: 'D0202' },
        ],
        values: { id: '1' },
      })
      expect(await recipients()).toEqual([SHEN_LI, FENG_XIAOLAN, XU_WEIDONG])
      expect(await infoTypes(SHEN_LI)).toEqual(['approval'])
      expect(await infoTypes(FENG_XIAOLAN)).toEqual(['notice'])
    })

    it('nobody if the change that publishes them fails', async () => {
      const failing = db()
        .transaction()
        .execute(async trx => {
          await service().publish(trx, TEST_NEWS, {
            site: 'CAN',
            to: [{ users: [LI_ZE] }],
            by: null,
            values: { what: 'never' },
          })
          throw new Error('the change failed')
        })
      await expect(failing).rejects.toThrow('the change failed')
      expect(await contentsOf(LI_ZE)).toEqual([])
    })

    it('people whose unread counts are then refreshed', async () => {
      const notified = await collectHints(() => news('named', [{ users: [FENG_XIAOLAN, SHEN_LI] }]))
      expect(notified.notification.counts).toEqual(expect.arrayContaining([FENG_XIAOLAN, SHEN_LI]))
      const silent = await collectHints(() => news('none', [{ users: [LI_ZE] }], LI_ZE))
      expect(silent.notification.counts).toEqual([])
    })

    it('two thousand people in one statement', async () => {
      await sql`
        insert into app_user (user_code, name_zh, name_en, sex, user_type, dept_code, default_site)
        select 'N' || n, 'N', 'N', 'M', 'employee', 'D13', 'CAN' from generate_series(1, 2000) n`.execute(
        db(),
      )
      await news('many', [{ departments: ['D13'] }])
      expect(await recipients()).toHaveLength(2_002)
      await forgetMessages(db())
      await sql`delete from app_user where user_code like 'N%'`.execute(db())
    })
  })

  describe('are rejected as a whole', () => {
    const to = [{ users: [LI_ZE] }]
    it.each([
      [
        'without a value',
        () => {
          const unchecked: MessageEvent = TEST_NEWS
          return publish(unchecked, { to, values: {} })
        },
        'what',
      ],
      [
        'with an address that is not https',
        () => publish(TEST_NEWS, { to, values: { what: 'x' }, link: 'javascript:alert(1)' }),
        'https',
      ],
      [
        'with too large a custom content',
        () => {
          const large = [{ category: 'x'.repeat(70_000), items: [] }]
          return publish(TEST_NEWS, { to, values: { what: 'x' }, custom: { zh: large, en: [] } })
        },
        'custom content',
      ],
      [
        'when they are not registered',
        () => publish({ ...TEST_NEWS }, { to, values: { what: 'x' } }),
        'not registered',
      ],
      [
        'with attributes that no subscription offers',
        () => publish(TEST_NEWS, { to, values: { what: 'x' }, attributes: { site: 'CAN' } }),
        'attributes',
      ],
    ])('%s', async (_what, publishing, reason) => {
      await expect(publishing()).rejects.toThrow(reason)
      expect(await recipients()).toEqual([])
    })
  })

  it('are one line of text, regardless of the values inserted', async () => {
    await news('<script>alert(1)</script>\u0000\r\n\u202egnp.exe', [{ users: [LI_ZE] }])
    await news('长'.repeat(600), [{ users: [SHEN_LI] }])
    expect(await contentsOf(LI_ZE)).toEqual(['消息<script>alert(1)</script> gnp.exe'])
    const [cut = ''] = await contentsOf(SHEN_LI)
    expect(cut).toHaveLength(MESSAGE_TEXT_MAX)
    expect(cut.endsWith('长…')).toBe(true)
  })

  describe('in the message centre', () => {
    it('[MSG-18] can be filtered by category, type, states, urgency, text and time', async () => {
      const to = [{ users: [FENG_XIAOLAN] }]
      const start = wireNow()
      await news('50% _done', to)
      const sent = wireNow()
      server.clock.forward({ seconds: 60 })
      await publish(TEST_TASK, { to, values: { id: '7' }, task: 'tests:filter' })
      server.clock.forward({ seconds: 60 })
      const alarmAt = wireNow()
      await publish(TEST_ALARM, { to, values: { what: '!' } })
      const alarmSent = wireNow()
      await endTask('tests:filter', 'success')
      const found = async (query: Parameters<typeof messagesOf>[1]) =>
        (await messagesOf(await as(FENG_XIAOLAN), query)).map(message => message.content)
      const [all, task, text] = [['警报!', '检查7待办', '消息50% _done'], ['检查7待办'], ['消息50% _done']]
      expect(await found({})).toEqual(all)
      expect(await found({ categoryId: 'CHECKLIST' })).toEqual(task)
      expect(await found({ type: 2 })).toEqual(task)
      expect(await found({ handleStatus: 1 })).toEqual(task)
      expect(await found({ handleStatus: 0 })).toEqual([])
      expect(await found({ urgency: 2 })).toEqual(['警报!'])
      expect(await found({ content: '%' })).toEqual(text)
      expect(await found({ content: ' _DONE ' })).toEqual(text)
      expect(await found({ content: '%%' })).toEqual([])
      expect(await found({ startTime: alarmAt, endTime: alarmSent })).toEqual(['警报!'])
      expect(await found({ startTime: start, endTime: sent })).toEqual(text)
      // The task has ended.
      expect(await found({ readStatus: 1 })).toEqual(task)
      expect(
        await found({ readStatus: 0, categoryId: 'NOTICE', type: 0, urgency: 2, content: '警' }),
      ).toEqual(['警报!'])
    })

    it('[MSG-22] [MSG-51] show once how their task ended, regardless of who ended it, and become read', async () => {
      const to = [{ users: [FENG_XIAOLAN, SHEN_LI] }]
      const unread = async () => {
        const body = { targetUserCode: SHEN_LI }
        return (await (await as(SHEN_LI)).call(calls.countRecords, { body })).envelope.data
      }
      const before = await unread()
      await publish(TEST_TASK, { to, values: { id: '1' }, task: 'tests:ends' })
      expect(await unread()).toBe(before + 1)
      await endTask('tests:ends', 'failed')
      expect(await unread()).toBe(before)
      await endTask('tests:ends', 'success')
      for (const userCode of [FENG_XIAOLAN, SHEN_LI]) {
        expect(await messagesOf(await as(userCode))).toMatchObject([
          { handleStatus: 1, handleResult: 'failed', readStatus: 1 },
        ])
      }
      // The same task can be published again.
      await publish(TEST_TASK, { to, values: { id: '1' }, task: 'tests:ends' })
      expect(await messagesOf(await as(SHEN_LI), { handleStatus: 0 })).toHaveLength(1)
    })

    it('[MSG-18] are paged by number and, further on, from the last row', async () => {
      await giveMany(db(), LI_ZE, 45, server.clock.now())
      const person = await as(LI_ZE)
      const first = await pageOf(person, { size: 20 })
      expect([first.total, first.records.length, first.records[0]?.content]).toEqual([45, 20, '消息45'])
      const second = await pageOf(person, { current: 2, size: 20 })
      const after = await pageOf(person, { size: 20, after: first.records.at(-1)?.sid ?? '' })
      expect(after.records).toEqual(second.records)
      // A new message shifts pages by number, but not those from a row.
      await news('new', [{ users: [LI_ZE] }])
      const still = await pageOf(person, { size: 20, after: first.records.at(-1)?.sid ?? '' })
      expect(still.records).toEqual(second.records)
      // Starting from another person's row returns none of the own messages.
      await giveMany(db(), SHEN_LI, 3, new Date(server.clock.now().getTime() - 3_600_000))
      const stranger = await as(SHEN_LI)
      expect((await messagesOf(stranger)).length).toBeGreaterThan(0)
      expect(await messagesOf(stranger, { after: first.records[0]?.sid ?? '' })).toEqual([])
      expect(await messagesOf(person, { after: 'x' })).toEqual([])
    })

    it('[MSG-18] end where paging by number ends', async () => {
      await giveMany(db(), LI_ZE, MAX_OFFSET_ROWS + 5, server.clock.now())
      const person = await as(LI_ZE)
      const last = await pageOf(person, { current: MAX_OFFSET_ROWS / 200, size: 200 })
      expect([last.total, last.records.length]).toEqual([MAX_OFFSET_ROWS, 200])
      const body = { current: MAX_OFFSET_ROWS / 200 + 1, size: 200 }
      const { envelope } = await person.call(calls.queryMessages, { body })
      expect(envelope).toMatchObject({ code: SERVER_ERRORS.tooFarBack.code, data: null })
      const behind = await messagesOf(person, { after: last.records.at(-1)?.sid ?? '' })
      expect(behind).toHaveLength(5)
    })

    it('belong to one person', async () => {
      await news('mine', [{ users: [FENG_XIAOLAN] }])
      expect(await contentsOf(SHEN_LI)).toEqual([])
      expect(await contentsOf(FENG_XIAOLAN)).toEqual(['消息mine'])
    })
  })

  describe('are counted', () => {
    const to = [{ users: [FENG_XIAOLAN] }]
    async function fill() {
      await publish(TEST_TASK, { to: [{ users: [FENG_XIAOLAN], purpose: 'approval' }], values: { id: '1' } })
      await publish(TEST_TASK, { to, values: { id: '2' } })
      await publish(TEST_RECTIFY, { to, values: { id: '3' } })
      await publish(TEST_ORDER, { to, values: { id: '4' } })
      await publish(TEST_ALARM, { to, values: { what: '5' } })
    }

    it('[MSG-19] by type, with the five latest of one', async () => {
      await fill()
      const person = await as(FENG_XIAOLAN)
      await giveMany(db(), FENG_XIAOLAN, 7, server.clock.now())
      const { envelope } = await person.call(calls.latestMessages, { body: { current: 1, size: 5, type: 1 } })
      expect(envelope.data).toMatchObject({ yesNotice: 1, yesMessage: 8, yesWork: 3 })
      expect(envelope.data.list.records.map(record => record.type)).toEqual([1, 1, 1, 1, 1])
    })

    it('[MSG-11] as check and rectification messages, to approve and to know', async () => {
      await fill()
      const person = await as(FENG_XIAOLAN)
      const { envelope } = await person.call(business.countCheckMessages)
      expect(envelope.data).toEqual({
        all: 3,
        checkCount: 2,
        rectifyAll: 1,
        approvalCount: 1,
        noticeCount: 2,
      })
      expect((await person.call(business.countUnreadCheckMessages)).envelope.data).toBe(3)
    })

    it('by category, each with its name', async () => {
      await fill()
      const person = await as(FENG_XIAOLAN)
      const { envelope } = await person.call(calls.messageCategories)
      expect(envelope.data.map(({ categoryId, unread }) => [categoryId, unread])).toEqual([
        ['CHECKLIST', 2],
        ['RECTIFY', 1],
        ['AIRLINE', 1],
        ['WORKORDER', 0],
        ['NOTICE', 1],
        ['MAIL', 0],
      ])
      expect(envelope.data[0]?.categoryName).toBe('检查单')
    })

    it('[MSG-20] for the caller only', async () => {
      await fill()
      const person = await as(FENG_XIAOLAN)
      const count = (targetUserCode: string) => person.call(calls.countRecords, { body: { targetUserCode } })
      expect((await count(FENG_XIAOLAN)).envelope.data).toBe(5)
      for (const other of [SHEN_LI, 'nobody', `${FENG_XIAOLAN} `]) {
        expect(await count(other)).toMatchObject({ status: 403, envelope: { code: 403, data: null } })
      }
    })
  })

  describe('in the message box', () => {
    it('[MSG-15] are check or rectification messages with their record', async () => {
      const source = {
        id: 'order-1',
        title: { zh: '一车间检查', en: 'Workshop check' },
        checkCat: 'ROUTINE',
      }
      const to = [{ users: [SHEN_LI], purpose: 'approval' as const }]
      await publish(TEST_TASK, { to, values: { id: '1' }, source })
      await publish(TEST_RECTIFY, { to: [{ users: [SHEN_LI] }], values: { id: '2' } })
      const person = await as(SHEN_LI)
      const list = async (queryCriteria: {
        type: 0 | 1
        infoType?: 'all' | 'approval' | 'notice'
        readMark?: 0 | 1
      }) =>
        (await person.call(business.queryCheckMessages, { body: { current: 1, size: 10, queryCriteria } }))
          .envelope.data
      const checks = await list({ type: 0 })
      expect(checks).toMatchObject({ total: 1, current: 1, size: 10 })
      expect(checks.records).toEqual([
        {
          infoId: expect.any(String),
          sourceId: 'order-1',
          title: '一车间检查',
          checkCat: 'ROUTINE',
          label: '检查1待办',
          createdTime: expect.stringMatching(/^\d{4}-/),
          readMark: 0,
          infoType: 'approval',
          urgency: 1,
        },
      ])
      expect((await list({ type: 0, infoType: 'notice' })).records).toEqual([])
      expect((await list({ type: 0, infoType: 'approval', readMark: 0 })).records).toHaveLength(1)
      expect((await list({ type: 0, infoType: 'all', readMark: 1 })).records).toEqual([])
      expect((await list({ type: 1 })).records).toMatchObject([{ infoType: 'notice', label: '整改2' }])
    })

    it('[MSG-17] are messages of the airline business', async () => {
      const source = { id: 'jo-1', title: 'JO-1', checkCat: 'LINE' }
      await publish(TEST_ORDER, { to: [{ users: [CUSTOMER] }], values: { id: '1' }, source })
      await publish(TEST_NEWS, { to: [{ users: [CUSTOMER] }], values: { what: 'else' } })
      const person = await as(CUSTOMER)
      const list = async (filter: object = {}) =>
        (await person.call(business.queryAirlineMessages, { body: { page: 1, limit: 10, ...filter } }))
          .envelope.data
      expect((await list()).records).toEqual([
        {
          id: expect.any(String),
          remark: '航司1',
          readState: 0,
          createTime: expect.stringMatching(/^\d{4}-/),
          urgency: 0,
          url: '/tests/record?id=1',
        },
      ])
      const filter = { type: 'TEST_ORDER', businessType: 'LINE', eject: true, readState: 0 }
      expect((await list(filter)).total).toBe(1)
      expect((await list({ type: '', businessType: '', eject: null })).total).toBe(1)
      expect((await list({ type: 'TEST_NEWS' })).total).toBe(0)
      expect((await list({ businessType: 'BASE' })).total).toBe(0)
      expect((await list({ readState: 1 })).total).toBe(0)
    })
  })

  describe('are rejected for', () => {
    const page = { current: 1, size: 10 }
    const check = { ...page, queryCriteria: { type: 0 } }
    it.each<[what: string, call: Call, body: unknown]>([
      [
        'an unknown kind of check message',
        business.queryCheckMessages,
        { ...check, queryCriteria: { type: 2 } },
      ],
      [
        'a wrong infoType',
        business.queryCheckMessages,
        { ...check, queryCriteria: { type: 0, infoType: 'mine' } },
      ],
      ['a million rows', business.queryCheckMessages, { ...check, size: 1_000_000 }],
      ['a million rows of the centre', calls.queryMessages, { current: 1, size: 1_000_000 }],
      ['no page', calls.queryMessages, { current: 0, size: 10 }],
      ['an unknown category', calls.queryMessages, { current: 1, size: 10, categoryId: 'X' }],
      ['an unknown type', calls.queryMessages, { current: 1, size: 10, type: 3 }],
      [
        'a day that does not exist',
        calls.queryMessages,
        { current: 1, size: 10, startTime: '2026-02-30 00:00:00' },
      ],
      ['a start in the year 0000', calls.queryMessages, { ...page, startTime: '0000-01-01 00:00:00' }],
      ['an end in the year 0001', calls.queryMessages, { ...page, endTime: '0001-01-01 00:00:00' }],
      ['an end in the year 2100', calls.queryMessages, { ...page, endTime: '2100-01-01 00:00:00' }],
      ['a time without seconds', calls.queryMessages, { current: 1, size: 10, endTime: '2026-02-20 00:00' }],
      ['a long text', calls.queryMessages, { current: 1, size: 10, content: 'x'.repeat(501) }],
      ['more than five of the latest', calls.latestMessages, { current: 1, size: 6, type: 1 }],
      ['the latest of no type', calls.latestMessages, { current: 1, size: 5 }],
      ['a million rows of the airline', business.queryAirlineMessages, { page: 1, limit: 1_000_000 }],
      ['no target', calls.countRecords, {}],
    ])('%s with 400', async (_what, call, body) => {
      const person = await as(FENG_XIAOLAN)
      expect(await person.call(call, { body })).toMatchObject({
        status: 400,
        envelope: { code: 400, success: false },
      })
    })

    it('callers without a token', async () => {
      const nobody = server.client()
      const all: readonly Call[] = [
        ...Object.values(calls),
        ...Object.values(business),
        ...Object.values(waiting),
      ]
      for (const call of all) expect((await nobody.call(call)).status, call.id).toBe(401)
    })
  })

  it('counts 0 for applications that are not installed', async () => {
    const person = await as(LI_ZE)
    for (const call of Object.values(waiting)) {
      expect((await person.call(call)).envelope, call.id).toMatchObject({ code: 200, data: 0 })
    }
  })

  it('counts tasks of applications; a failing one only loses its own count', async () => {
    const other = await startTestServer(store.database, {
      plugins: [
        {
          ...MESSAGE_PLUGIN,
          waiting: () => ({
            'waiting.approvals': async context => Number(context.person?.userCode === LI_ZE) * 4,
            'waiting.partNumbers': async () => {
              throw new Error('out of order')
            },
            'waiting.customerInfo': async () => {
              throw new Refusal(SERVER_ERRORS.forbidden)
            },
          }),
        },
      ],
    })
    const person = await other.as(LI_ZE)
    expect((await person.call(waiting.countApprovals)).envelope.data).toBe(4)
    expect((await person.call(waiting.countPurchaseRequests)).envelope.data).toBe(0)
    expect(await person.call(waiting.countPartNumberRequests)).toMatchObject({
      status: 503,
      envelope: { code: 503, msg: SERVER_ERRORS.unavailable.zh, data: null },
    })
    expect((await person.call(waiting.countCustomerInfo)).status).toBe(403)
    expect(other.log.join('')).toContain('out of order')
    await other.close()
  })

  it.each([
    ['a message twice', { events: [TEST_NEWS, TEST_NEWS] }, 'the message TEST_NEWS is defined twice'],
    [
      'two answers to one count',
      { waiting: () => ({ 'waiting.nothing': async () => 1 }) },
      'waiting.nothing',
    ],
  ])('rejects starting the server with %s', async (_what, plugin, reason) => {
    const plugins = [{ name: 'other', migrations: {}, routes: () => [], ...plugin }]
    await expect(startTestServer(store.database, { plugins })).rejects.toThrow(reason)
  })
})
