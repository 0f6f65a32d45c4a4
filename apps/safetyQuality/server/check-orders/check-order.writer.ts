import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireMinute, wireTime } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { loadNames } from '@apron/server-kit/people/names'
import { requireDepartments } from '@apron/server-kit/people/require-departments'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createAct } from '@apron/server-kit/records/act-on-record'
import { eachRow } from '@apron/server-kit/records/each-row'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import type { Updateable } from 'kysely'
import type { CancelCheck, CheckDraft } from '../../contract/check-draft.entities.ts'
import { ACTION_RIGHTS } from '../../contract/check-order.calls.ts'
import type {
  ApproveCheck,
  ApproveChecks,
  CheckOrderVersion,
  Finding,
  ItemResult,
  ReturnCheck,
  ReturnChecks,
  SaveResults,
} from '../../contract/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/check-order.errors.ts'
import { isSameResult } from '../../contract/rules/is-same-result.ts'
import { countResults } from '../../contract/rules/score.ts'
import { submitProblems } from '../../contract/rules/submit-problems.ts'
import type { CheckAction, CheckStatus, HistoryAction } from '../../contract/values.ts'
import { putTeamAndItems } from './check-draft.repository.ts'
import { valuesOfDraft, valuesOfResults } from './check-order.dictionary.ts'
import { checkOrderDrafts, columnsOf, templateOf } from './check-order.drafts.ts'
import { checkOrderFindings } from './check-order.findings.ts'
import { notifyOfCheckOrder } from './check-order.messages.ts'
import { CHECK_ORDER_FILES, partsOf, requireReadable } from './check-order.reader.ts'
import type { FoundOrder, ItemRecord, OrderRecord } from './check-order.repository.ts'
import * as repository from './check-order.repository.ts'
import { CHECK_HISTORY, type CheckDb, type CheckOrderTable, type CheckTables } from './check-order.tables.ts'
import { decideCheckAction } from './check-order-state.ts'
import { CHECK_ORDER_VISIBILITY } from './check-order-visibility.ts'

type Columns = Updateable<CheckOrderTable>

/** The actions on a check order: each one transaction with its line of history. */
export function checkOrderWriter(
  services: Pick<
    PluginServices,
    'clock' | 'departments' | 'dictionaries' | 'files' | 'in' | 'messages' | 'people'
  >,
  db: CheckDb,
) {
  const act = createAct<CheckTables, FoundOrder, CheckStatus, HistoryAction, CheckAction, Columns>(
    { db, clock: services.clock },
    {
      table: 'safety_quality_check_order',
      history: CHECK_HISTORY,
      otherSite: CHECK_ORDER_ERRORS.otherSite,
      async lock(trx, id, context) {
        const viewer = await CHECK_ORDER_VISIBILITY.viewerOf(services.in(trx), callerOf(context))
        return requireReadable(await repository.findOrder(trx, id, 'locked'), viewer)
      },
      judge(action, order, person) {
        const decision = decideCheckAction(action, order.status, partsOf(person, order))
        if (!decision.allowed) throw new Refusal(REASONS[decision.reason])
        return decision.to
      },
      rightOf: action => ACTION_RIGHTS[action],
      notify: (trx, { found, ...happened }) =>
        notifyOfCheckOrder(services.messages, trx, { ...happened, order: found, checkers: found.checkers }),
    },
  )

  const drafts = checkOrderDrafts(services, db)

  /** Makes a draft, or changes one; answers its id. */
  const save = async (draft: CheckDraft, context: CallContext): Promise<string> => {
    await drafts.requireRight(draft)
    const { id, version } = draft
    if (id === null) return await drafts.create(draft, context)
    if (version === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'version' })
    await act('edit', { id, version }, context, async ({ trx }) => {
      await services.dictionaries.hold(trx, valuesOfDraft(draft))
      await putTeamAndItems(trx, id, draft)
      return { columns: columnsOf(draft, await templateOf(trx, draft)) }
    })
    return id
  }

  const issue = (body: CheckOrderVersion, context: CallContext) =>
    act('issue', body, context, async ({ trx, found }) => {
      await drafts.requireIssuable(trx, found)
      return {}
    })

  const cancel = (body: CancelCheck, context: CallContext) =>
    act('cancel', body, context, () => ({ remark: body.reason.trim() }))

  const start = (body: CheckOrderVersion, context: CallContext) =>
    // A returned order is taken up again, and keeps the start it had.
    act('start', body, context, ({ found, now }) =>
      found.status === 'RETURNED' ? { action: 'resume' } : { columns: { actual_start: now } },
    )

  const saveResult = async (body: SaveResults, context: CallContext) => {
    for (const { finding } of body.results) requireCalendarDate(finding?.suggestDue)
    const named = body.results.map(({ finding }) => finding?.responsibleDept ?? '')
    await requireDepartments(services.departments, named)
    await act(
      'saveResult',
      body,
      context,
      async ({ trx, found: order, person, now }) => {
        await services.dictionaries.hold(trx, valuesOfResults(body.results))
        const changed = await putResults(trx, order, body, { by: person.userCode, at: now })
        const after = await repository.findItems(trx, order)
        const photos = after.flatMap(item => item.result.photos.map(photo => photo.url))
        await services.files.link(trx, { kind: CHECK_ORDER_FILES, id: order.id }, photos, person)
        const counts = countResults(after.map(item => item.result.result))
        return {
          remark: changed.join(', '),
          columns: {
            done_count: counts.done,
            nc_count: counts.nc,
            obs_count: counts.obs,
            score: counts.score,
            ...(body.conclusion === undefined ? {} : { conclusion: body.conclusion.trim() }),
          },
        }
      },
      async ({ trx, found: order }) => {
        if (!comparesAll(body)) throw new Refusal(SERVER_ERRORS.conflict)
        const overwritten = overwrittenItem(await repository.findItems(trx, order), body)
        if (overwritten !== null) throw await resultChanged(trx, overwritten, context)
        const { conclusion, conclusionWas } = body
        const isOther = conclusionWas !== order.conclusion && conclusion?.trim() !== order.conclusion
        if (conclusion !== undefined && isOther) throw new Refusal(CHECK_ORDER_ERRORS.conclusionChanged)
      },
    )
  }

  /** Builds the refusal of a save that would overwrite a colleague's result: item, person and time. */
  async function resultChanged(
    trx: CheckDb,
    { seq, saved }: ItemRecord,
    { language }: CallContext,
  ): Promise<Refusal> {
    if (saved === null) return new Refusal(SERVER_ERRORS.conflict)
    const names = await loadNames(services.in(trx), language, { people: [saved.by], departments: [] })
    const time = wireMinute(wireTime(saved.at))
    return new Refusal(CHECK_ORDER_ERRORS.resultChanged, {
      seq: String(seq),
      name: names.person(saved.by).name,
      time,
    })
  }

  const submit = (body: CheckOrderVersion, context: CallContext) =>
    act('submit', body, context, async ({ trx, found: order, now }) => {
      const items = await repository.findItems(trx, order)
      refuseProblems(items, order.conclusion)
      return { columns: { actual_end: now } }
    })

  const findings = checkOrderFindings(services, db)

  const approve = (body: ApproveCheck, context: CallContext) =>
    act('approve', body, context, async ({ trx, found, person }) => {
      await findings.issue(trx, found, body, person)
      const remark = body.remark?.trim() ?? ''
      return { remark, columns: { approver: person.userCode, approve_remark: remark } }
    })

  const sendBack = (body: ReturnCheck, context: CallContext) =>
    act('return', body, context, () => ({ remark: body.reason.trim(), columns: { actual_end: null } }))

  const approveSeveral = ({ orders, remark }: ApproveChecks, context: CallContext) =>
    eachRow(orders, context, order =>
      approve({ ...order, ...(remark === undefined ? {} : { remark }) }, context),
    )

  const sendBackSeveral = ({ orders, reason }: ReturnChecks, context: CallContext) =>
    eachRow(orders, context, order => sendBack({ ...order, reason }, context))

  return {
    readDraft: drafts.read,
    templates: drafts.templates,
    save,
    issue,
    cancel,
    start,
    saveResult,
    submit,
    listFindings: findings.list,
    approve,
    sendBack,
    approveSeveral,
    sendBackSeveral,
  }
}

