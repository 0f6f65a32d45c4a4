import { randomUUID } from 'node:crypto'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { type SeededRecord, seedRecords } from '@apron/server-kit/records/described/seed-records'
import { siteDay, siteMoment } from '@apron/server-kit/time/site-day'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { jobCard } from '../../contract/job-card.ts'
import { isRii } from '../../contract/rules/sign-rules.ts'
import { sign } from '../signatures/entries.ts'
import type { WorkCardTables } from '../work-card.tables.ts'
import type { CardSeed } from './cards.data.ts'

const AUTHOR = '100206'
const FOREMAN = '100303'
/** Inspectors by skill: airframe and powerplant, and avionics. */
const INSPECTORS: Readonly<Record<string, string>> = { AV: '100107', EL: '100107' }
const AIRFRAME_INSPECTOR = '100106'

/** A value outside the limits, and the non-routine that covers it. */
const LOW_PRESSURE = 1_350

interface SeededPackage {
  readonly site: string
  readonly packageNo: string
  readonly acReg: string
  readonly days: readonly [from: number, to: number]
  readonly cards: readonly CardSeed[]
}

type Values = SeededRecord<(typeof jobCard)['fields']>['values']

/** Seeds the cards of a package, with signed entries and bookings. */
export async function seedCards(services: PluginServices, day: Date, seed: SeededPackage): Promise<void> {
  const { site, packageNo, acReg, days, cards } = seed
  const ids = await seedRecords(
    services,
    jobCard,
    day,
    cards.map(card => ({
      site,
      by: AUTHOR,
      at: [days[0] - 2, '10:00'] as const,
      values: { ...toValues(card, day), packageNo, acReg, ...progressValues(card, day, days[0]) },
    })),
  )
  for (const [at, card] of cards.entries()) {
    const id = ids[at]
    if (id === undefined || card.lead === undefined) continue
    // oxlint-disable-next-line no-await-in-loop -- signatures form a chain
    await signSteps(services, siteMoment(day, days[0], '09:00'), {
      id,
      card,
      site,
      year: packageNo.slice(3, 7),
    })
  }
}

const toValues = (card: CardSeed, day: Date): Values => ({
  titleZh: card.zh,
  titleEn: card.en,
  seq: card.seq,
  cardType: 'ROUTINE',
  ata: card.task.slice(0, 2),
  skill: card.skill,
  zone: '700',
  accessPanels: '',
  cardRev: '3',
  cardRevDate: siteDay(day, -40),
  estHours: card.hours,
  critical: card.steps.some(isRii),
  predecessors: card.predecessors ?? '',
  refDocs: [{ manual: 'AMM', taskNo: card.task, revision: '12', revDate: siteDay(day, -45) }],
  steps: [...card.steps],
  materials: materialsOf(card),
  tools: toolsOf(card),
  attachments: [],
  rii: card.steps.some(isRii),
  assignees: [],
})

function materialsOf({ task, status }: CardSeed): NonNullable<Values['materials']> {
  const line = { qtyIssued: 1, batchNo: '', sn: '', certNo: '', offPn: '', offSn: '', uom: 'EA', qtyReq: 1 }
  if (task === '32-41-11-400-801') {
    const wheel = { pn: 'T114A2101-3', nomenclature: 'WHEEL ASSY, MAIN', sn: 'W2207', certNo: 'AAC038-2207' }
    return [{ ...line, ...wheel, offPn: 'T114A2101-3', offSn: 'W1984', status: 'INSTALLED' }]
  }
  if (task === '29-11-21-960-801' && status === 'PAUSED') {
    const filter = { pn: 'TD53270412-000', nomenclature: 'FILTER ELEMENT, PRESSURE', qtyIssued: 0 }
    return [{ ...line, ...filter, status: 'SHORT' }]
  }
  return []
}

function toolsOf({ task, lead }: CardSeed): NonNullable<Values['tools']> {
  if (task !== '32-41-11-400-801' || lead === undefined) return []
  return [{ tool: 'TQ-0117', torqueRange: '100–800 N·m', loanNo: '', calDue: null, status: 'OUT' }]
}

function progressValues(card: CardSeed, day: Date, from: number): Values {
  const { status, lead } = card
  if (lead === undefined) return { status }
  const isStarted = status !== 'ASSIGNED'
  const isOver = status === 'COMPLETED' || status === 'CLOSED'
  return {
    status,
    foreman: FOREMAN,
    assignees: [lead],
    ...(isStarted
      ? { startTime: wireTime(siteMoment(day, from, '09:00')), actualHours: bookedHours(card) }
      : {}),
    ...(isOver ? { endTime: wireTime(siteMoment(day, from, '15:00')) } : {}),
    ...(status === 'PAUSED' ? { pauseReason: 'PARTS' } : {}),
    ...(status === 'DEFERRED'
      ? { deferBasis: 'AMM 52-11-00-210-801', deferUntil: siteDay(day, 60), customerApproved: true }
      : {}),
  }
}

/** Returns half the planned hours for unfinished work. */
const bookedHours = ({ hours, status }: CardSeed) =>
  status === 'COMPLETED' || status === 'CLOSED' ? hours : Math.max(0.5, Math.round(hours * 5) / 10)

interface Signing {
  readonly id: string
  readonly card: CardSeed
  readonly site: string
  readonly year: string
}

async function signSteps(
  services: PluginServices,
  begin: Date,
  { id, card, site, year }: Signing,
): Promise<void> {
  const { lead = '', status, steps, skill } = card
  if (status === 'ASSIGNED') return
  const isOver = status === 'COMPLETED' || status === 'CLOSED'
  const done = isOver ? steps : steps.slice(0, card.signed ?? 0)
  for (const [at, step] of done.entries()) {
    const by = isRii(step) ? (INSPECTORS[skill] ?? AIRFRAME_INSPECTOR) : lead
    const time = new Date(begin.getTime() + (at + 1) * 20 * 60_000)
    const content = {
      kind: 'SIGN',
      step: step.stepNo,
      attempt: 1,
      rii: isRii(step),
      ...readingOf(step, card, year),
    } as const
    // oxlint-disable-next-line no-await-in-loop -- signatures form a chain
    await sign(services, services.db, { recordId: id, by, site, skill, at: time }, content)
  }
  if (status === 'CLOSED') {
    const time = new Date(begin.getTime() + 6 * 3_600_000)
    const signature = { recordId: id, by: FOREMAN, site, skill, at: time }
    await sign(services, services.db, signature, { kind: 'CLOSE' })
  }
  const hours = bookedHours(card)
  await services.db
    .withTables<WorkCardTables>()
    .insertInto('work_card_hours')
    .values({
      id: randomUUID(),
      card_id: id,
      user_code: lead,
      start_time: begin,
      end_time: new Date(begin.getTime() + hours * 3_600_000),
      break_minutes: 0,
      hours,
      note: '',
    })
    .execute()
}

function readingOf({ kind, min, max }: CardStep, { task, status }: CardSeed, year: string) {
  if (kind !== 'MEASURE') return { value: null, remark: '', nrNo: '' }
  const isLow = task === '12-15-51-610-801' && status === 'IN_WORK'
  if (isLow) return { value: LOW_PRESSURE, remark: '低于下限，已提非例行', nrNo: `NR-${year}-0001` }
  const value = min !== null && max !== null ? (min + max) / 2 : (min ?? 0) + 0.4
  return { value, remark: '', nrNo: '' }
}
