import type { Language } from '@apron/contract/dictionary/language'
import type { Named } from '@apron/contract/entities/fields'
import type { FlowAction, FlowDetail } from '@apron/contract/flow/flow'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Definition } from '../definitions/definition.ts'
import { templateId } from '../definitions/template-id.ts'
import type { InstanceState, StepFacts } from '../engine/engine.types.ts'
import { returnTargets } from '../engine/return-targets.ts'
import { step } from '../engine/step.ts'
import { stageOf } from '../instances/form-stage.ts'
import type { StoredTask } from '../instances/instances.store.ts'
import { processTitle } from '../instances/process-title.ts'
import { waitsForOthers } from '../instances/remind.service.ts'
import { taskName } from '../instances/task-name.ts'
import type { TaskPart } from '../instances/task-part.ts'
import type { Readable } from './readable.ts'

interface Names {
  readonly person: (code: string) => Named
}

/** Returns the actions a person has on a task of theirs. */
export function actionsOf(task: Pick<StoredTask, 'kind'> | null): FlowAction[] {
  if (task === null) return []
  if (task.kind === 'rework') return ['submit']
  return task.kind === 'decide'
    ? ['agree', 'reject', 'refuse', 'transfer', 'addApprover']
    : ['submit', 'transfer']
}

/** Returns true if the initiator may still withdraw it (`withdraw` of the engine). */
export function mayWithdraw({ status, passed, agreed }: InstanceState): boolean {
  if (status === 'rejected') return true
  return status === 'running' && passed.every(({ by }) => by.length === 0) && Object.keys(agreed).length === 0
}

/** Returns the nodes after all open tasks are agreed, with their candidates: runs a step without storing it. */
export function nextNodes(
  definition: Definition,
  state: InstanceState,
  facts: StepFacts,
): { readonly node: string; readonly candidates: readonly string[] }[] {
  let after = state
  const opened = new Map<string, readonly string[]>()
  for (const { id, candidates, kind } of state.tasks) {
    const by = candidates[0] ?? ''
    const type = kind === 'rework' ? 'resubmit' : 'agree'
    const result = step(definition, after, { type, task: id, by }, facts)
    if (!result.ok) continue
    after = result.state
    for (const task of result.opened) opened.set(task.node, task.candidates)
  }
  return [...opened].map(([node, candidates]) => ({ node, candidates }))
}

function stateOf(
  { stuck, ended_at, status }: Readable['instance'],
  isPostingLeft: boolean,
): FlowDetail['state'] {
  if (stuck !== null && ended_at === null) return 'stuck'
  return status === 'agreed' && isPostingLeft ? 'postingFailed' : status
}

/** Returns a process as seen by a participant (FLOW-02). @param wanted number of the task whose page it is */
export function detailOf(
  { instance, tasks, candidates, parts, isPostingLeft }: Readable,
  definition: Definition,
  {
    userCode,
    wanted,
    facts,
    names,
    language,
  }: {
    readonly userCode: string
    readonly wanted: number | null
    readonly facts: StepFacts
    readonly names: Names
    readonly language: Language
  },
): FlowDetail {
  const { texts } = definition
  const nodeName = (id: string) => texts.nodes[id]?.[language] ?? id
  const mine = parts.find(({ task }) => task.number === wanted) ?? parts[0] ?? null
  const isInitiator = instance.initiator === userCode
  const holders = (number: number) =>
    candidates.flatMap(each => (each.number === number && each.is_open ? [names.person(each.user_code)] : []))
  return {
    insId: instance.id,
    serial: instance.serial,
    businessKey: instance.business_key,
    title: processTitle(texts.name, instance.subject)[language],
    kind: instance.kind,
    process: texts.name[language],
    initiator: names.person(instance.initiator),
    startedAt: wireTime(instance.started_at),
    state: stateOf(instance, isPostingLeft),
    templateId: templateId(instance.kind, instance.version),
    endedAt: instance.ended_at === null ? null : wireTime(instance.ended_at),
    stuck: instance.stuck,
    version: instance.form_version,
    values: { ...instance.form },
    task: mine === null ? null : taskOf(mine, { instance, definition, names, nodeName }),
    actions: [
      ...actionsOf(mine?.task ?? null),
      ...(isInitiator && mayWithdraw(instance.state) ? (['withdraw'] as const) : []),
      ...(isInitiator && waitsForOthers(instance.state, userCode).length > 0 ? (['remind'] as const) : []),
    ],
    waits: tasks.map(({ node, number }) => ({ nodeId: node, node: nodeName(node), people: holders(number) })),
    next: nextNodes(definition, instance.state, facts).map(({ node, candidates: people }) => ({
      nodeId: node,
      node: nodeName(node),
      people: people.map(code => names.person(code)),
    })),
  }
}

function taskOf(
  { task, part }: { readonly task: StoredTask; readonly part: TaskPart },
  {
    instance,
    definition,
    names,
    nodeName,
  }: Pick<Readable, 'instance'> & {
    readonly definition: Definition
    readonly names: Names
    readonly nodeName: (id: string) => string
  },
): NonNullable<FlowDetail['task']> {
  const { editable } = stageOf(definition, task)
  const backTo = task.kind === 'decide' ? returnTargets(definition, instance.state, task.node) : []
  return {
    taskId: taskName(instance.id, task.number),
    nodeId: task.node,
    node: nodeName(task.node),
    taskKind: task.kind,
    forWhom: part.forWhom === null ? null : names.person(part.forWhom),
    editable: editable === 'all' ? definition.form.fields.map(({ key }) => key) : [...editable],
    backTo: backTo.map(id => ({ nodeId: id, node: nodeName(id) })),
  }
}
