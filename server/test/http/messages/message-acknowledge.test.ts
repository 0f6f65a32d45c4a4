import { UNACKNOWLEDGED_MAX } from '@apron/contract/limits/messages'
import * as calls from '@apron/contract/messages/message.calls'
import { beforeEach, expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { sessionsOn } from '../../support/sessions.ts'
import {
  forgetMessages,
  MESSAGE_PLUGIN,
  messagesOf,
  publisher,
  TEST_ALARM,
  TEST_NEWS,
} from '../../support/steps/message-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const SENDER = '100103'
const FIRST = '100104'
const SECOND = '100305'
/** A person who works at Ürümqi. */
const ELSEWHERE = '100308'
/** Recipients as their sender sees them: without the telephone, which may be their login. */
const person = (userCode: string) => ({
  userCode,
  nickName: expect.any(String),
  department: expect.stringMatching(/./),
  telephone: '',
})

describeOnStores('very urgent messages', store => {
  const server = serverOn(store, { plugins: [MESSAGE_PLUGIN] })
  const db = () => store.database.kysely
  const { publish } = publisher(db, () => server.clock)
  beforeEach(() => forgetMessages(db()))

  const as = sessionsOn(server)
  const raise = (what: string, users: readonly string[] = [FIRST, SECOND, ELSEWHERE]) =>
    publish(TEST_ALARM, { to: [{ users }], by: SENDER, values: { what } })
  const waiting = async (userCode: string) =>
    (await (await as(userCode)).call(calls.unacknowledgedMessages)).envelope.data
  const acknowledge = async (userCode: string, sidList: readonly string[]) =>
    (await (await as(userCode)).call(calls.acknowledgeMessages, { body: { sidList: [...sidList] } })).envelope
  const sent = async (userCode = SENDER) => {
    const body = { current: 1, size: 10, queryCriteria: {} }
    return (await (await as(userCode)).call(calls.sentMessages, { body })).envelope.data
  }
  const who = async (messageId: string, userCode = SENDER) =>
    (await as(userCode)).call(calls.acknowledgementsOf, { body: { messageId } })

  it('wait until acknowledged, even if read; oldest first', async () => {
    await raise('one')
    server.clock.forward({ seconds: 1 })
    await raise('two')
    await publish(TEST_NEWS, { to: [{ users: [FIRST] }], values: { what: 'ordinary' } })
    const sids = (await waiting(FIRST)).map(({ sid }) => sid)
    expect((await waiting(FIRST)).map(({ content }) => content)).toEqual(['警报one', '警报two'])
    await (await as(FIRST)).call(calls.changeReadStatus, { body: { sidList: sids, readStatus: 1 } })
    expect(await waiting(FIRST)).toHaveLength(2)

    expect(await acknowledge(FIRST, sids)).toMatchObject({ code: 200, data: { changed: 2 } })
    expect(await acknowledge(FIRST, sids)).toMatchObject({ data: { changed: 0 } })
    expect(await waiting(FIRST)).toEqual([])
    expect(await waiting(SECOND)).toHaveLength(2)
    expect((await messagesOf(await as(FIRST), { urgency: 2 }))[0]).toMatchObject({
      readStatus: 1,
      acknowledgedTime: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('are read once acknowledged; an ordinary message cannot be acknowledged', async () => {
    await raise('one')
    await publish(TEST_NEWS, { to: [{ users: [FIRST] }], values: { what: 'ordinary' } })
    const sids = (await messagesOf(await as(FIRST))).map(({ sid }) => sid)
    expect(await acknowledge(FIRST, sids)).toMatchObject({ data: { changed: 1 } })
    const left = await messagesOf(await as(FIRST), { readStatus: 0 })
    expect(left).toMatchObject([{ content: '消息ordinary', acknowledgedTime: null }])
  })

  it('are limited in number per request', async () => {
    for (let n = 0; n < UNACKNOWLEDGED_MAX + 1; n++) await raise(String(n), [FIRST])
    const shown = await waiting(FIRST)
    expect(shown).toHaveLength(UNACKNOWLEDGED_MAX)
    await acknowledge(FIRST, [shown[0]?.sid ?? ''])
    expect(await waiting(FIRST)).toHaveLength(UNACKNOWLEDGED_MAX)
  })

  it('show their sender by site who has not acknowledged', async () => {
    await raise('older', [FIRST])
    server.clock.forward({ seconds: 1 })
    await raise('one')
    await publish(TEST_NEWS, { to: [{ users: [FIRST] }], by: SENDER, values: { what: 'ordinary' } })
    const [message] = (await sent()).records
    expect(message).toMatchObject({
      content: '警报one',
      categoryName: '通知',
      recipients: 3,
      acknowledged: 0,
    })
    expect((await sent()).total).toBe(2)
    const [mine] = await waiting(SECOND)
    await acknowledge(SECOND, [mine?.sid ?? ''])
    const [read] = await messagesOf(await as(FIRST), { content: 'one' })
    await (await as(FIRST)).call(calls.changeReadStatus, {
      body: { sidList: [read?.sid ?? ''], readStatus: 1 },
    })
    expect((await sent()).records[0]).toMatchObject({ recipients: 3, acknowledged: 1 })
    expect((await who(message?.messageId ?? '')).envelope.data).toEqual([
      {
        siteCode: 'CAN',
        siteName: expect.any(String),
        acknowledged: [
          { ...person(SECOND), acknowledgeTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
        ],
        waiting: [{ ...person(FIRST), nickName: '冯晓岚', read: true }],
      },
      {
        siteCode: 'URC',
        siteName: expect.any(String),
        acknowledged: [],
        waiting: [{ ...person(ELSEWHERE), nickName: '郭雅', read: false }],
      },
    ])
  })

  it('hide from others who has not acknowledged', async () => {
    await raise('one')
    const id = (await sent()).records[0]?.messageId ?? expect.fail('nothing sent')
    expect((await sent(FIRST)).records).toEqual([])
    for (const [userCode, wrong] of [
      [FIRST, id],
      [SENDER, '6f9619ff-8b86-4011-b42d-00c04fc964ff'],
      [SENDER, 'x'],
    ] as const) {
      expect(await who(wrong, userCode)).toMatchObject({ status: 404, envelope: { code: 404, data: null } })
    }
  })
})
