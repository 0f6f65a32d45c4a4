import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { requireDepartments } from '@apron/server-kit/people/require-departments'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createAct } from '@apron/server-kit/records/act-on-record'
import { dictionaryValues } from '@apron/server-kit/records/described/record-checks'
import { requireCalendarDate } from '@apron/server-kit/time/calendar-date'
import type { Updateable } from 'kysely'
import type { CheckDraft } from '../../contract/checks/check-draft.entities.ts'
import { ACTION_RIGHTS } from '../../contract/checks/check-order.calls.ts'
import type * as entities from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import type { CheckAction, HistoryAction } from '../../contract/checks/check-order.ts'
import { itemResult } from '../../contract/checks/check-result.ts'
import * as rules from '../../contract/rules/checks/results.ts'
import { submitProblems } from '../../contract/rules/checks/submit-problems.ts'
import type { CheckStatus } from '../../contract/values.ts'
import { checkOrderDrafts, putTeamAndItems } from './check-order.drafts.ts'
import { checkOrderFindings } from './check-order.findings.ts'
import { notifyOfCheckOrder } from './check-order.messages.ts'
import { CHECK_ORDER_FILES } from './check-order.reader.ts'
import * as store from './check-order.repository.ts'
import { CHECK_HISTORY, type CheckDb, type CheckOrderTable, type CheckTables } from './check-order.tables.ts'
import { decideCheckAction, partsOf } from './check-order-state.ts'

type Columns = Updateable<CheckOrderTable>
type WithBody<Body> = { readonly body: Body }

