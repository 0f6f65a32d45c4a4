import { allMigrations } from '../../src/app/migrations.ts'
import { allMessages } from '../../src/app/wiring/all-messages.ts'
import { changedSince, unreadByKind, unreadCounts } from '../../src/features/messages/message-counts.store.ts'
import type { OwnFilter } from '../../src/features/messages/message-filter.ts'
import { messageRows, messageTotal } from '../../src/features/messages/message-list.store.ts'
import { markRead } from '../../src/features/messages/message-read.store.ts'
import { messagesService } from '../../src/features/messages/messages.service.ts'
import { NOTICE_PUBLISHED } from '../../src/features/notices/notices.events.ts'
import { migrateStore } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import {
  addYearOfMessages,
  BENCH_DEPARTMENT,
  BUSY,
  forgetReading,
  ORDINARY,
  pointSelect,
} from './stores/year-of-messages.ts'

const SIZE = { people: 10_000, messages: 1_000_000, unreadOfOne: 10_000 }

export interface MeasuredMessages {
  /** Operations that change nothing, first the quickest statement of the database. */
  readonly quick: readonly Measured[]
  /** Slower operations that change something, with a function to undo it. */
  readonly slow: readonly (Measured & { readonly putBack: () => Promise<void> })[]
  close(): Promise<void>
}

interface Measured {
  readonly name: string
  readonly work: () => Promise<unknown>
}

/** Fills an empty PostgreSQL with a year of messages of a large site and returns the operations to measure. */
export async function openMeasuredMessages(databaseUrl: string): Promise<MeasuredMessages> {
  const log = { info: () => {}, warn: () => {} }
  const database = await openDatabase({ dataDir: '', databaseUrl }, log)
  const db = database.kysely
  await migrateStore(database, await allMigrations([]))
  await addYearOfMessages(db, SIZE)

  const page = async (userCode: string, filter: OwnFilter, after?: string) => {
    const window = { size: 10, ...(after === undefined ? {} : { after }) }
    await messageRows(db, userCode, filter, window, 'zh')
    await messageTotal(db, userCode, filter, 'zh')
  }
  const deep = (await messageRows(db, BUSY, {}, { size: 1, offset: 9_000 }, 'zh'))[0]?.sid ?? ''
  const people = Array.from({ length: 500 }, (_, n) => `B${n + 3}`)
  const clock = { now: () => new Date() }
  const messages = messagesService(clock, allMessages([]))
  const publish = () =>
    db.transaction().execute(trx =>
      messages.publish(trx, NOTICE_PUBLISHED, {
        site: '',
        to: [{ departments: [BENCH_DEPARTMENT] }],
        by: null,
        values: { title: 'Bench' },
      }),
    )
  return {
    quick: [
      { name: 'point select, for comparison', work: () => pointSelect(db) },
      { name: 'first page and total, a person with 100 messages', work: () => page(ORDINARY, {}) },
      { name: 'first page and total, a person with 10,000 unread', work: () => page(BUSY, {}) },
      {
        name: 'the same, of one category and unread',
        work: () => page(BUSY, { categories: ['RECTIFY'], readStatus: 0 }),
      },
      { name: 'the same, with a text that is rare', work: () => page(BUSY, { content: '9876' }) },
      { name: 'page 901 and total, behind its last row', work: () => page(BUSY, {}, deep) },
      { name: 'unread by kind, a person with 100 messages', work: () => unreadByKind(db, ORDINARY) },
      { name: 'unread by kind, a person with 10,000 unread', work: () => unreadByKind(db, BUSY) },
      { name: 'unread of 500 people', work: () => unreadCounts(db, people) },
      {
        name: 'who of 500 people has news of the last minute',
        work: () => changedSince(db, new Date(Date.now() - 60_000), people),
      },
    ],
    slow: [
      {
        name: 'mark 10,000 as read',
        work: () => markRead(db, BUSY, { until: clock.now() }, clock.now(), 'zh'),
        putBack: () => forgetReading(db, BUSY),
      },
      { name: 'publish to 10,000 people', work: publish, putBack: async () => {} },
    ],
    close: () => database.close(),
  }
}
