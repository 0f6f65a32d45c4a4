import type { Call } from '@apron/contract/calls/define-call'
import { MESSAGE_IDS_MAX } from '@apron/contract/limits/messages'
import * as business from '@apron/contract/messages/business-message.calls'
import type { ReadStatusChange } from '@apron/contract/messages/message'
import * as calls from '@apron/contract/messages/message.calls'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { markRead } from '../../../src/features/messages/message-read.store.ts'
import { collectHints } from '../../../src/platform/live/hints.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { sessionsOn } from '../../support/sessions.ts'
import {
  forgetMessages,
  giveMany,
  MESSAGE_PLUGIN,
  messagesOf,
  pageOf,
  publisher,
  TEST_NEWS,
  TEST_ORDER,
  TEST_RECTIFY,
  TEST_TASK,
} from '../../support/steps/message-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const READER = '100104'
const STRANGER = '100305'
const UNKNOWN = '6f9619ff-8b86-4011-b42d-00c04fc964ff'

describeOnStores('reading messages', store => {
  const server = serverOn(store, { plugins: [MESSAGE_PLUGIN] })
  const db = () => store.database.kysely
  const { publish, endTask, service } = publisher(db, () => server.clock)

  const as = sessionsOn(server)
  beforeEach(() => forgetMessages(db()))

  const give = async (what: string, userCode = READER) => {
    await publish(TEST_NEWS, { to: [{ users: [userCode] }], values: { what } })
    const [message] = await messagesOf(await as(userCode), { content: what })
    return message?.sid ?? expect.fail('no message')
  }
  const change = async (body: ReadStatusChange, userCode = READER) =>
    (await (await as(userCode)).call(calls.changeReadStatus, { body })).envelope
  const unread = async (userCode = READER) =>
    (await (await as(userCode)).call(calls.countRecords, { body: { targetUserCode: userCode } })).envelope
      .data
  const asOf = async () => (await pageOf(await as(READER), { size: 1 })).asOf

  const unreadNews = async () =>
    (await messagesOf(await as(READER), { readStatus: 0 })).map(({ content }) => content)

  /** Publishes to the reader in a transaction that commits after `meanwhile`. */
  const publishAround = (what: string, meanwhile: () => Promise<void>) =>
    db()
      .transaction()
      .execute(async trx => {
        const to = [{ users: [READER] }]
        await service().publish(trx, TEST_NEWS, { site: 'CAN', to, by: null, values: { what } })
        await meanwhile()
      })

  /** Reads all read times of the store, to show that nothing changed. */
  const readTimes = async () =>
    (await sql`select sid, read_at from message_recipient order by sid`.execute(db())).rows

  it('[MSG-18] marks messages by their ids, once', async () => {
    const sids = [await give('one'), await give('two')]
    await give('three')
    expect(await change({ sidList: sids, readStatus: 1 })).toMatchObject({ code: 200, data: { changed: 2 } })
    expect(await change({ sidList: [...sids, ...sids], readStatus: 1 })).toMatchObject({
      data: { changed: 0 },
    })
    expect(await unread()).toBe(1)
    expect((await messagesOf(await as(READER), { readStatus: 1 })).map(({ content }) => content)).toEqual([
      '消息two',
      '消息one',
    ])
  })

  it('[MSG-07] never makes a read message unread', async () => {
    const sid = await give('one')
    await change({ sidList: [sid], readStatus: 1 })
    const before = await readTimes()
    expect(await change({ sidList: [sid], readStatus: 0 })).toMatchObject({ data: { changed: 0 } })
    expect(await change({ filter: { until: await asOf() }, readStatus: 0 })).toMatchObject({
      data: { changed: 0 },
    })
    server.clock.forward({ seconds: 5 })
    await change({ sidList: [sid], readStatus: 1 })
    expect(await readTimes()).toEqual(before)
  })

  it('[MSG-07] answers other people’s and unknown ids alike and changes nothing', async () => {
    const sid = await give('mine')
    const before = await readTimes()
    for (const wrong of [sid, UNKNOWN, 'x', "' or 1=1 --", sid.toUpperCase().slice(1)]) {
      expect(await change({ sidList: [wrong], readStatus: 1 }, STRANGER)).toMatchObject({
        code: 200,
        data: { changed: 0 },
      })
      const stranger = await as(STRANGER)
      const check = await stranger.call(business.readCheckMessages, { body: [wrong] })
      expect(check.envelope).toMatchObject({ code: 200, data: { changed: 0 } })
      const airline = await stranger.call(business.readAirlineMessages, { body: { ids: [wrong] } })
      expect(airline.envelope).toMatchObject({ code: 200, data: { changed: 0 } })
      const known = await stranger.call(calls.acknowledgeMessages, { body: { sidList: [wrong] } })
      expect(known.envelope).toMatchObject({ code: 200, data: { changed: 0 } })
    }
    expect(await readTimes()).toEqual(before)
    expect(await unread()).toBe(1)
  })

  it('queues the reader’s count only if something was marked', async () => {
    const sids = [await give('one')]
    const mark = () => collectHints(() => markRead(db(), READER, { sids }, server.clock.now(), 'zh'))
    expect(await mark()).toEqual({ result: 1, notification: { counts: [READER], sessions: [], changes: [] } })
    expect(await mark()).toEqual({ result: 0, notification: { counts: [], sessions: [], changes: [] } })
  })

  it('[MSG-16] marks only check and rectification messages by their ids', async () => {
    const to = [{ users: [READER] }]
    await publish(TEST_TASK, { to, values: { id: '1' } })
    await publish(TEST_RECTIFY, { to, values: { id: '2' } })
    await publish(TEST_ORDER, { to, values: { id: '3' } })
    const person = await as(READER)
    const ids = (await messagesOf(person)).map(({ sid }) => sid)
    const { envelope } = await person.call(business.readCheckMessages, { body: ids })
    expect(envelope).toMatchObject({ code: 200, data: { changed: 2 } })
    expect((await messagesOf(person, { readStatus: 0 })).map(({ content }) => content)).toEqual(['航司3'])
  })

  it('[MSG-17] marks messages of the airline business by id or all of them', async () => {
    const to = [{ users: [READER] }]
    for (const id of ['1', '2', '3']) await publish(TEST_ORDER, { to, values: { id } })
    await publish(TEST_NEWS, { to, values: { what: 'else' } })
    await publish(TEST_ORDER, { to: [{ users: [STRANGER] }], values: { id: '4' } })
    const person = await as(READER)
    const mark = async (body: { ids: string[]; until?: string }) =>
      (await person.call(business.readAirlineMessages, { body })).envelope
    const body = { page: 1, limit: 10 }
    const page = (await person.call(business.queryAirlineMessages, { body })).envelope.data
    expect(await mark({ ids: [page.records[0]?.id ?? ''] })).toMatchObject({ data: { changed: 1 } })
    server.clock.forward({ seconds: 1 })
    await publish(TEST_ORDER, { to, values: { id: '5' } })
    expect(await mark({ ids: [], until: page.asOf })).toMatchObject({ data: { changed: 2 } })
    expect(await unread()).toBe(2)
    expect(await mark({ ids: [] })).toMatchObject({ data: { changed: 1 } })
    expect(await unread()).toBe(1)
    expect(await unread(STRANGER)).toBe(1)
  })

  describe('by a filter', () => {
    it('[MSG-18] marks existing matches and leaves later messages', async () => {
      const to = [{ users: [READER] }]
      await give('one')
      await publish(TEST_TASK, { to, values: { id: '2' } })
      await publish(TEST_NEWS, { to: [{ users: [STRANGER] }], values: { what: 'not mine' } })
      const until = await asOf()
      server.clock.forward({ seconds: 1 })
      await give('later')
      expect(await change({ filter: { categoryId: 'CHECKLIST', until }, readStatus: 1 })).toMatchObject({
        data: { changed: 1 },
      })
      expect(await change({ filter: { until }, readStatus: 1 })).toMatchObject({ data: { changed: 1 } })
      expect((await messagesOf(await as(READER), { readStatus: 0 })).map(({ content }) => content)).toEqual([
        '消息later',
      ])
      expect(await unread(STRANGER)).toBe(1)
    })

    it('treats a future time as now', async () => {
      await give('one')
      const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
      expect(await change({ filter: { until }, readStatus: 1 })).toMatchObject({ data: { changed: 1 } })
    })

    it('marks ten thousand in one statement', async () => {
      await giveMany(db(), READER, 10_000, server.clock.now())
      const until = await asOf()
      expect(await change({ filter: { until }, readStatus: 1 })).toMatchObject({ data: { changed: 10_000 } })
      expect(await unread()).toBe(0)
    })

    itConcurrently(store, 'leaves messages of an uncommitted transaction', async () => {
      await give('before')
      await publishAround('late', async () => {
        const until = await asOf()
        expect(await change({ filter: { until }, readStatus: 1 })).toMatchObject({ data: { changed: 1 } })
      })
      expect(await unreadNews()).toEqual(['消息late'])
    })

    itConcurrently(
      store,
      '[MSG-07] leaves messages that are dated before the list was read but committed after it',
      async () => {
        await give('before')
        server.clock.forward({ seconds: 2 })
        let until = ''
        await publishAround('unseen', async () => {
          server.clock.forward({ seconds: 2 })
          until = await asOf()
        })
        expect(await change({ filter: { until }, readStatus: 1 })).toMatchObject({ data: { changed: 1 } })
        expect(await unreadNews()).toEqual(['消息unseen'])
        // After the commit nothing is held back: the message, now visible, can be marked.
        await change({ filter: { until: await asOf() }, readStatus: 1 })
        expect(await unread()).toBe(0)
      },
    )

    it.each([
      ['nothing', {}],
      ['ids and a filter at once', { sidList: [UNKNOWN], filter: { until: '2026-01-01T00:00:00Z' } }],
      ['no moment', { filter: {} }],
      ['an invalid time', { filter: { until: 'soon' } }],
      ['a day that does not exist', { filter: { until: '2026-13-01T00:00:00Z' } }],
      ['a time of the list', { filter: { until: '2026-01-01 00:00:00' } }],
      ['a wrong category', { filter: { until: '2026-01-01T00:00:00Z', categoryId: 'X' } }],
      ['too many ids', { sidList: Array.from({ length: MESSAGE_IDS_MAX + 1 }, () => UNKNOWN) }],
      ['an invalid id', { sidList: [''] }],
      ['another state', { sidList: [UNKNOWN], readStatus: 2 }],
    ])('rejects %s and changes nothing', async (_what, body) => {
      await give('one')
      const marking: Call = calls.changeReadStatus
      const answer = await (await as(READER)).call(marking, { body: { readStatus: 1, ...body } })
      expect(answer).toMatchObject({ status: 400, envelope: { code: 400, data: null } })
      expect(await unread()).toBe(1)
    })

    it('rejects an invalid time of the airline business, regardless of the ids', async () => {
      const person = await as(READER)
      for (const ids of [[], [UNKNOWN]]) {
        const body = { ids, until: 'soon' }
        expect((await person.call(business.readAirlineMessages, { body })).status).toBe(400)
      }
      expect((await person.call(business.readCheckMessages, { body: [] })).status).toBe(400)
    })
  })

  itConcurrently(
    store,
    '[MSG-07] keeps messages read under concurrent marking, and counts each once',
    async () => {
      const MANY = 12
      const act = fc.oneof(
        fc.record({ kind: fc.constant('ids' as const), ids: fc.subarray([...Array(MANY).keys()]) }),
        fc.record({ kind: fc.constant('all' as const) }),
        fc.record({ kind: fc.constant('unread' as const), ids: fc.subarray([...Array(MANY).keys()]) }),
        fc.record({ kind: fc.constant('task' as const) }),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 8 }), async acts => {
          await forgetMessages(db())
          for (let n = 0; n < MANY; n++) {
            await publish(TEST_TASK, {
              to: [{ users: [READER] }],
              values: { id: String(n) },
              task: 'tests:many',
            })
          }
          const until = await asOf()
          const sids = (await messagesOf(await as(READER))).map(({ sid }) => sid)
          const chosen = (ids: readonly number[]) => ids.map(n => sids[n] ?? '')
          const answers = await Promise.all(
            acts.map(async one => {
              if (one.kind === 'ids') return (await change({ sidList: chosen(one.ids), readStatus: 1 })).data
              if (one.kind === 'all') return (await change({ filter: { until }, readStatus: 1 })).data
              if (one.kind === 'unread')
                return (await change({ sidList: chosen(one.ids), readStatus: 0 })).data
              await endTask('tests:many', 'success')
              return { changed: 0 }
            }),
          )
          const marked = new Set(
            acts.flatMap(one => (one.kind === 'ids' ? chosen(one.ids) : one.kind === 'all' ? sids : [])),
          )
          const counted = answers.reduce((sum, { changed }) => sum + changed, 0)
          // The end of the task marks all of them; those it reached first are not counted for the reader.
          const hasEnded = acts.some(({ kind }) => kind === 'task')
          const expected = hasEnded ? new Set(sids) : marked
          if (hasEnded) expect(counted).toBeLessThanOrEqual(marked.size)
          else expect(counted).toBe(marked.size)
          const read = await messagesOf(await as(READER), { readStatus: 1 })
          expect(new Set(read.map(({ sid }) => sid))).toEqual(expected)
          expect(await unread()).toBe(MANY - expected.size)
        }),
        { numRuns: 15 },
      )
    },
  )
})