/** Carries out the actions on a check order, each in one transaction with its line of history. */
export function checkOrderWriter(services: PluginServices, db: CheckDb) {
  const drafts = checkOrderDrafts(services, db)
  const findings = checkOrderFindings(services, db)
  const act = createAct<CheckTables, store.FoundOrder, CheckStatus, HistoryAction, CheckAction, Columns>(
    { db, clock: services.clock },
    {
      table: 'safety_quality_check_order',
      history: CHECK_HISTORY,
      otherSite: CHECK_ORDER_ERRORS.otherSite,
      lock: (trx, id, context) => store.CHECK_ORDERS.require(services.in(trx), id, context, 'locked'),
      authorize(action, order, person) {
        const decision = decideCheckAction(action, order.status, partsOf(person, order))
        if (!decision.allowed) throw new Refusal(REASONS[decision.reason])
        return decision.to
      },
      rightOf: action => ACTION_RIGHTS[action],
      notify: (trx, { found, ...happened }) =>
        notifyOfCheckOrder(services.messages, trx, { ...happened, order: found, checkers: found.checkers }),
    },
  )

  /** Creates or changes a draft and returns its id. */
  const save = async ({ body: draft }: WithBody<CheckDraft>, context: CallContext): Promise<string> => {
    await drafts.requireRight(draft)
    const { id, version } = draft
    if (id === null) return await drafts.create(draft, context)
    if (version === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'version' })
    await act('edit', { id, version }, context, async ({ trx }) => {
      const columns = await drafts.columnsOf(trx, draft)
      await putTeamAndItems(trx, id, draft)
      return { columns }
    })
    return id
  }

  const issue = (body: entities.CheckOrderVersion, context: CallContext) =>
    act('issue', body, context, async ({ trx, found }) => {
      await drafts.requireIssuable(trx, found)
      return {}
    })

  const cancel = (body: entities.StopCheck, context: CallContext) =>
    act('cancel', body, context, () => ({ remark: body.reason.trim() }))

  const start = (body: entities.CheckOrderVersion, context: CallContext) =>
    // Resuming a returned order keeps its original start.
    act('start', body, context, ({ found, now }) =>
      found.status === 'RETURNED' ? { action: 'resume' } : { columns: { actual_start: now } },
    )

  /**
   * Saves results of items and returns the id of the order. Accepts an older version if nobody else has changed these
   * items.
   */
  const saveResults = async (
    { body }: WithBody<entities.SaveResults>,
    context: CallContext,
  ): Promise<string> => {
    const { conclusion, conclusionWas } = body
    for (const { finding } of body.results) requireCalendarDate(finding?.suggestDue)
    const departments = body.results.map(({ finding }) => finding?.responsibleDept ?? '')
    await requireDepartments(services.departments, departments)
    let loaded: Promise<store.ItemRecord[]> | null = null
    const itemsOf = (trx: CheckDb, order: store.FoundOrder) => (loaded ??= store.findItems(trx, order))
    await act(
      'saveResult',
      body,
      context,
      async ({ trx, found: order, person, now }) => {
        const named = body.results.flatMap(result =>
          dictionaryValues(itemResult.fields, rules.flatResult(result)),
        )
        await services.dictionaries.hold(trx, named)
        const items = await itemsOf(trx, order)
        const changes = withItems(body, items, order.checked_dept)
        const saved = changes.map(change => ({ ...change, by: person.userCode, at: now }))
        await store.putResults(trx, order.id, saved)
        const after = new Map(changes.map(({ item, result }) => [item.id, result]))
        const results = items.map(({ id, result }) => after.get(id) ?? result)
        const photos = results.flatMap(result => result.photos.map(photo => photo.url))
        await services.files.link(trx, { kind: CHECK_ORDER_FILES, id: order.id }, photos, person)
        const seqs = changes.map(({ item }) => item.seq)
        const counts = rules.countResults(results.map(({ result }) => result))
        return {
          remark: seqs.toSorted((a, b) => a - b).join(', '),
          columns: {
            done_count: counts.done,
            nc_count: counts.nc,
            obs_count: counts.obs,
            score: counts.score,
            ...(conclusion === undefined ? {} : { conclusion: conclusion.trim() }),
          },
        }
      },
      async ({ trx, found: order }) => {
        if (!rules.comparesAll(body)) throw new Refusal(SERVER_ERRORS.conflict)
        const overwritten = rules.findOverwritten(await itemsOf(trx, order), body)
        if (overwritten !== undefined) throw await resultChanged(trx, overwritten, context)
        const isOther = conclusionWas !== order.conclusion && conclusion?.trim() !== order.conclusion
        if (conclusion !== undefined && isOther) throw new Refusal(CHECK_ORDER_ERRORS.conclusionChanged)
      },
    )
    return body.id
  }

  /** Builds the refusal of a save that would overwrite a colleague's result: item, person and time. */
  async function resultChanged(
    trx: CheckDb,
    { seq, saved }: store.ItemRecord,
    { language }: CallContext,
  ): Promise<Refusal> {
    if (saved === null) return new Refusal(SERVER_ERRORS.conflict)
    const [person] = await services.in(trx).people.byCodes([saved.by])
    const name = person?.name[language] ?? saved.by
    const time = wireMinute(wireTime(saved.at))
    return new Refusal(CHECK_ORDER_ERRORS.resultChanged, { seq: String(seq), name, time })
  }

  const submit = (body: entities.CheckOrderVersion, context: CallContext) =>
    act('submit', body, context, async ({ trx, found: order, now }) => {
      refuseProblems(await store.findItems(trx, order), order.conclusion)
      return { columns: { actual_end: now } }
    })

  const approve = (body: entities.ApproveCheck, context: CallContext) =>
    act('approve', body, context, async ({ trx, found, person }) => {
      await findings.issue(trx, found, body, person)
      const remark = body.remark?.trim() ?? ''
      return { remark, columns: { approver: person.userCode, approve_remark: remark } }
    })

  const sendBack = (body: entities.StopCheck, context: CallContext) =>
    act('return', body, context, () => ({ remark: body.reason.trim(), columns: { actual_end: null } }))

  return { save, issue, cancel, start, saveResults, submit, approve, sendBack }
}

const REASONS = {
  person: SERVER_ERRORS.forbidden,
  ownCheck: CHECK_ORDER_ERRORS.ownCheck,
  state: SERVER_ERRORS.notAllowedInState,
} as const

/**
 * Pairs the results of a save with their items. @throws Refusal for an item that is not in the order or is named twice
 */
function withItems(
  { results }: entities.SaveResults,
  items: readonly store.ItemRecord[],
  checkedDept: string,
) {
  const open = new Map(items.map(item => [item.id, item]))
  return results.map(sent => {
    const item = open.get(sent.itemId)
    if (item === undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: sent.itemId })
    open.delete(sent.itemId)
    return { item, result: rules.tidyResult(sent, checkedDept) }
  })
}

function refuseProblems(items: readonly store.ItemRecord[], conclusion: string): void {
  const [first] = submitProblems(items, conclusion)
  if (first !== undefined) throw new Refusal(CHECK_ORDER_ERRORS[first.error], { seq: String(first.seq) })
}
