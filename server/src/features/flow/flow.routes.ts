import type { Language } from '@apron/contract/dictionary/language'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { FlowModel, FlowTrack } from '@apron/contract/flow/flow'
import * as calls from '@apron/contract/flow/flow.calls'
import { FLOW_SCHEMAS } from '@apron/contract/flow/flow.schemas'
import { FLOW_ITEMS } from '@apron/contract/limits/flow'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Definition } from './definitions/definition.ts'
import { definitionView } from './definitions/definition-view.ts'
import { readTemplateId, templateId } from './definitions/template-id.ts'
import { levelsOf } from './engine/candidates.ts'
import { createDecide } from './instances/decide.service.ts'
import type { FlowDeps } from './instances/flow-deps.ts'
import { organisationNow } from './instances/people/organisation.store.ts'
import { peopleOfStep, peopleOfTemplates } from './instances/people/people-to-load.ts'
import { createRemind } from './instances/remind.service.ts'
import { createStartProcess } from './instances/start-process.service.ts'
import { readTaskName } from './instances/task-name.ts'
import { createWithdraw } from './instances/withdraw.service.ts'
import { itemsOf, pageOfDone, pageOfStarted, pageOfTasks } from './lists/flow-lists.store.ts'
import { detailOf, nextNodes } from './reading/detail.ts'
import { readableProcess } from './reading/readable.ts'
import { markCopiesRead, recordsOf } from './reading/reading.store.ts'

export interface FlowRoutesDeps extends FlowDeps {
  readonly names: Pick<PluginServices, 'people' | 'departments'>
}

const toModel = (definition: Definition, version: number, language: Language): FlowModel => ({
  kind: definition.kind,
  name: definition.texts.name[language],
  templateId: templateId(definition.kind, version),
  version,
})

