import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { AdminFlowDetail, AdminFlowTask } from '@apron/contract/flow/admin-flow'
import * as calls from '@apron/contract/flow/admin-flow.calls'
import { ADMIN_FLOW_SCHEMAS } from '@apron/contract/flow/admin-flow.schemas'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { loadNames } from '@apron/server-kit/people/names'
import type { Audited } from '../../../platform/log/audited.ts'
import type { FlowRoutesDeps } from '../flow.routes.ts'
import { findInstance, openTasksOf } from '../instances/instances.store.ts'
import { organisationNow } from '../instances/people/organisation.store.ts'
import { peopleOfStep } from '../instances/people/people-to-load.ts'
import { taskName } from '../instances/task-name.ts'
import { recordsOf } from '../reading/reading.store.ts'
import { moveTargets } from './move-targets.ts'
import { createOperate } from './operate.service.ts'
import { definitionsInStore, pageOfRunning, runningRow, waitingNodes } from './operating.store.ts'

export interface OperatingRoutesDeps extends FlowRoutesDeps {
  readonly audited: Audited
}

/** Serves the waiting places of processes to operators, with the actions to unblock them. */
export function operatingRoutes(deps: OperatingRoutesDeps): ServerRoute[] {
  const { db, clock, templates, names: people, audited } = deps
  const operate = createOperate(deps)

  async function detailOf(insId: string, context: CallContext): Promise<AdminFlowDetail> {
    const { language } = context
    const row = await runningRow(db, insId, language)
    const instance = await findInstance(db, insId)
    if (row === null || instance === null) throw new Refusal(SERVER_ERRORS.notFound)
    const { state, form: values, facts, initiator, kind, version } = instance
    const definition = await templates.at(db, kind, version)
    const organisation = await organisationNow(db, peopleOfStep(definition, instance))
    const stepFacts = { initiator, values, facts, organisation }
    const { userCode } = callerOf(context)
    const openedAt = new Map(
      (await openTasksOf(db, insId)).map(({ number, opened_at }) => [number, opened_at]),
    )
    const waiting = state.tasks.map(task => ({
      task,
      to: moveTargets(definition, state, task, stepFacts, userCode),
    }))
    const names = await loadNames(people, language, {
      people: waiting.flatMap(({ task, to }) => [...task.candidates, ...to]),
      departments: [],
    })
    const active = new Set(organisation.people.map(person => person.userCode))
    const nodeName = (id: string) => definition.texts.nodes[id]?.[language] ?? id
    const stuck = state.tokens.find(token => token.stuck !== null)
    return {
      ...row,
      stuckAt: stuck === undefined ? null : nodeName(stuck.node),
      tasks: waiting.map(
        ({ task: { id, node, candidates }, to }): AdminFlowTask => ({
          taskId: taskName(insId, id),
          nodeId: node,
          node: nodeName(node),
          openedAt: wireTime(openedAt.get(id) ?? instance.started_at),
          people: candidates.map(code => ({ ...names.person(code), here: active.has(code) })),
          movableTo: to.map(code => names.person(code)),
        }),
      ),
      records: await recordsOf(db, insId, definition, language),
    }
  }

  return [
    serveCall(
      calls.listAdminFlowDefinitions,
      ADMIN_FLOW_SCHEMAS.listAdminFlowDefinitions,
      (_, { language }) => definitionsInStore(db, language),
    ),
    serveCall(calls.listAdminFlowNodes, ADMIN_FLOW_SCHEMAS.listAdminFlowNodes, (_, { language }) =>
      waitingNodes(db, clock.now(), language),
    ),
    serveCall(calls.pageAdminFlows, ADMIN_FLOW_SCHEMAS.pageAdminFlows, ({ body }, { language }) =>
      pageOfRunning(db, body, clock.now(), language),
    ),
    serveCall(calls.getAdminFlow, ADMIN_FLOW_SCHEMAS.getAdminFlow, ({ query }, context) =>
      detailOf(query.insId, context),
    ),
    serveCall(calls.moveAdminFlow, ADMIN_FLOW_SCHEMAS.moveAdminFlow, async ({ body }, context) => {
      const insId = await audited(
        context,
        (transaction, { userCode }) => operate.move(transaction, body, userCode),
        () => ({ event: 'process task moved', target: body.to, change: body.taskId }),
      )
      return await detailOf(insId, context)
    }),
    serveCall(calls.resumeAdminFlow, ADMIN_FLOW_SCHEMAS.resumeAdminFlow, async ({ body }, context) => {
      const insId = await audited(
        context,
        (transaction, { userCode }) => operate.resume(transaction, body, userCode),
        id => ({ event: 'process resumed', target: id }),
      )
      return await detailOf(insId, context)
    }),
  ]
}
