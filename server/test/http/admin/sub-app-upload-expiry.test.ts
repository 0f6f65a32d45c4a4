import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { addUpload } from '../../../src/features/sub-apps/uploads/uploads.store.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { startTestServer } from '../../support/servers/test-server.ts'
import { forgetMessages, messagesOf } from '../../support/steps/message-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const WEEK_MS = 7 * 86_400_000

describeOnStores('an undecided version of a sub-application', store => {
  store.fillWith()
  afterEach(() => void vi.useRealTimers())

  it('[MSG-46] expires by itself: its uploader is notified, and it is audited', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { kysely: db } = store.database
    const server = await startTestServer(store.database)
    const now = server.clock.now()
    await forgetMessages(db)
    await addUpload(db, {
      name: 'amm',
      version: '1.1.0',
      key_id: 'release',
      signed_at: now,
      digest: 'sha384-x',
      files: 1,
      bytes: 1,
      against: null,
      pages_added: [],
      pages_removed: [],
      public_added: [],
      file_url: '/gone',
      uploaded_by: ADMINISTRATOR,
      uploaded_at: now,
      expires_at: new Date(now.getTime() + WEEK_MS),
      state: 'waiting',
    })
    server.clock.forward({ days: 8 })
    vi.advanceTimersByTime(60_000)
    const audited = async () =>
      (await sql`select 1 from security_audit where event = 'application version expired'`.execute(db)).rows
    await vi.waitFor(async () => expect(await audited()).toHaveLength(1), 20_000)
    const messages = await messagesOf(await server.as(ADMINISTRATOR))
    expect(messages.map(({ content, url }) => [content, url])).toEqual([
      ['您上传的子应用 amm 版本 1.1.0：无人处理，已过期', '/admin/subApps'],
    ])
    await server.close()
  })
})
