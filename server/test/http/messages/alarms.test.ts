import { ALARM_REMIND_MINUTES, ALARMS_PER_HOUR } from '@apron/contract/limits/messages'
import type { Audience } from '@apron/contract/messages/audience'
import {
  acknowledgeMessages,
  queryMessages,
  unacknowledgedMessages,
} from '@apron/contract/messages/message.calls'
import type { AdminAlarmQuery, AdminAlarmRaise } from '@apron/contract/operations/admin-alarm'
import {
  adminAlarmAcknowledgements,
  pageAdminAlarms,
  previewAdminAlarm,
  raiseAdminAlarm,
  recallAdminAlarm,
  remindAdminAlarm,
} from '@apron/contract/operations/admin-alarm.calls'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR, INSPECTOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const EVERYBODY: Audience = { site: '', roles: [], departments: [] }

const alarm = (more: Partial<AdminAlarmRaise> = {}): AdminAlarmRaise => ({
  id: crypto.randomUUID(),
  textZh: ' 一号机库泄漏，立即撤至安全线外 ',
  textEn: 'Leak in hangar 1. Go behind the safety line now.',
  ...EVERYBODY,
  ...more,
})

const onTop = async (of: PortalClient) => (await of.call(unacknowledgedMessages)).envelope.data
const contents = async (of: PortalClient) => (await onTop(of)).map(({ content }) => content)
const latestMessages = async (of: PortalClient) =>
  (await of.call(queryMessages, { body: { current: 1, size: 5 } })).envelope.data.records
const linesOf = async (of: PortalClient, event: 'alarm raised' | 'alarm recalled' | 'alarm reminded') =>
  (await of.call(pageAdminAudit, { body: { current: 1, size: 5, queryCriteria: { event } } })).envelope.data
    .records

