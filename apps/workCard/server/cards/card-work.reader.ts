import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireTime } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { findRecord } from '@apron/server-kit/records/list-records'
import type { Kysely } from 'kysely'
import type { CardWork, SignedLine, StepWork } from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { isRii, type Refused, type Signer, signHindrance } from '../../contract/rules/sign-rules.ts'
import { type Entry, isDone, nextStep, type StepState, stepStates } from '../../contract/rules/step-states.ts'
import { checkRevisions, openTools } from '../neighbours.ts'
import { skilledPeople } from '../signatures/authorisations.ts'
import { entriesOf } from '../signatures/entries.ts'
import type { WorkCardTables } from '../work-card.tables.ts'
import { nonRoutinesOfCard, type StoredCard } from './find-records.ts'

const SIGN_RIGHT = 'workCard:card:sign'
const RII_RIGHT = 'workCard:card:rii'

/** Returns what the rules of signing need to know of the caller. */
export async function signerOf(
  db: Kysely<unknown>,
  { clock }: Pick<PluginServices, 'clock'>,
  card: StoredCard,
  context: CallContext,
): Promise<Signer> {
  const { userCode, resources, ownResources } = callerOf(context)
  const asked = { site: card.siteCode, now: clock.now(), skill: card.skill }
  const skilled = await skilledPeople(db, asked)
  return {
    userCode,
    isAssignee: card.assignees.includes(userCode),
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
  const person = callerOf(context)
  const [card, entries, hours] = await Promise.all([
    findRecord(db, jobCard, { id, sites: person.sites }),
    entriesOf(db, [id]),
    hoursOfCard(db, id),
  ])
  if (card === null) throw new Refusal(SERVER_ERRORS.notFound)
  const asking = { services, trx: null }
  const [signer, tools, nonRoutines, revisions, names] = await Promise.all([
    signerOf(db, services, card, context),
    openTools(asking, card.acReg, [card.cardNo]),
    nonRoutinesOfCard(db, card.cardNo),
    checkRevisions(asking, card.acReg, card.refDocs),
    loadNames(services, context.language, {
      people: [...entries.map(({ by }) => by), ...hours.map(({ user_code }) => user_code)],
      departments: [],
    }),
  ])
  const states = stepStates(card.steps, entries)
  const isHere = card.siteCode === context.site
  const hindranceOf = (state: StepState) =>
    isHere
      ? signHindrance({ ...card, states, entries }, state.step.stepNo, signer)
      : { error: SERVER_ERRORS.otherSiteRecord }
  const correct = isHere && person.resources.has(jobCard.actionRights.close)
  const next = nextStep(states)
  return {
    version: card.version,
    steps: states.map(state => {
      const hindrance = hindranceOf(state)
      return toStep(state, entries, names, {
        may: mayOf(card, state, hindrance, correct),
        hindrance: state === next ? textOf(hindrance, context) : '',
      })
    }),
    signed: entries.map(entry => toLine(entry, names)),
    hours: hours.map(({ id: booking, user_code, start_time, end_time, break_minutes, hours: h, note }) => ({
      id: booking,
      user: names.person(user_code),
      start: wireTime(start_time),
      end: wireTime(end_time),
      breakMinutes: break_minutes,
      hours: Number(h),
      note,
    })),
    nonRoutines: nonRoutines.map(({ id: nr, nrNo, status }) => ({ id: nr, nrNo, status })),
    revisions,
    toolsOut: tools === null ? null : tools.map(({ assetNo }) => assetNo),
    neighbours: LINKED.filter(name => services.neighbours.has(name)),
    mayBookHours: isHere && signer.signs && BOOKABLE.includes(card.status),
  }
}

/** Applications that a card links to. */
const LINKED = ['amm', 'ipc', 'tools', 'arWorkcard'] as const

/** States in which hours can be booked. */
export const BOOKABLE: readonly string[] = ['IN_WORK', 'PAUSED', 'RII_WAIT']

export const CORRECTABLE: readonly string[] = ['IN_WORK', 'PAUSED', 'RII_WAIT', 'COMPLETED']

function mayOf(card: StoredCard, state: StepState, hindrance: Refused | null, correct: boolean) {
  const may: StepWork['may'] = []
  if (hindrance === null) may.push(isRii(state.step) ? 'inspect' : 'sign')
  const isPlain = !isRii(state.step) && state.step.kind !== 'TOOLCOUNT'
  if (correct && isPlain && !isDone(state) && BOOKABLE.includes(card.status)) may.push('na')
  if (correct && state.status === 'SIGNED' && CORRECTABLE.includes(card.status)) may.push('amend')
  return may
}

/** What concerns the person; the state of the card and missing rights are no news. */
function textOf(hindrance: Refused | null, { language }: CallContext): string {
  if (hindrance === null || COMMON_REFUSALS.has(hindrance.error)) return ''
  return fillText(hindrance.error[language], hindrance.params ?? {})
}

const COMMON_REFUSALS: ReadonlySet<ErrorEntry> = new Set([
  SERVER_ERRORS.notAllowedInState,
  SERVER_ERRORS.forbidden,
])

function toStep(
  { step, status, attempt, value, remark, entry }: StepState,
  entries: readonly Entry[],
  names: Names,
  own: Pick<StepWork, 'may' | 'hindrance'>,
): StepWork {
  const isSigned = entry !== null && (status === 'SIGNED' || status === 'NA')
  return {
    stepNo: step.stepNo,
    status,
    attempt,
    value,
    remark,
    nrNo: entry?.kind === 'SIGN' ? entry.nrNo : '',
    by: isSigned ? names.person(entry.by) : null,
    stamp: isSigned ? entry.stamp : '',
    at: isSigned ? wireTime(entry.at) : null,
    amendments: entries.flatMap(each =>
      each.kind === 'AMEND' && each.step === step.stepNo && each.seq > (entry?.seq ?? 0)
        ? [
            {
              at: wireTime(each.at),
              by: names.person(each.by),
              old: each.old,
              new: each.new,
              reason: each.reason,
            },
          ]
        : [],
    ),
    ...own,
  }
}

function toLine(entry: Entry, names: Names): SignedLine {
  return {
    seq: entry.seq,
    kind: entry.kind,
    step: 'step' in entry ? entry.step : null,
    attempt: 'attempt' in entry ? entry.attempt : null,
    text: textOfEntry(entry),
    by: names.person(entry.by),
    stamp: entry.stamp,
    at: wireTime(entry.at),
  }
}

function textOfEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'SIGN':
      return [entry.value === null ? '' : String(entry.value), entry.nrNo, entry.remark]
        .filter(Boolean)
        .join(' · ')
    case 'AMEND':
      return `${entry.old} → ${entry.new} · ${entry.reason}`
    case 'HANDOVER':
      return [entry.done, entry.open, entry.next].filter(Boolean).join(' · ')
    case 'RELEASE':
      return entry.statement
    case 'REJECT':
    case 'NA':
      return entry.reason
    default:
      return ''
  }
}

async function hoursOfCard(db: Kysely<unknown>, cardId: string) {
  return await db
    .withTables<WorkCardTables>()
    .selectFrom('work_card_hours')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('start_time')
    .orderBy('id')
    .execute()
}
