import type {
  AdminNoticeQuery,
  AdminNoticeSave,
  AdminNoticeVersion,
} from '@apron/contract/messages/admin-notice'
import {
  deleteAdminNotice,
  pageAdminNotices,
  publishAdminNotice,
  saveAdminNotice,
  withdrawAdminNotice,
} from '@apron/contract/messages/admin-notice.calls'
import { queryMessages } from '@apron/contract/messages/message.calls'
import { listMyNotices, listNotices } from '@apron/contract/operations/system.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { messagesOf } from '../../support/steps/message-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const NEW: AdminNoticeSave = {
  kind: 'notice',
  titleZh: '机库停电',
  titleEn: 'Power cut in the hangar',
  contentZh: '周日停电。',
  contentEn: 'No power on Sunday.',
  id: null,
  version: null,
}

/** Returns the id and version that a change or a deletion sends. */
const seenOf = ({ id, version }: AdminNoticeVersion): AdminNoticeVersion => ({ id, version })

describeOnStores('administration of notices', store => {
  const server = serverOn(store)
  let admin: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
  })

  const page = async (queryCriteria: AdminNoticeQuery['queryCriteria'] = {}) =>
    (await admin.call(pageAdminNotices, { body: { current: 1, size: 200, queryCriteria } })).envelope.data
  const one = async (id: string) => (await page({ id })).records[0] ?? expect.fail('no such notice')
  const save = async (body: AdminNoticeSave = NEW) => (await admin.call(saveAdminNotice, { body })).envelope
  const publish = async (seen: AdminNoticeVersion, publishTime?: string) =>
    (
      await admin.call(publishAdminNotice, {
        body: { ...seenOf(seen), ...(publishTime === undefined ? {} : { publishTime }) },
      })
    ).envelope
  const withdraw = async (seen: AdminNoticeVersion) =>
    (await admin.call(withdrawAdminNotice, { body: seenOf(seen) })).envelope
  /** Reads the public notices of the login page. */
  async function shown(language: 'zh' | 'en' = 'zh') {
    const anybody = server.client()
    anybody.language = language
    return (await anybody.call(listNotices)).envelope.data
  }
  const today = () => wireDate(server.clock.now())
  const shownIds = async () => (await shown()).map(notice => notice.id)

  it.each([
    ['role', { roles: ['NOBODY'] }],
    ['department', { departments: ['D9999'] }],
  ])('[ADM-23] rejects an audience with an unknown %s', async (_what, audience) => {
    expect(await save({ ...NEW, ...audience })).toMatchObject({ code: 400, data: null })
  })

  it('[ADM-23] require the notice permissions', async () => {
    const { id, version } = (await page()).records[0] ?? expect.fail('no notice')
    await expectGuarded(server, store.database.kysely, {
      view: ADMIN_PERMISSIONS.notices.view,
      reads: [[pageAdminNotices, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [
        [saveAdminNotice, NEW],
        [publishAdminNotice, { id, version }],
        [withdrawAdminNotice, { id, version }],
        [deleteAdminNotice, { id, version }],
      ],
    })
    expect(await shownIds()).toContain(id)
    expect((await page({ text: NEW.titleZh })).total).toBe(0)
  })

  it('[ADM-23] are shown to everybody in both languages while published', async () => {
    const { data: draft } = await save()
    expect(await one(draft.id)).toMatchObject({
      state: 'draft',
      publishTime: '',
      updateBy: '陈启明',
      updateTime: expect.stringContaining(today()),
    })
    expect(await shownIds()).not.toContain(draft.id)

    const { data: published } = await publish(draft)
    expect((await shown())[0]).toMatchObject({
      id: draft.id,
      kind: 'notice',
      title: '机库停电',
      content: '周日停电。',
    })
    expect((await shown('en'))[0]).toMatchObject({ title: NEW.titleEn, content: NEW.contentEn })
    expect(await one(draft.id)).toMatchObject({
      state: 'published',
      publishTime: expect.stringContaining(today()),
    })

    const { data: corrected } = await save({ ...NEW, titleZh: '机库停水', ...seenOf(published) })
    expect((await shown())[0]).toMatchObject({ id: draft.id, title: '机库停水' })

    const { data: withdrawn } = await withdraw(corrected)
    expect(await shownIds()).not.toContain(draft.id)
    expect(await one(draft.id)).toMatchObject({ state: 'withdrawn', publishTime: '', titleZh: '机库停水' })

    const { data: again } = await publish(withdrawn)
    expect(await shownIds()).toContain(draft.id)
    await admin.call(deleteAdminNotice, { body: seenOf(again) })
    expect(await shownIds()).not.toContain(draft.id)
    expect((await page({ text: '机库停水' })).total).toBe(0)
  })

  it('[MSG-40] [MSG-42] are shown and announced only to their role and site, and never on the login page', async () => {
    const people = ['100103', '100104', '100305', 'X90101'] as const
    const seenBy = async (code: string) =>
      (await (await server.as(code)).call(listMyNotices)).envelope.data.map(({ id }) => id)
    const noticesOf = async (code: string) =>
      (await messagesOf(await server.as(code), { categoryId: 'NOTICE' })).some(
        ({ content }) => content === '车间例会',
      )
    const { data: notice } = await save({
      ...NEW,
      titleZh: '车间例会',
      site: 'CAN',
      roles: ['WORKSHOP'],
      departments: [],
      publish: true,
    })
    expect(notice).toMatchObject({ state: 'published', site: 'CAN', roles: ['WORKSHOP'] })
    expect(await shownIds()).not.toContain(notice.id)
    const seen = await Promise.all(people.map(async code => (await seenBy(code)).includes(notice.id)))
    expect(seen).toEqual([false, false, true, false])
    expect(await Promise.all(people.map(noticesOf))).toEqual(seen)
    const mechanic = await server.as('100305')
    const onHome = await mechanic.call(queryMessages, {
      body: { current: 1, size: 50, readStatus: 0, onDashboard: true },
    })
    expect(onHome.envelope.data.records.map(({ content }) => content)).not.toContain('车间例会')
    expect((await server.client().call(listMyNotices)).status).toBe(401)
  })

  it('[MSG-40] for a department also reach its sections', async () => {
    const people = ['100103', '100104', '100305', 'X90101'] as const
    const { data: notice } = await save({
      ...NEW,
      titleZh: '质量月',
      roles: [],
      departments: ['D02'],
      publish: true,
    })
    const seen = await Promise.all(
      people.map(async code =>
        (await (await server.as(code)).call(listMyNotices)).envelope.data.some(({ id }) => id === notice.id),
      ),
    )
    const results = await Promise.all(
      people.map(async code =>
        (await messagesOf(await server.as(code), { categoryId: 'NOTICE' })).some(
          ({ content }) => content === '质量月',
        ),
      ),
    )
    expect(seen).toEqual([true, true, false, false])
    expect(results).toEqual(seen)
  })

  it('[MSG-41] keep their publication when saved again as published', async () => {
    const { data: first } = await save({ ...NEW, publish: true })
    server.clock.forward({ minutes: 1 })
    const { data: again } = await save({ ...NEW, titleZh: '改过', ...seenOf(first), publish: true })
    expect(again).toMatchObject({ titleZh: '改过', publishTime: first.publishTime, roles: [] })
  })

  it('[ADM-23] appear at their publication time', async () => {
    const { data: draft } = await save({ ...NEW, kind: 'version', titleZh: '明天' })
    const tomorrow = wireTime(new Date(server.clock.now().getTime() + 86_400_000))
    await publish(draft, tomorrow)
    expect(await one(draft.id)).toMatchObject({ state: 'planned', publishTime: tomorrow, kind: 'version' })
    expect(await shownIds()).not.toContain(draft.id)
    server.clock.forward({ minutes: 24 * 60 })
    expect((await shown())[0]).toMatchObject({ id: draft.id, publishTime: tomorrow })
    admin = await server.as(ADMINISTRATOR)
    expect((await one(draft.id)).state).toBe('published')
  })

  it('[ADM-23] can be filtered by id, text, kind and state, unpublished ones first', async () => {
    const { data: draft } = await save({ ...NEW, titleEn: 'Needle 100%' })
    const ids = async (criteria: Parameters<typeof page>[0]) =>
      (await page(criteria)).records.map(notice => notice.id)
    expect(await ids({ text: 'needle 100%' })).toEqual([draft.id])
    expect(await ids({ id: draft.id })).toEqual([draft.id])
    expect(await ids({ id: 'nobody' })).toEqual([])
    expect((await page()).records[0]?.state).toBe('draft')
    expect(await ids({ state: 'draft' })).toContain(draft.id)
    expect(await ids({ state: 'published' })).not.toContain(draft.id)
    expect((await page({ kind: 'version' })).records.map(notice => notice.kind)).not.toContain('notice')
  })

  it('[ADM-23] keep a script as plain text', async () => {
    const contentZh = '<img src=x onerror=alert(1)>'
    const { data } = await save({ ...NEW, contentZh })
    await publish(data)
    expect((await shown())[0]?.content).toBe(contentZh)
  })

  it.each(['2026-02-30 08:00:00', '2026-13-01 00:00:00', '2026-01-01 24:00:00'])(
    '[ADM-23] rejects the non-existent time %s, and the notice stays a draft',
    async time => {
      const { data: draft } = await save()
      expect(await publish(draft, time)).toMatchObject({
        success: false,
        msg: `发布时间 ${time} 不存在，请检查日期和时间`,
      })
      expect(await one(draft.id)).toMatchObject({ state: 'draft', version: draft.version })
    },
  )

  it.each([
    ['no English title', { ...NEW, titleEn: ' ' }, 'titleEn'],
    ['no Chinese text', { ...NEW, contentZh: '' }, 'contentZh'],
    ['a long title', { ...NEW, titleZh: '长'.repeat(101) }, 'titleZh'],
    ['an unknown kind', { ...NEW, kind: 'news' }, 'kind'],
  ])('[ADM-23] rejects %s and names the field', async (_what, body, field) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
    const refused = await admin.call(saveAdminNotice, { body: body as AdminNoticeSave })
    expect([refused.status, refused.envelope.msg.includes(field)]).toEqual([400, true])
  })

  it('[ADM-23] rejects a change or deletion based on an older version', async () => {
    const seen = seenOf((await save()).data)
    expect((await save({ ...NEW, titleZh: '先', ...seen })).success).toBe(true)
    for (const late of [
      await save({ ...NEW, titleZh: '后', ...seen }),
      await publish(seen),
      await withdraw(seen),
      (await admin.call(deleteAdminNotice, { body: seen })).envelope,
    ]) {
      expect(late).toMatchObject({ code: 409, data: null, msg: '数据已被他人修改，请刷新后重试' })
    }
    expect(await one(seen.id)).toMatchObject({ titleZh: '先', state: 'draft' })
    expect((await withdraw({ id: 'nobody', version: 1 })).code).toBe(404)
    expect((await withdraw({ id: "'", version: 1 })).code).toBe(400)
  })

  it('[ADM-23] are stored without invisible characters', async () => {
    const { data } = await save({
      ...NEW,
      titleEn: 'Power\u202E cut',
      contentEn: 'No power\u200B\non Sunday.',
    })
    expect(data).toMatchObject({ titleEn: 'Power cut', contentEn: 'No power\non Sunday.' })
  })
})