describeOnStores('alarms', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  let admin: PortalClient
  let inspector: PortalClient

  /** Moves the clock past the limits of earlier alarms and logs everybody in again. */
  async function anHourLater() {
    server.clock.forward({ minutes: 61 })
    admin = await server.as(ADMINISTRATOR)
    inspector = await server.as(INSPECTOR)
  }
  beforeEach(anHourLater)

  const raise = async (body: AdminAlarmRaise, by = admin) => await by.call(raiseAdminAlarm, { body })
  const page = async (queryCriteria: AdminAlarmQuery['queryCriteria'] = {}, by = admin) =>
    (await by.call(pageAdminAlarms, { body: { current: 1, size: 100, queryCriteria } })).envelope.data
  const preview = async (body: Audience) => (await admin.call(previewAdminAlarm, { body })).envelope.data
  const recall = async (seen: { id: string; version: number }, by = admin) =>
    await by.call(recallAdminAlarm, { body: { id: seen.id, version: seen.version } })
  const waiting = async (id: string) =>
    (await admin.call(adminAlarmAcknowledgements, { body: { id } })).envelope.data.flatMap(site =>
      site.waiting.map(({ userCode }) => userCode),
    )

  it('[ADM-60] require the alarm permissions', async () => {
    const { data } = (await raise(alarm())).envelope
    const before = (await page()).total
    const body = alarm()
    await expectGuarded(server, db(), {
      view: ADMIN_PERMISSIONS.alarms.view,
      reads: [
        [pageAdminAlarms, { current: 1, size: 10, queryCriteria: {} }],
        [adminAlarmAcknowledgements, { id: data.id }],
      ],
      writes: [
        [previewAdminAlarm, EVERYBODY],
        [raiseAdminAlarm, body],
        [recallAdminAlarm, { id: data.id, version: data.version }],
        [remindAdminAlarm, { id: data.id }],
      ],
    })
    expect((await page()).total).toBe(before)
    expect((await page()).records.find(({ id }) => id === data.id)?.state).toBe('out')
  })

  it('[ADM-60] stay on the screens of their recipients until acknowledged; the sender sees who has not', async () => {
    const body = alarm()
    const { data } = (await raise(body)).envelope
    const people = (await preview(EVERYBODY)).people
    expect(data).toMatchObject({
      textZh: body.textZh.trim(),
      state: 'out',
      recalledBy: '',
      recipients: people,
      acknowledged: 0,
    })
    const [message] = (await onTop(inspector)).slice(-1)
    expect(message).toMatchObject({ content: body.textZh.trim(), urgency: 2 })
    inspector.language = 'en'
    expect(await contents(inspector)).toContain(body.textEn)
    inspector.language = 'zh'
    // The sender sees who has not acknowledged.
    expect(await contents(admin)).not.toContain(body.textZh.trim())
    expect(await waiting(data.id)).toContain(INSPECTOR)
    await inspector.call(acknowledgeMessages, { body: { sidList: [message?.sid ?? ''] } })
    expect(await waiting(data.id)).not.toContain(INSPECTOR)
    expect(await waiting(data.id)).toHaveLength(people - 1)
    const [row] = (await page()).records
    expect(row).toMatchObject({ id: data.id, acknowledged: 1, recipients: people })
  })

  it('[MSG-43] list each person with department, telephone and time of acknowledgement', async () => {
    const { data } = (await raise(alarm())).envelope
    const reached = async () =>
      (await admin.call(adminAlarmAcknowledgements, { body: { id: data.id } })).envelope.data
    const { rows } = await sql<{ name_zh: string }>`
      select d.name_zh from department d join app_user u on u.dept_code = d.code
       where u.user_code = ${INSPECTOR}`.execute(db())
    const person = {
      userCode: INSPECTOR,
      department: rows[0]?.name_zh,
      telephone: `10000${INSPECTOR}`,
    }
    const waits = (await reached()).flatMap(site => site.waiting)
    expect(waits.find(({ userCode }) => userCode === INSPECTOR)).toMatchObject({ ...person, read: false })
    expect((await reached()).flatMap(site => site.acknowledged)).toEqual([])
    const [message] = (await onTop(inspector)).slice(-1)
    const earliest = wireTime(server.clock.now())
    await inspector.call(acknowledgeMessages, { body: { sidList: [message?.sid ?? ''] } })
    const latest = wireTime(server.clock.now())
    const [entry, ...others] = (await reached()).flatMap(site => site.acknowledged)
    expect(entry).toMatchObject(person)
    expect(others).toEqual([])
    const time = entry?.acknowledgeTime ?? ''
    expect(time >= earliest && time <= latest).toBe(true)
  })

  it('[ADM-60] reach people who work at the site and have one of the roles or belong to one of the departments', async () => {
    const codes = async (condition: string) => {
      const { rows } = await sql<{ user_code: string }>`
        select c.user_code from app_user c where c.enabled and c.user_code <> ${ADMINISTRATOR} and ${sql.raw(condition)}
         order by 1`.execute(db())
      return rows.map(row => row.user_code)
    }
    const AT_CAN = "exists (select 1 from user_site w where w.user_code = c.user_code and w.site = 'CAN')"
    const INSPECTS =
      "exists (select 1 from user_role g where g.user_code = c.user_code and g.role_code = 'INSPECTOR')"
    const { rows } = await sql<{ dept_code: string }>`
      select dept_code from app_user where user_code = '100101'`.execute(db())
    const department = rows[0]?.dept_code ?? expect.fail('no such person')
    const cases: [Partial<Audience>, string][] = [
      [{ site: 'CAN' }, AT_CAN],
      [{ roles: ['INSPECTOR'] }, INSPECTS],
      [{ site: 'CAN', roles: ['INSPECTOR'] }, `${AT_CAN} and ${INSPECTS}`],
      // A member of a section belongs to its department.
      [{ departments: ['D02'] }, "c.dept_code in ('D02', 'D0201', 'D0202', 'D0203')"],
      [{ site: 'CAN', departments: [department] }, `${AT_CAN} and c.dept_code = '${department}'`],
      [
        { site: 'CAN', roles: ['INSPECTOR'], departments: [department] },
        `${AT_CAN} and (${INSPECTS} or c.dept_code = '${department}')`,
      ],
    ]
    for (const [audience, condition] of cases) {
      const expected = await codes(condition)
      expect(expected.length).toBeGreaterThan(0)
      const reach = await preview({ ...EVERYBODY, ...audience })
      expect(reach.people).toBe(expected.length)
      expect(reach.sites.reduce((sum, { people }) => sum + people, 0)).toBe(expected.length)
      const { data } = (await raise(alarm(audience))).envelope
      expect((await waiting(data.id)).toSorted()).toEqual(expected)
    }
    expect((await preview(EVERYBODY)).people).toBe((await codes('true')).length)
  })

  it('[ADM-60] without recipients are rejected, and nothing is stored', async () => {
    const before = (await page()).total
    const { envelope } = await raise(alarm({ roles: ['NOBODY'] }))
    expect([envelope.success, envelope.code]).toEqual([false, 1171])
    expect((await page()).total).toBe(before)
    expect((await preview({ ...EVERYBODY, roles: ['NOBODY'] })).people).toBe(0)
  })

  it('[ADM-60] are raised once when repeated with the same id, as after a lost response', async () => {
    const body = alarm()
    const [first, second] = await Promise.all([raise(body), raise(body)])
    expect(second.envelope.data).toEqual(first.envelope.data)
    const texts = await contents(inspector)
    const before = (await page()).total
    await raise(body)
    expect((await page()).total).toBe(before)
    expect(await contents(inspector)).toEqual(texts)
    const other = await server.as('100002')
    expect((await raise(body, other)).status).toBe(404)
  })

  it('[ADM-60] are rejected if their id was used with other text or recipients, as nobody would get them', async () => {
    const body = alarm({ site: 'SZX', roles: ['INSPECTOR', 'MANAGER'], departments: ['D02', 'D03'] })
    await raise(body)
    const before = (await page()).total
    const others = [
      { textZh: '改' },
      { textEn: 'changed' },
      { site: 'HAK' },
      { roles: [] },
      { departments: [] },
    ]
    for (const other of others) {
      // oxlint-disable-next-line no-await-in-loop -- few
      const { envelope } = await raise({ ...body, ...other })
      expect([envelope.success, envelope.code], JSON.stringify(other)).toEqual([false, 422])
    }
    const turned = { roles: body.roles.toReversed(), departments: body.departments.toReversed() }
    const same = (await raise({ ...body, ...turned, textEn: ` ${body.textEn} ` })).envelope
    expect(same.success).toBe(true)
    expect((await page()).total).toBe(before)
    await recall(same.data)
  })

  it('[ADM-60] are limited per person and hour', async () => {
    for (let count = 0; count < ALARMS_PER_HOUR; count++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
      expect((await raise(alarm({ site: 'HAK' }))).envelope.success).toBe(true)
    }
    const refused = await raise(alarm({ site: 'HAK' }))
    expect(refused.envelope).toMatchObject({ success: false, code: 1170 })
    expect(refused.envelope.msg).toContain(String(ALARMS_PER_HOUR))
    const other = await server.as('100002')
    expect((await raise(alarm({ site: 'HAK' }), other)).envelope.success).toBe(true)
    await anHourLater()
    expect((await raise(alarm({ site: 'HAK' }))).envelope.success).toBe(true)
  })

  it('[ADM-60] leave the screens when recalled, and their recipients are notified; acknowledgements stay', async () => {
    const { data } = (await raise(alarm({ textZh: '误报测试', textEn: 'False alarm' }))).envelope
    const message = (await onTop(inspector)).find(({ content }) => content === '误报测试')
    await inspector.call(acknowledgeMessages, { body: { sidList: [message?.sid ?? ''] } })
    const late = await server.as('100103')
    expect(await contents(late)).toContain('误报测试')
    expect((await recall({ ...data, version: 7 })).envelope.code).toBe(409)
    expect(await contents(late)).toContain('误报测试')

    const { data: gone } = (await recall(data)).envelope
    expect(gone).toMatchObject({ state: 'recalled', acknowledged: 1, recipients: data.recipients })
    expect(gone.recalledBy).not.toBe('')
    expect(await contents(late)).not.toContain('误报测试')
    for (const person of [late, inspector]) {
      // oxlint-disable-next-line no-await-in-loop -- few
      expect((await latestMessages(person))[0]).toMatchObject({
        content: '紧急通知已撤回：误报测试',
        urgency: 0,
      })
    }
    expect((await recall(gone)).envelope.code).toBe(1172)
    expect((await page({ state: 'recalled' })).records.map(({ id }) => id)).toContain(data.id)
    expect((await page({ state: 'out' })).records.map(({ id }) => id)).not.toContain(data.id)
    expect((await page({ text: ' FALSE ' })).records.map(({ id }) => id)).toEqual([data.id])
    expect((await recall({ id: crypto.randomUUID(), version: 1 })).status).toBe(404)
    expect((await recall({ id: 'no-id', version: 1 })).status).toBe(404)
  })

  const remind = async (id: string, by = admin) => await by.call(remindAdminAlarm, { body: { id } })

  it('[MSG-44] send a reminder only to those who have not acknowledged; it is audited and listed', async () => {
    const { data } = (await raise(alarm({ textZh: '疏散', textEn: 'Leave' }))).envelope
    expect(data.remindTime).toBe('')
    const [message] = (await onTop(inspector)).slice(-1)
    await inspector.call(acknowledgeMessages, { body: { sidList: [message?.sid ?? ''] } })
    const late = await server.as('100103')
    server.clock.forward({ minutes: ALARM_REMIND_MINUTES })
    const left = await waiting(data.id)
    const earliest = wireTime(server.clock.now())
    const { data: reminded } = (await remind(data.id)).envelope
    expect(reminded.people).toBe(left.length)
    expect(reminded.remindTime >= earliest).toBe(true)
    expect(reminded.remindTime <= wireTime(server.clock.now())).toBe(true)
    expect((await latestMessages(late))[0]).toMatchObject({ content: '请确认紧急通知：疏散', urgency: 1 })
    expect((await latestMessages(inspector)).map(({ content }) => content)).not.toContain(
      '请确认紧急通知：疏散',
    )
    expect((await page({ text: '疏散' })).records[0]).toMatchObject({ remindTime: reminded.remindTime })
    expect((await linesOf(admin, 'alarm reminded'))[0]).toMatchObject({
      target: data.id,
      count: left.length,
      userCode: ADMINISTRATOR,
    })
    // The alarm itself stays open.
    expect(await contents(late)).toContain('疏散')
  })

  it('[MSG-44] allow a reminder five minutes after the alarm or the last reminder', async () => {
    const { data } = (await raise(alarm())).envelope
    server.clock.forward({ seconds: ALARM_REMIND_MINUTES * 60 - 5 })
    expect((await remind(data.id)).envelope).toMatchObject({
      code: 1173,
      msg: expect.stringContaining(String(ALARM_REMIND_MINUTES)),
    })
    server.clock.forward({ seconds: 5 })
    expect((await remind(data.id)).envelope.success).toBe(true)
    server.clock.forward({ seconds: ALARM_REMIND_MINUTES * 60 - 5 })
    expect((await remind(data.id)).envelope.code).toBe(1173)
    server.clock.forward({ seconds: 5 })
    expect((await remind(data.id)).envelope.success).toBe(true)
  })

  it('[MSG-44] allow no reminder when recalled, unknown, or acknowledged by everybody', async () => {
    const groups = { departments: ['D0202'] }
    const { data } = (await raise(alarm(groups))).envelope
    server.clock.forward({ minutes: ALARM_REMIND_MINUTES })
    await sql`
      update message_recipient set acknowledged_at = now()
       where message_id = (select message_id from alarm where id::text = ${data.id})`.execute(db())
    expect((await remind(data.id)).envelope.code).toBe(1174)
    const { data: other } = (await raise(alarm(groups))).envelope
    server.clock.forward({ minutes: ALARM_REMIND_MINUTES })
    await recall(other)
    expect((await remind(other.id)).envelope.code).toBe(1172)
    expect((await remind('no-id')).status).toBe(404)
    expect((await page({ text: ' ' })).records.slice(0, 2).map(({ remindTime }) => remindTime)).toEqual([
      '',
      '',
    ])
  })

  it('[MSG-44] count neither the sender of a reminder nor people who cannot log in any more', async () => {
    const other = await server.as('100002')
    const { data } = (await raise(alarm(), other)).envelope
    const left = await waiting(data.id)
    expect(left).toContain(ADMINISTRATOR)
    await sql`update app_user set enabled = false where user_code = ${INSPECTOR}`.execute(db())
    server.clock.forward({ minutes: ALARM_REMIND_MINUTES })
    const { data: reminded } = (await remind(data.id)).envelope
    await sql`update app_user set enabled = true where user_code = ${INSPECTOR}`.execute(db())
    expect(reminded.people).toBe(left.length - 2)
  })

  it('[ADM-60] are audited: who raised and recalled which, and the number of recipients', async () => {
    const { data } = (await raise(alarm())).envelope
    await recall(data)
    const [raised] = await linesOf(admin, 'alarm raised')
    expect(raised).toMatchObject({ target: data.id, count: data.recipients, userCode: ADMINISTRATOR })
    const [recalled] = await linesOf(admin, 'alarm recalled')
    expect(recalled).toMatchObject({ target: data.id, userCode: ADMINISTRATOR })
  })

  it.each([
    ['no text', { textZh: ' ' }],
    ['a text of one language', { textEn: '' }],
    ['a long text', { textZh: '长'.repeat(201) }],
    ['an invalid site code', { site: 'can' }],
    ['a malformed id', { id: '1' }],
  ])('[ADM-60] with %s are rejected', async (_what, wrong) => {
    expect((await raise(alarm(wrong))).status).toBe(400)
  })
})
