import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { pick } from '@apron/contract/records/pick'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { PREPARED } from '@apron/server-kit/db/prepared'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { requireRecord } from '@apron/server-kit/records/visibility/require-record'
import * as work from '../../contract/card-work.ts'
import { ACTIVE_CARD_STATES } from '../../contract/job-card.fields.ts'
import { jobCard } from '../../contract/job-card.ts'
import { amendRefusal, isRii, naRefusal, type Signer, signRefusal } from '../../contract/rules/sign-rules.ts'
import { type Entry, isDone, nextStep, type StepState, stepStates } from '../../contract/rules/step-states.ts'
import { checkRevisions, openTools } from '../neighbours.ts'
import { type Authorisations, authorisationsOf } from '../signatures/authorisations.ts'
import { entriesOf } from '../signatures/entries.ts'
import type { Db, WorkCardTables } from '../work-card.tables.ts'
import { nonRoutinesOfCard, type StoredCard } from './find-records.ts'

/** Applications that a card links to. */
const LINKED_APPS = ['amm', 'ipc', 'tools', 'arWorkcard'] as const

/** Returns the facts about the caller that the signing rules need. */
export function toSigner(card: StoredCard, own: Authorisations, context: CallContext): Signer {
  const { userCode, resources, ownResources } = callerOf(context)
  return {
    userCode,
    isAssignee: card.assignees.includes(userCode),
    signs: resources.has(work.SIGN_RIGHT),
    inspects: ownResources.has(work.RII_RIGHT),
    riiSkill: own.some(({ skill, rii }) => rii && skill === card.skill),
  }
}

/** A card with its signed entries. */
export interface CardWithEntries {
  readonly card: StoredCard
  readonly entries: readonly Entry[]
}

/** Reads steps, signatures, hours and checks of a card for its caller. @param read the card, if it was just read */
export async function readWork(
  services: PluginServices,
  id: string,
  context: CallContext,
  read?: CardWithEntries,
): Promise<work.CardWork> {
  const { clock, db } = services
  const caller = { services, trx: null }
  const [card, entries, hours] = await Promise.all([
    read?.card ?? requireRecord(db, jobCard, id, context),
    read?.entries ?? entriesOf(db, [id]),
    hoursOfCard(db, id),
  ])
  const people = [...entries.map(({ by }) => by), ...hours.map(({ user }) => user)]
  const [own, tools, nonRoutines, revisions, names] = await Promise.all([
    authorisationsOf(db, { site: card.siteCode, now: clock.now(), person: callerOf(context).userCode }),
    openTools(caller, card.acReg, [card.cardNo]),
    nonRoutinesOfCard(db, card.cardNo),
    checkRevisions(caller, card),
    loadNames(services, context.language, { people, departments: [] }),
  ])
  const signer = toSigner(card, own, context)
  const states = stepStates(card.steps, entries)
  const isOwnSite = card.siteCode === context.site
  const mayCorrect = isOwnSite && callerOf(context).resources.has(jobCard.actionPermissions.close)
  const next = nextStep(states)
  return {
    version: card.version,
    steps: states.map(state => {
      const hindrance = isOwnSite
        ? signRefusal({ ...card, states, entries }, state, signer)
        : new Refusal(SERVER_ERRORS.otherSiteRecord)
      const may: work.StepWork['may'] = hindrance === null ? [isRii(state.step) ? 'inspect' : 'sign'] : []
      if (mayCorrect && amendRefusal(card.status, state) === null) may.push('amend')
      if (mayCorrect && naRefusal(card.status, state) === null) may.push('na')
      return toStep(state, entries, names, {
        may,
        hindrance: state === next ? hindranceText(hindrance, context) : '',
      })
    }),
    signed: entries.map(entry => toLine(entry, names)),
    hours: hours.map(({ user, start, end, hours: booked, ...row }) =>
      Object.assign(row, {
        user: names.person(user),
        start: wireTime(start),
        end: wireTime(end),
        hours: Number(booked),
      }),
    ),
    nonRoutines: nonRoutines.map(row => pick(row, ['id', 'nrNo', 'status'])),
    revisions,
    toolsOut: tools?.map(({ assetNo }) => assetNo) ?? null,
    neighbours: LINKED_APPS.filter(name => services.neighbours.has(name)),
    mayBookHours: isOwnSite && signer.signs && ACTIVE_CARD_STATES.includes(card.status),
  }
}

/** Refusals that do not concern the person. */
const COMMON: ReadonlySet<ErrorEntry> = new Set([SERVER_ERRORS.notAllowedInState, SERVER_ERRORS.forbidden])

/** Returns the text of a refusal that concerns the person, or an empty text. */
const hindranceText = (hindrance: Refusal | null, { language }: CallContext): string =>
  hindrance === null || COMMON.has(hindrance.entry) ? '' : hindrance.text(language)

function toStep(
  state: StepState,
  entries: readonly Entry[],
  names: Names,
  own: Pick<work.StepWork, 'may' | 'hindrance'>,
): work.StepWork {
  const { stepNo } = state.step
  const { entry } = state
  const signed = isDone(state) ? entry : null
  const amendments = entries.flatMap(each => {
    if (each.kind !== 'AMEND' || each.step !== stepNo || each.seq <= (entry?.seq ?? 0)) return []
    const { at, by, old, new: now, reason } = each
    return [{ at: wireTime(at), by: names.person(by), old, new: now, reason }]
  })
  return {
    stepNo,
    ...pick(state, ['status', 'attempt', 'value', 'remark']),
    nrNo: entry?.kind === 'SIGN' ? entry.nrNo : '',
    by: signed && names.person(signed.by),
    stamp: signed?.stamp ?? '',
    at: signed && wireTime(signed.at),
    amendments,
    ...own,
  }
}

const toLine = (entry: Entry, names: Names): work.SignedLine => ({
  ...pick(entry, ['seq', 'kind']),
  step: 'step' in entry ? entry.step : null,
  attempt: 'attempt' in entry ? entry.attempt : null,
  text: describeEntry(entry),
  by: names.person(entry.by),
  stamp: entry.stamp,
  at: wireTime(entry.at),
})

function describeEntry(entry: Entry): string {
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

const hoursOfCard = (db: Db, cardId: string) =>
  db
    .withTables<WorkCardTables>()
    .selectFrom('work_card_hours')
    .select(['id', 'user_code as user', 'start_time as start', 'end_time as end', 'hours', 'note'])
    .select('break_minutes as breakMinutes')
    .where('card_id', '=', cardId)
    .orderBy('start_time')
    .orderBy('id')
    .modifyEnd(PREPARED)
    .execute()
