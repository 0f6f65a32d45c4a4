import type { Call } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import * as calls from '@apron/contract/messages/message.calls'
import type { SubscriptionSave } from '@apron/contract/messages/subscription'
import { beforeEach, expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { sessionsOn } from '../../support/sessions.ts'
import {
  forgetMessages,
  MESSAGE_PLUGIN,
  messagesOf,
  publisher,
  TEST_DUE,
  TEST_SECRET_NEWS,
} from '../../support/steps/message-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const SUBSCRIBER = '100305'
/** A handler of voluntary reports. */
const HANDLER = '100101'
const CUSTOMER = 'X90101'

const item = (id: string, attributes: Readonly<Record<string, string>>): SubscriptionSave[number] => ({
  id,
  attrList: Object.entries(attributes).map(([code, attrValue]) => ({ code, name: code, attrValue })),
})

describeOnStores('subscriptions', store => {
  const server = serverOn(store, { plugins: [MESSAGE_PLUGIN] })
  const db = () => store.database.kysely
  const { publish } = publisher(db, () => server.clock)
  beforeEach(() => forgetMessages(db()))

  const as = sessionsOn(server)
  const list = async (userCode = SUBSCRIBER, language: 'zh' | 'en' = 'zh') =>
    (await (await as(userCode, language)).call(calls.listSubscriptions)).envelope.data
  const save = async (body: SubscriptionSave, userCode = SUBSCRIBER, language: 'zh' | 'en' = 'zh') =>
    (await as(userCode, language)).call(calls.saveSubscriptions, { body })
  const chosen = async (userCode = SUBSCRIBER) =>
    (await list(userCode)).flatMap(({ id, selectedVals }) => selectedVals.map(value => `${id} ${value}`))
  const due = (lead: '7' | '1', site: string, to: readonly string[] = []) =>
    publish(TEST_DUE, {
      to: [{ users: to }],
      values: { id: `${lead}-${site}` },
      attributes: { lead, site },
    })

  const arrived = async (userCode: string) =>
    (await messagesOf(await as(userCode)))
      .map(({ content, bySubscription }) => [content, bySubscription] as const)
      .toSorted(([one], [other]) => one.localeCompare(other))

  it('[MSG-21] are offered with attributes and values in the language of the request', async () => {
    const [first] = await list(SUBSCRIBER, 'en')
    expect(first).toMatchObject({
      id: 'tests.due',
      name: 'Tests due',
      attrList: [
        {
          code: 'lead',
          name: 'Lead',
          attrValList: [
            { code: '7', name: '7 days', isCheck: false },
            { code: '1', name: '1 day', isCheck: false },
          ],
        },
        { code: 'site', name: 'Site' },
      ],
      selectedVals: [],
    })
    const sites = first?.attrList[1]?.attrValList.map(({ code }) => code)
    expect(sites).toContain('CAN')
    expect(sites).toContain('URC')
  })

  it('[MSG-21] are stored per person and replaced as a whole', async () => {
    const saved = await save([item('tests.due', { lead: '7,1', site: 'CAN' })])
    expect(saved.envelope).toMatchObject({ code: 200, data: null })
    expect(await chosen()).toEqual(['tests.due lead:7', 'tests.due lead:1', 'tests.due site:CAN'])
    const [first] = await list()
    expect(first?.attrList[0]?.attrValList.map(({ isCheck }) => isCheck)).toEqual([true, true])
    await save([item('tests.due', { site: 'URC' })])
    expect(await chosen()).toEqual(['tests.due site:URC'])
    expect(await chosen('100306')).toEqual([])
    await save([])
    expect(await chosen()).toEqual([])
  })

  it('[MSG-13] need a value for each named attribute; otherwise nothing is saved', async () => {
    await save([item('tests.due', { lead: '7' })])
    const missing = [item('tests.due', { lead: '1' }), item('tests.customers', { dept: '', customer: ' , ' })]
    expect((await save(missing)).envelope).toMatchObject({
      code: SERVER_ERRORS.subscriptionValueMissing.code,
      msg: '请选择消息：客户的订阅值',
      data: null,
    })
    expect((await save(missing, SUBSCRIBER, 'en')).envelope.msg).toBe(
      'Choose a value for the message: Customers',
    )
    expect((await save([item('tests.due', {})])).envelope.msg).toBe('请选择消息：测试到期的订阅值')
    expect(await chosen()).toEqual(['tests.due lead:7'])
  })

  it('[MSG-13] drop attributes without a value', async () => {
    await save([item('tests.due', { lead: '', site: 'CAN, CAN' })])
    expect(await chosen()).toEqual(['tests.due site:CAN'])
  })

  it.each<[what: string, body: SubscriptionSave]>([
    ['an unknown message', [item('tests.none', { lead: '7' })]],
    ['an unknown attribute', [item('tests.due', { lead: '7', other: '1' })]],
    ['an unknown value', [item('tests.due', { lead: '7,8' })]],
    ['an unknown site', [item('tests.due', { site: 'XXX' })]],
    ['one that needs a right the person lacks', [item('tests.secret', { category: 'TOOL' })]],
    ['one twice', [item('tests.due', { lead: '7' }), item('tests.due', { lead: '1' })]],
  ])('reject %s, and nothing is saved', async (_what, body) => {
    await save([item('tests.due', { lead: '7' })])
    expect(await save(body)).toMatchObject({ status: 400, envelope: { code: 400, data: null } })
    expect(await chosen()).toEqual(['tests.due lead:7'])
  })

  it('are rejected in another form, and without a token', async () => {
    const saving: Call = calls.saveSubscriptions
    const person = await as(SUBSCRIBER)
    for (const body of [{}, [{ id: '' }], [{ id: 'tests.due', attrList: [{ code: 'lead' }] }]]) {
      expect((await person.call(saving, { body })).status).toBe(400)
    }
    const nobody = server.client()
    expect((await nobody.call(calls.listSubscriptions)).status).toBe(401)
    expect((await nobody.call(saving, { body: [] })).status).toBe(401)
  })

  it('[MSG-14] decide which messages arrive, marked as sent by subscription', async () => {
    await save([item('tests.due', { lead: '7', site: 'CAN,URC' })])
    await save([item('tests.due', { site: 'CAN' })], HANDLER)
    await due('7', 'CAN')
    await due('1', 'CAN')
    await due('7', 'SZX')
    expect(await arrived(SUBSCRIBER)).toEqual([['到期7-CAN', true]])
    // An attribute without a chosen value does not restrict.
    expect(await arrived(HANDLER)).toEqual([
      ['到期1-CAN', true],
      ['到期7-CAN', true],
    ])
    expect(await arrived('100306')).toEqual([])
    await save([])
    await due('7', 'URC')
    expect(await arrived(SUBSCRIBER)).toHaveLength(1)
  })

  it('[MSG-14] never duplicate a message for a named recipient', async () => {
    await save([item('tests.due', { lead: '7' })])
    await due('7', 'CAN', [SUBSCRIBER])
    expect(await messagesOf(await as(SUBSCRIBER))).toMatchObject([{ bySubscription: false }])
  })

  it('reach only holders of the permission, also after it was withdrawn', async () => {
    const { attrList = [] } = (await list(HANDLER)).find(({ id }) => id === 'tests.secret') ?? {}
    const [category = ''] = attrList[0]?.attrValList.map(({ code }) => code) ?? []
    expect(category).not.toBe('')
    await save([item('tests.secret', { category })], HANDLER)
    expect((await list()).map(({ id }) => id)).not.toContain('tests.secret')
    const publishNews = () => publish(TEST_SECRET_NEWS, { to: [], values: {}, attributes: { category } })
    await publishNews()
    expect(await messagesOf(await as(HANDLER))).toHaveLength(1)
    const posts = db().withTables<{ user_post: { user_code: string; post_code: string } }>()
    await posts.deleteFrom('user_post').where('user_code', '=', HANDLER).execute()
    await publishNews()
    expect(await messagesOf(await as(HANDLER))).toHaveLength(1)
    await posts.insertInto('user_post').values({ user_code: HANDLER, post_code: 'VSR_HANDLER' }).execute()
  })

  it('hide lists of other customers and of departments from an external person', async () => {
    const { attrList = [] } = (await list(CUSTOMER)).find(({ id }) => id === 'tests.customers') ?? {}
    expect(attrList.map(({ attrValList }) => attrValList.map(({ code }) => code))).toEqual([['CU-LHA'], []])
    const inside = (await list()).find(({ id }) => id === 'tests.customers')
    expect(inside?.attrList[0]?.attrValList.length).toBeGreaterThan(1)
  })
})