const REASONS = {
  person: SERVER_ERRORS.forbidden,
  ownCheck: CHECK_ORDER_ERRORS.ownCheck,
  state: SERVER_ERRORS.notAllowedInState,
} as const

/** Stores the results that were sent; answers the numbers of their items. */
async function putResults(
  trx: CheckDb,
  order: OrderRecord,
  { results }: SaveResults,
  saved: { readonly by: string; readonly at: Date },
): Promise<number[]> {
  const items = new Map((await repository.findItems(trx, order)).map(item => [item.id, item]))
  const named = results.map(({ itemId, was: _was, ...result }) => {
    const item = items.get(itemId)
    if (item === undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: itemId })
    items.delete(itemId)
    return { item, result: tidy(result, order.checked_dept) }
  })
  for (const { item, result } of named) {
    await repository.putResult(trx, { orderId: order.id, item, result, ...saved })
  }
  return named.map(({ item }) => item.seq).toSorted((a, b) => a - b)
}

/** Returns true if a save carries the previous value of everything it changes. Only such a save may be based on an older version. */
function comparesAll({ results, conclusion, conclusionWas }: SaveResults): boolean {
  if (results.length === 0 && conclusion === undefined) return false
  return (
    results.every(({ was }) => was !== undefined) && (conclusion === undefined || conclusionWas !== undefined)
  )
}

/** Returns the first item that somebody else has changed since the caller loaded it; null if there is none. */
function overwrittenItem(items: readonly ItemRecord[], { results }: SaveResults): ItemRecord | null {
  const changes = new Map(results.map(result => [result.itemId, result]))
  return (
    items.find(item => {
      const change = changes.get(item.id)
      if (change?.was === undefined) return false
      return !isSameResult(item.result, change) && !isSameResult(item.result, change.was)
    }) ?? null
  )
}

/** A finding belongs to nonconformities and observations only; the checked department answers for it unless another is named. */
function tidy(result: ItemResult, checkedDept: string): ItemResult {
  const withFinding = result.result === 'NC' || result.result === 'OBS'
  return {
    ...result,
    remark: result.remark.trim(),
    finding: withFinding ? tidyFinding(result.finding, checkedDept) : null,
  }
}

function tidyFinding(finding: Finding | null, checkedDept: string): Finding | null {
  if (finding === null) return null
  return {
    ...finding,
    description: finding.description.trim(),
    containment: finding.containment.trim(),
    responsibleDept: finding.responsibleDept === '' ? checkedDept : finding.responsibleDept,
  }
}

function refuseProblems(items: readonly ItemRecord[], conclusion: string): void {
  const judged = items.map(item => ({ ...item, group: '', text: '' }))
  const [first] = submitProblems(judged, conclusion)
  if (first !== undefined) throw new Refusal(CHECK_ORDER_ERRORS[first.error], { seq: String(first.seq) })
}