export function flowRoutes(deps: FlowRoutesDeps): ServerRoute[] {
  const { db, clock, templates, actingFor, recordProcesses } = deps
  const start = createStartProcess(deps)
  const decide = createDecide(deps)
  const withdraw = createWithdraw(deps)
  const remind = createRemind(deps)

  async function taskViewerOf(context: CallContext) {
    const { userCode } = callerOf(context)
    return { userCode, actingFor: await actingFor(db, userCode) }
  }

  /** Returns a template, which everybody may see. */
  async function templateAt(id: string) {
    const { kind, version } = readTemplateId(id)
    const known = (await templates.versions(db, kind)).includes(version)
    if (!known) throw new Refusal(SERVER_ERRORS.notFound)
    return { definition: await templates.at(db, kind, version), version }
  }

  async function readDrawing(id: string) {
    const { definition } = await templateAt(id)
    return { templateId: id, bpmn: definition.bpmn }
  }

  /** Returns the templates that the caller may start, without those started from an application's records. */
  async function listModels(context: CallContext): Promise<FlowModel[]> {
    const initiator = callerOf(context).userCode
    const newest = await templates.newestOfEachKind(db)
    const wanted = peopleOfTemplates(
      newest.map(({ definition }) => definition),
      [initiator],
    )
    const organisation = await organisationNow(db, wanted)
    const facts = { initiator, values: {}, facts: { limits: {}, rates: {} }, organisation }
    return newest.flatMap(({ definition, version }) => {
      const mayStart = definition.rules.starters.some(starter =>
        levelsOf(starter, facts).flat().includes(initiator),
      )
      return mayStart && !recordProcesses.has(definition.kind)
        ? [toModel(definition, version, context.language)]
        : []
    })
  }

  /** Returns the process of a page, named directly or by one of its tasks. */
  async function findReadable(
    { insId, taskId }: { readonly insId?: string | undefined; readonly taskId?: string | undefined },
    context: CallContext,
  ) {
    const task = taskId === undefined ? null : readTaskName(taskId)
    const id = insId ?? task?.instanceId
    if (id === undefined) throw new Refusal(SERVER_ERRORS.notFound)
    const readable = await readableProcess(deps, id, context)
    const { kind, version } = readable.instance
    return { readable, definition: await templates.at(db, kind, version), wanted: task?.number ?? null }
  }

  return [
    serveCall(calls.pageFlowTasks, FLOW_SCHEMAS.pageFlowTasks, async ({ body }, context) =>
      pageOfTasks(db, body, await taskViewerOf(context), context.language),
    ),
    serveCall(calls.pageCompletedFlowTasks, FLOW_SCHEMAS.pageCompletedFlowTasks, ({ body }, context) =>
      pageOfDone(db, body, callerOf(context).userCode, context.language),
    ),
    serveCall(calls.pageStartedFlows, FLOW_SCHEMAS.pageStartedFlows, ({ body }, context) =>
      pageOfStarted(db, body, callerOf(context).userCode, context.language),
    ),
    serveCall(calls.listFlowModels, FLOW_SCHEMAS.listFlowModels, async ({ body }, context) => {
      const needle = (body.name ?? '').trim().toLowerCase()
      return (await listModels(context)).filter(({ name }) => name.toLowerCase().includes(needle))
    }),
    serveCall(calls.getFlowTemplate, FLOW_SCHEMAS.getFlowTemplate, async ({ query }, context) => {
      const newest = await templates.newest(db, query.kind)
      if (newest === null) throw new Refusal(SERVER_ERRORS.notFound)
      return toModel(newest.definition, newest.version, context.language)
    }),
    serveCall(calls.getFlowDefinition, FLOW_SCHEMAS.getFlowDefinition, async ({ query }, context) => {
      const { definition, version } = await templateAt(query.templateId)
      const { name: _, ...texts } = definition.texts
      return {
        ...toModel(definition, version, context.language),
        form: definition.form,
        texts,
        definition: definitionView(definition),
      }
    }),
    serveCall(calls.startFlow, FLOW_SCHEMAS.startFlow, ({ body }, context) => start(body, context)),
    serveCall(calls.getFlowDetail, FLOW_SCHEMAS.getFlowDetail, async ({ query }, context) => {
      const { readable, definition, wanted } = await findReadable(query, context)
      const { instance, candidates } = readable
      const { userCode } = callerOf(context)
      await markCopiesRead(db, instance.id, userCode, clock.now())
      const { form: values, facts, initiator } = instance
      const organisation = await organisationNow(db, peopleOfStep(definition, instance))
      const stepFacts = { initiator, values, facts, organisation }
      const people = [
        initiator,
        ...candidates.map(each => each.user_code),
        ...nextNodes(definition, instance.state, stepFacts).flatMap(next => next.candidates),
      ]
      const names = await loadNames(deps.names, context.language, { people, departments: [] })
      const { language } = context
      return detailOf(readable, definition, { userCode, wanted, facts: stepFacts, names, language })
    }),
    serveCall(calls.listFlowRecords, FLOW_SCHEMAS.listFlowRecords, async ({ query }, context) => {
      const { definition } = await findReadable(query, context)
      return await recordsOf(db, query.insId, definition, context.language)
    }),
    serveCall(calls.getFlowTrack, FLOW_SCHEMAS.getFlowTrack, async ({ query }, context) => {
      const { readable, definition } = await findReadable(query, context)
      const { kind, version, state } = readable.instance
      const track: FlowTrack = {
        templateId: templateId(kind, version),
        bpmn: definition.bpmn,
        current: state.tokens.map(({ node }) => node),
        passed: state.passed.map(({ node }) => node),
        rejected: state.rejectedAt === null ? [] : [state.rejectedAt],
        flows: [...state.taken],
      }
      return track
    }),
    serveCall(calls.agreeFlow, FLOW_SCHEMAS.agreeFlow, ({ body }, context) =>
      decide({ act: 'agree', ...body }, context),
    ),
    serveCall(calls.rejectFlow, FLOW_SCHEMAS.rejectFlow, ({ body }, context) =>
      decide({ act: 'reject', ...body }, context),
    ),
    serveCall(calls.refuseFlow, FLOW_SCHEMAS.refuseFlow, ({ body }, context) =>
      decide({ act: 'refuse', ...body }, context),
    ),
    serveCall(calls.submitFlow, FLOW_SCHEMAS.submitFlow, ({ body }, context) =>
      decide({ act: 'submit', ...body }, context),
    ),
    serveCall(calls.transferFlow, FLOW_SCHEMAS.transferFlow, ({ body }, context) =>
      decide({ act: 'transfer', ...body }, context),
    ),
    serveCall(calls.addFlowApprover, FLOW_SCHEMAS.addFlowApprover, ({ body }, context) =>
      decide({ act: 'addApprover', ...body }, context),
    ),
    serveCall(calls.withdrawFlow, FLOW_SCHEMAS.withdrawFlow, ({ body }, context) =>
      withdraw(body.insId, context),
    ),
    serveCall(calls.remindFlow, FLOW_SCHEMAS.remindFlow, ({ body }, context) => remind(body.insId, context)),
    serveCall(calls.listFlowItems, FLOW_SCHEMAS.listFlowItems, async (_, context) =>
      itemsOf(db, await taskViewerOf(context), { language: context.language, limit: FLOW_ITEMS, of: 'all' }),
    ),
    serveCall(calls.listDelegatedFlowItems, FLOW_SCHEMAS.listDelegatedFlowItems, async (_, context) =>
      itemsOf(db, await taskViewerOf(context), {
        language: context.language,
        limit: FLOW_ITEMS,
        of: 'others',
      }),
    ),
    serveCall(calls.getFlowDrawing, FLOW_SCHEMAS.getFlowDrawing, ({ query }) =>
      readDrawing(query.templateId),
    ),
    serveCall(calls.showFlowDrawing, FLOW_SCHEMAS.showFlowDrawing, ({ body }) =>
      readDrawing(body.templateId),
    ),
  ]
}
