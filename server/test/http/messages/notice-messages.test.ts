import type { AdminNoticeVersion } from '@apron/contract/messages/admin-notice'
import {
  publishAdminNotice,
  saveAdminNotice,
  withdrawAdminNotice,
} from '@apron/contract/messages/admin-notice.calls'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { beforeEach, describe, expect, it } from 'vitest'
import { allMessages } from '../../../src/app/wiring/all-messages.ts'
import { messagesService } from '../../../src/features/messages/messages.service.ts'
import { notifyOfNotices } from '../../../src/features/notices/notify-of-notices.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { sessionsOn } from '../../support/sessions.ts'
import { forgetMessages, messagesOf } from '../../support/steps/message-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const EMPLOYEE = '100305'
const CUSTOMER = 'X90101'

describeOnStores('messages about notices', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  const as = sessionsOn(server)

  it('exist for the notices of the demo from their publication on', async () => {
    const announced = await messagesOf(await as(EMPLOYEE), { categoryId: 'NOTICE' })
    expect(announced.map(({ content, openWay }) => [content, openWay])).toEqual([
      ['广州基地航站通知', 2],
      ['门户 0.1 版', 2],
    ])
    const yesterday = new Date(server.clock.now().getTime() - 86_400_000)
    expect(announced[0]?.createTime.slice(0, 10)).toBe(wireDate(yesterday))
  })

  const save = async () =>
    (
      await (
        await as(ADMINISTRATOR)
      ).call(saveAdminNotice, {
        body: {
          kind: 'notice',
          titleZh: '机库停电',
          titleEn: 'Power cut',
          contentZh: '周日停电。\n\n请关机。',
          contentEn: 'No power on Sunday.',
          id: null,
          version: null,
        },
      })
    ).envelope.data
  const publish = async (seen: AdminNoticeVersion, publishTime?: string) =>
    (
      await (
        await as(ADMINISTRATOR)
      ).call(publishAdminNotice, {
        body: { id: seen.id, version: seen.version, ...(publishTime === undefined ? {} : { publishTime }) },
      })
    ).envelope.data
  const withdraw = async ({ id, version }: AdminNoticeVersion) =>
    (await (await as(ADMINISTRATOR)).call(withdrawAdminNotice, { body: { id, version } })).envelope.data
  /** Runs the jobs that every server runs each minute. */
  const round = () =>
    db()
      .transaction()
      .execute(trx =>
        notifyOfNotices(trx, messagesService(server.clock, allMessages([])), server.clock.now()),
      )
  const announced = async (userCode = EMPLOYEE) =>
    (await messagesOf(await as(userCode))).map(({ content }) => content)

  describe('of an administrator', () => {
    beforeEach(() => forgetMessages(db()))

    it('reach everybody except the publisher on publication, with the full text', async () => {
      await publish(await save())
      const [message] = await messagesOf(await as(CUSTOMER))
      expect(message).toMatchObject({ content: '机库停电', categoryId: 'NOTICE', type: 0, siteCode: '' })
      expect(JSON.parse(message?.customContent ?? '')).toEqual([
        { category: '机库停电', items: [{ title: '周日停电。' }, { title: '请关机。' }] },
      ])
      expect(await announced()).toEqual(['机库停电'])
      expect(await announced(ADMINISTRATOR)).toEqual([])
      await round()
      expect(await announced()).toEqual(['机库停电'])
    })

    it('wait for the publication time of a later notice, and come once', async () => {
      const at = new Date(server.clock.now().getTime() + 600_000)
      await publish(await save(), wireTime(at))
      await round()
      expect(await announced()).toEqual([])
      server.clock.forward({ minutes: 11 })
      await Promise.all([round(), round(), round()])
      expect(await announced()).toEqual(['机库停电'])
      expect((await messagesOf(await as(EMPLOYEE)))[0]?.createTime).toBe(wireTime(at))
    })

    it('are not sent for a draft or a withdrawn notice, and are sent again on a second publication', async () => {
      const draft = await save()
      await round()
      const at = wireTime(new Date(server.clock.now().getTime() + 600_000))
      const planned = await publish(draft, at)
      const withdrawn = await withdraw(planned)
      server.clock.forward({ minutes: 11 })
      await round()
      expect(await announced()).toEqual([])
      const published = await publish(withdrawn)
      expect(await announced()).toHaveLength(1)
      await publish(await withdraw(published))
      expect(await announced()).toHaveLength(2)
    })
  })
})
