import { randomUUID } from 'node:crypto'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addHistory } from '@apron/server-kit/records/history'
import { siteDay, siteMoment } from '@apron/server-kit/time/site-day'
import { OCC_PREFIXES, type OccAction, type OccStatus } from '../../contract/occurrences/occurrence.values.ts'
import { EMPTY_DETAILS, emptyOccurrence } from '../../contract/rules/occurrences/occurrence-draft.ts'
import { notifyOfOcc } from '../occurrences/occ.messages.ts'
import { columnsOf } from '../occurrences/occ.writer.ts'
import { decideOccAction } from '../occurrences/occ-state.ts'
import { OCC_HISTORY, type OccTables } from '../occurrences/occurrence.tables.ts'
import { OCCURRENCE_SEEDS, type OccSeed } from './occurrence-seeds.ts'

/** Days after which history entries no longer send messages. */
const NOTIFIED_DAYS = 30

/** Stores the demo's occurrence reports with their history and recent messages. */
export async function seedOccurrences(services: PluginServices, seedingDay: Date): Promise<void> {
  for (const seed of OCCURRENCE_SEEDS) {
    const number = await services.nextSerial(OCC_PREFIXES[seed.reportType], 4)
    await seedOccurrence(services, seed, seedingDay, number)
  }
}

/** Returns the state after a step. */
function statusAfter(action: 'create' | OccAction, before: OccStatus | null): OccStatus {
  if (action === 'create' || before === null) return 'DRAFT'
  const decision = decideOccAction(action, before, { author: true })
  if (!decision.allowed) throw new Error(`No ${action} after ${before}`)
  return decision.to
}

async function seedOccurrence(
  { db: anyDb, messages }: Pick<PluginServices, 'db' | 'messages'>,
  seed: OccSeed,
  seedingDay: Date,
  number: string,
): Promise<void> {
  const db = anyDb.withTables<OccTables>()
  const id = randomUUID()
  const steps = seed.steps.map(([day, time, action, by, remark = '']) => ({
    at: siteMoment(seedingDay, day, time),
    isNotified: day >= -NOTIFIED_DAYS,
    action,
    by,
    remark,
  }))
  const [first] = steps
  const last = steps.at(-1)
  if (first === undefined || last === undefined) throw new Error(`No history for ${number}`)
  const { reportType, language, receipt, deadline } = seed
  const empty = emptyOccurrence(language)
  const columns = {
    report_no: number,
    submitted_at: steps.find(({ action }) => action === 'submit')?.at ?? null,
    receipt_no: receipt?.[0] ?? '',
    receipt_date: receipt === undefined ? null : siteDay(seedingDay, receipt[1]),
    ...columnsOf({
      ...empty,
      reportType,
      event: { ...empty.event, eventDate: siteDay(first.at, 0), ...seed.event },
      details: {
        ...EMPTY_DETAILS,
        ...seed.details,
        mandatoryDeadline: wireTime(siteMoment(seedingDay, ...deadline)),
      },
    }),
    create_by: first.by,
    create_time: first.at,
    update_by: last.by,
    update_time: last.at,
  }
  let status: OccStatus | null = null
  for (const { action } of steps) status = statusAfter(action, status)
  await db
    .insertInto('safety_quality_occurrence')
    .values({ id, version: steps.length, status: status ?? 'DRAFT', ...columns })
    .execute()
  let from: OccStatus | null = null
  for (const { isNotified, ...step } of steps) {
    const to = statusAfter(step.action, from)
    await addHistory(db, OCC_HISTORY, id, { ...step, from, to })
    from = to
    const report = { id, ...columns }
    if (isNotified) await notifyOfOcc(messages, db, { ...step, report })
  }
}
