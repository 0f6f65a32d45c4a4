import { expect, it } from 'vitest'
import {
  addIdempotencyRecord,
  findIdempotencyRecord,
  sweepIdempotencyRecords,
} from '../../../src/platform/idempotency/idempotency.store.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const REQUEST = { userCode: '100104', requestId: 'a'.repeat(32) }
const DONE = { digest: 'd', record: 'r' }
const KEEP_DAYS = 14

describeOnStores('idempotency records of saves', store => {
  const server = serverOn(store)

  it('[OFF-11] are kept a day longer than saves can wait on a device, each once and for its person only', async () => {
    const db = store.database.kysely
    const now = server.clock.now()
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(await addIdempotencyRecord(db, { ...REQUEST, ...DONE }, now)).toBe(true)
    expect(await addIdempotencyRecord(db, { ...REQUEST, ...DONE }, now)).toBe(false)
    expect(await addIdempotencyRecord(db, { ...REQUEST, ...DONE, userCode: '100105' }, now)).toBe(true)
    await sweepIdempotencyRecords(db, later(KEEP_DAYS + 0.9), KEEP_DAYS)
    expect(await findIdempotencyRecord(db, REQUEST)).toEqual(DONE)
    await sweepIdempotencyRecords(db, later(KEEP_DAYS + 1.1), KEEP_DAYS)
    expect(await findIdempotencyRecord(db, REQUEST)).toBeNull()
  })
})
