import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { PREPARED } from '@apron/server-kit/db/prepared'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { requireRecord } from '@apron/server-kit/records/visibility/require-record'
import type { Kysely } from 'kysely'
import {
  type CardWork,
  RII_RIGHT,
  SIGN_RIGHT,
  type SignedLine,
  type StepWork,
} from '../../contract/card-work.ts'
import { CARD_AT_WORK } from '../../contract/job-card.fields.ts'
import { jobCard } from '../../contract/job-card.ts'
import { isRii, type Signer, signRefusal } from '../../contract/rules/sign-rules.ts'
import { type Entry, isDone, nextStep, type StepState, stepStates } from '../../contract/rules/step-states.ts'
import { checkRevisions, openTools } from '../neighbours.ts'
import { skilledPeople } from '../signatures/authorisations.ts'
import { entriesOf } from '../signatures/entries.ts'
import type { WorkCardTables } from '../work-card.tables.ts'
import { nonRoutinesOfCard, type StoredCard } from './find-records.ts'

/** Applications that a card links to. */
const LINKED = ['amm', 'ipc', 'tools', 'arWorkcard'] as const

/** States in which signed entries can be corrected. */
export const CORRECTABLE: readonly string[] = [...CARD_AT_WORK, 'COMPLETED']

/** Returns the facts about the caller that the signing rules need. */
export async function signerOf(
  db: Kysely<unknown>,
  { clock }: Pick<PluginServices, 'clock'>,
  { siteCode: site, skill, assignees }: StoredCard,
  context: CallContext,
): Promise<Signer> {
  const { userCode, resources, ownResources } = callerOf(context)
  const skilled = await skilledPeople(db, { site, now: clock.now(), skill })
  return {
    userCode,
    isAssignee: assignees.includes(userCode),
    signs: resources.has(SIGN_RIGHT),
    inspects: ownResources.has(RII_RIGHT),
    riiSkill: skilled.some(({ person, rii }) => rii && person === userCode),
  }
}

/** Reads steps, signatures, hours and checks of a card for its caller. */
export async function readWork(
  services: PluginServices,
  id: string,
  context: CallContext,
): Promise<CardWork> {
  const { db } = services
  const asking = { services, trx: null }
  const [card, entries, hours] = await Promise.all([
    requireRecord(db, jobCard, id, context),
    entriesOf(db, [id]),
    hoursOfCard(db, id),
  ])
  const [signer, tools, nonRoutines, revisions, names] = await Promise.all([
    signerOf(db, services, card, context),
    openTools(asking, card.acReg, [card.cardNo]),
    nonRoutinesOfCard(db, card.cardNo),
    checkRevisions(asking, card),
    loadNames(services, context.language, {
      people: [...entries.map(({ by }) => by), ...hours.map(({ user_code }) => user_code)],
      departments: [],
    }),
  ])
  const states = stepStates(card.steps, entries)
  const isHere = card.siteCode === context.site
  const mayCorrect = isHere && callerOf(context).resources.has(jobCard.actionRights.close)
  const next = nextStep(states)
  return {
    version: card.version,
    steps: states.map(state => {
      const hindrance = isHere
        ? signRefusal({ ...card, states, entries }, state, signer)
        : new Refusal(SERVER_ERRORS.otherSiteRecord)
      const may: StepWork['may'] = hindrance === null ? [isRii(state.step) ? 'inspect' : 'sign'] : []
      if (mayCorrect) may.push(...correctionsOf(card, state))
      return toStep(state, entries, names, {
        may,
        hindrance: state === next ? textOf(hindrance, context) : '',
      })
    }),
    signed: entries.map(entry => toLine(entry, names)),
    hours: hours.map(row => ({
      id: row.id,
      user: names.person(row.user_code),
      start: wireTime(row.start_time),
      end: wireTime(row.end_time),
      breakMinutes: row.break_minutes,
      hours: Number(row.hours),
      note: row.note,
    })),
    nonRoutines: nonRoutines.map(({ id: nr, nrNo, status }) => ({ id: nr, nrNo, status })),
    revisions,
    toolsOut: tools?.map(({ assetNo }) => assetNo) ?? null,
    neighbours: LINKED.filter(name => services.neighbours.has(name)),
    mayBookHours: isHere && signer.signs && CARD_AT_WORK.includes(card.status),
  }
}

/** Returns the corrections a foreman may make to a step. */
function correctionsOf(card: StoredCard, state: StepState): StepWork['may'] {
  const isPlain = !isRii(state.step) && state.step.kind !== 'TOOLCOUNT'
  if (state.status === 'SIGNED') return CORRECTABLE.includes(card.status) ? ['amend'] : []
  return isPlain && !isDone(state) && CARD_AT_WORK.includes(card.status) ? ['na'] : []
}

/**
 * Returns the text of a refusal that concerns the person. Common refusals, such as a wrong state or a missing
 * permission, give an empty text.
 */
function textOf(hindrance: Refusal | null, { language }: CallContext): string {
  return hindrance === null || COMMON_REFUSALS.has(hindrance.entry) ? '' : hindrance.text(language)
}

const COMMON_REFUSALS: ReadonlySet<ErrorEntry> = new Set([
  SERVER_ERRORS.notAllowedInState,
  SERVER_ERRORS.forbidden,
])

function toStep(
  { step: { stepNo }, status, attempt, value, remark, entry }: StepState,
  entries: readonly Entry[],
  names: Names,
  own: Pick<StepWork, 'may' | 'hindrance'>,
): StepWork {
  const signed = entry !== null && (status === 'SIGNED' || status === 'NA') ? entry : null
  const amendments = entries.flatMap(each => {
    if (each.kind !== 'AMEND' || each.step !== stepNo || each.seq <= (entry?.seq ?? 0)) return []
    const { at, by, old, new: now, reason } = each
    return [{ at: wireTime(at), by: names.person(by), old, new: now, reason }]
  })
  return {
    stepNo,
    status,
    attempt,
    value,
    remark,
    nrNo: entry?.kind === 'SIGN' ? entry.nrNo : '',
    by: signed && names.person(signed.by),
    stamp: signed?.stamp ?? '',
    at: signed && wireTime(signed.at),
    amendments,
    ...own,
  }
}

function toLine(entry: Entry, names: Names): SignedLine {
  const { seq, kind, by, stamp, at } = entry
  return {
    seq,
    kind,
    step: 'step' in entry ? entry.step : null,
    attempt: 'attempt' in entry ? entry.attempt : null,
    text: textOfEntry(entry),
    by: names.person(by),
    stamp,
    at: wireTime(at),
  }
}

function textOfEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'SIGN':
      return [entry.value, entry.nrNo, entry.remark].filter(part => part !== null && part !== '').join(' · ')
    case 'AMEND':
      return `${entry.old} → ${entry.new} · ${entry.reason}`
    case 'HANDOVER':
      return [entry.done, entry.open, entry.next].filter(Boolean).join(' · ')
    case 'RELEASE':
      return entry.statement
    default:
      return 'reason' in entry ? entry.reason : ''
  }
}

async function hoursOfCard(db: Kysely<unknown>, cardId: string) {
  return await db
    .withTables<WorkCardTables>()
    .selectFrom('work_card_hours')
    .select(['id', 'user_code', 'start_time', 'end_time', 'break_minutes', 'hours', 'note'])
    .where('card_id', '=', cardId)
    .orderBy('start_time')
    .orderBy('id')
    .modifyEnd(PREPARED)
    .execute()
}
