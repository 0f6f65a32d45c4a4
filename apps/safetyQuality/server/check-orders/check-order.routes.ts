import { rejectProblems } from '@apron/contract/errors/refusal'
import type { RecordVersion } from '@apron/contract/records/define-record'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { serveSave } from '@apron/server-kit/calls/serve-save'
import { withResponse } from '@apron/server-kit/calls/with-response'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { createAct, requireAllowed } from '@apron/server-kit/records/act-on-record'
import { createOrChange } from '@apron/server-kit/records/create-record'
import { eachRow } from '@apron/server-kit/records/each-row'
import type { Updateable } from 'kysely'
import type { CheckDraft } from '../../contract/checks/check-draft.entities.ts'
import * as calls from '../../contract/checks/check-order.calls.ts'
import {
  type ApproveCheck,
  type SaveResults,
  type StopCheck,
  CHECK_ORDER_SCHEMAS as schemas,
} from '../../contract/checks/check-order.entities.ts'
import { CHECK_ORDER_ERRORS } from '../../contract/checks/check-order.errors.ts'
import type { CheckAction, HistoryAction } from '../../contract/checks/check-order.ts'
import { submitProblems } from '../../contract/rules/checks/submit-problems.ts'
import { listOfferedTemplates } from '../check-templates/offered-templates.ts'
import { checkOrderDrafts, putTeamAndItems, requireIssuable } from './check-order.drafts.ts'
import { issueRectifications, listFindings } from './check-order.findings.ts'
import { notifyOfCheckOrder } from './check-order.messages.ts'
import { checkOrderReader } from './check-order.reader.ts'
import { CHECK_ORDERS, type FoundOrder, findItems } from './check-order.repository.ts'
import { requireValidResults, storeResults } from './check-order.results.ts'
import { CHECK_HISTORY, type CheckOrderTable, type CheckTables } from './check-order.tables.ts'
import { decideCheckAction, partsOf } from './check-order-state.ts'

/** Binds the calls about check orders. Every action returns the order as it is afterwards. */
export function checkOrderRoutes(services: PluginServices): ServerRoute[] {
  const db = services.db.withTables<CheckTables>()
  const { queryPage, filterOptions, detail } = checkOrderReader(services)
  const thenDetail = withResponse(detail)
  const drafts = checkOrderDrafts(services)
  const act = createAct<CheckTables, FoundOrder, HistoryAction, CheckAction, Updateable<CheckOrderTable>>(
    { db, clock: services.clock },
    {
      table: 'safety_quality_check_order',
      history: CHECK_HISTORY,
      otherSite: CHECK_ORDER_ERRORS.otherSite,
      lock: (trx, id, context) => CHECK_ORDERS.require(services.in(trx), id, context, 'locked'),
      authorize: (action, order, person) =>
        requireAllowed(decideCheckAction(action, order.status, partsOf(person, order)), CHECK_ORDER_ERRORS),
      permissionOf: action => calls.ACTION_PERMISSIONS[action],
      notify: (trx, { found, ...change }) =>
        notifyOfCheckOrder(services.messages, trx, { ...change, order: found, checkers: found.checkers }),
    },
  )

  async function save({ body: draft }: { readonly body: CheckDraft }, context: CallContext) {
    await drafts.requireValid(draft)
    return await createOrChange(
      draft,
      () => drafts.create(draft, context),
      target =>
        act('edit', target, context, async ({ trx }) => {
          const columns = await drafts.columnsOf(trx, draft)
          await putTeamAndItems(trx, target.id, draft)
          return { columns }
        }),
    )
  }

  async function saveResults({ body }: { readonly body: SaveResults }, context: CallContext) {
    await requireValidResults(services, body)
    await act('saveResult', body, context, locked => storeResults(services, body, context, locked), 'allow')
    return body.id
  }

  const issue = (body: RecordVersion, context: CallContext) =>
    act('issue', body, context, ({ trx, found }) => requireIssuable(services.in(trx), found))

  const cancel = (body: StopCheck, context: CallContext) =>
    act('cancel', body, context, () => ({ remark: body.reason.trim() }))

  const start = (body: RecordVersion, context: CallContext) =>
    // Resuming a returned order keeps its original start.
    act('start', body, context, ({ found, now }) =>
      found.status === 'RETURNED' ? { action: 'resume' } : { columns: { actual_start: now } },
    )

  const submit = (body: RecordVersion, context: CallContext) =>
    act('submit', body, context, async ({ trx, found, now }) => {
      rejectProblems(submitProblems(await findItems(trx, found), found.conclusion), CHECK_ORDER_ERRORS)
      return { columns: { actual_end: now } }
    })

  const approve = (body: ApproveCheck, context: CallContext) =>
    act('approve', body, context, async ({ trx, found, person }) => {
      await issueRectifications(services, trx, found, body, person)
      const remark = body.remark?.trim() ?? ''
      return { remark, columns: { approver: person.userCode, approve_remark: remark } }
    })

  const returnOrder = (body: StopCheck, context: CallContext) =>
    act('return', body, context, () => ({ remark: body.reason.trim(), columns: { actual_end: null } }))

  return [
    serveCall(calls.queryCheckOrders, schemas.queryPage, ({ body }, context) => queryPage(body, context)),
    serveCall(calls.checkOrderFilterOptions, schemas.filterOptions, (_, context) => filterOptions(context)),
    serveCall(calls.checkOrderDetail, schemas.detail, ({ query }, context) => detail(query.id, context)),
    serveCall(calls.checkDraft, schemas.draft, ({ query }, context) => drafts.read(query.id, context)),
    serveCall(calls.offeredTemplates, schemas.templates, (_, { language }) =>
      listOfferedTemplates(db, language),
    ),
    serveCall(calls.checkFindings, schemas.findings, ({ query }, context) =>
      listFindings(services, query.id, context),
    ),
    serveSave(calls.saveCheckDraft, schemas.save, { save, answer: detail }),
    serveSave(calls.saveCheckResults, schemas.saveResult, { save: saveResults, answer: detail }),
    serveCall(calls.issueCheck, schemas.issue, thenDetail(issue)),
    serveCall(calls.cancelCheck, schemas.cancel, thenDetail(cancel)),
    serveCall(calls.startCheck, schemas.start, thenDetail(start)),
    serveCall(calls.submitCheck, schemas.submit, thenDetail(submit)),
    serveCall(calls.approveCheck, schemas.approve, thenDetail(approve)),
    serveCall(calls.returnCheck, schemas.return, thenDetail(returnOrder)),
    serveCall(calls.approveChecks, schemas.approveSeveral, ({ body: { orders, ...decision } }, context) =>
      eachRow(orders, context, order => approve({ ...order, ...decision }, context)),
    ),
    serveCall(calls.returnChecks, schemas.returnSeveral, ({ body: { orders, ...decision } }, context) =>
      eachRow(orders, context, order => returnOrder({ ...order, ...decision }, context)),
    ),
  ]
}
