import type { Language } from '@apron/contract/dictionary/language'
import {
  type CompletedFlowTask,
  type CompletedFlowTaskQuery,
  FLOW_STATUSES,
  type FlowStatus,
  type FlowTab,
  type FlowTask,
  type FlowTaskQuery,
  type StartedFlow,
  type StartedFlowQuery,
} from '@apron/contract/flow/flow'
import type { PageOf } from '@apron/contract/lists/paging'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { byName, byPosition } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import { personName } from '../../../platform/db/person-name.ts'
import type { FlowTables } from '../flow.tables.ts'
import { processTitle } from '../instances/process-title.ts'
import { taskName } from '../instances/task-name.ts'
import { isTaskFor, type TaskViewer } from './acting-for.ts'
import { processStatus } from './process-status.ts'
import { matchesFilters, processName, selectProcesses } from './processes.ts'

/** Acts that decide or complete a task. */
const DECISIONS = ['agree', 'reject', 'refuse', 'fillIn', 'resubmit', 'transfer', 'addApprover'] as const

const nodeName = (language: Language) =>
  sql<string>`coalesce(p.texts -> 'nodes' -> t.node ->> ${language}, t.node)`

const processColumns = (language: Language) =>
  [
    'i.id',
    'i.serial',
    'i.business_key',
    'i.subject',
    'i.kind',
    'i.initiator',
    'i.started_at',
    processName(language).as('process'),
    personName('i.initiator', language).as('initiator_name'),
    processStatus.as('state'),
  ] as const

interface ProcessRow {
  id: string
  serial: string
  business_key: string
  subject: string
  kind: string
  initiator: string
  started_at: Date
  process: string
  initiator_name: string
  state: FlowStatus
}

function toProcess(row: ProcessRow) {
  return {
    insId: row.id,
    serial: row.serial,
    businessKey: row.business_key,
    title: `${row.process}－${row.subject}`,
    kind: row.kind,
    process: row.process,
    initiator: { code: row.initiator, name: row.initiator_name },
    startedAt: wireTime(row.started_at),
    state: row.state,
  }
}

/** Selects the open tasks of a person: their own, and those they may decide as a delegate. */
function openTasks(db: Kysely<unknown>, viewer: TaskViewer) {
  return selectProcesses(db)
    .innerJoin('flow_task as t', 't.instance_id', 'i.id')
    .innerJoin('flow_candidate as c', join =>
      join.onRef('c.instance_id', '=', 't.instance_id').onRef('c.number', '=', 't.number'),
    )
    .where('c.is_open', '=', true)
    .where(isTaskFor(viewer))
}

/** Returns one page of the tasks a person has to decide or complete, newest first. */
export async function pageOfTasks(
  db: Kysely<unknown>,
  query: FlowTaskQuery,
  viewer: TaskViewer,
  language: Language,
): Promise<PageOf<FlowTask>> {
  const { tab, ...criteria } = query.queryCriteria
  if (tab === 'inform') return await pageOfCopies(db, query, viewer.userCode, language)
  const sorted = ordered(
    openTasks(db, viewer)
      .where('c.tab', '=', tab)
      .where(matchesFilters(criteria, 'c.opened_at', language))
      .select(processColumns(language))
      .select([
        't.number',
        't.kind as task_kind',
        't.opened_at',
        't.urgency',
        'c.user_code as holder',
        nodeName(language).as('node'),
        personName('c.user_code', language).as('holder_name'),
      ]),
    criteria,
    {
      title: byName(sql`${processName(language)} || i.subject`),
      process: byName(processName(language)),
      node: byName(nodeName(language)),
      initiator: byName(personName('i.initiator', language)),
      openedAt: sql.ref('c.opened_at'),
      urgency: sql.ref('t.urgency'),
    },
    rows => rows.orderBy('c.opened_at', 'desc').orderBy('c.instance_id').orderBy('c.number'),
    'c.instance_id',
  )
  const { text = '', kind, startTime, endTime } = criteria
  const isUnfiltered = text.trim() === '' && [kind, startTime, endTime].every(each => each === undefined)
  const ownTasks = () => countOwnTasks(db, viewer.userCode, tab)
  const page = await pageOf(
    sorted,
    query,
    isUnfiltered && viewer.actingFor.length === 0 ? ownTasks : undefined,
  )
  return {
    ...page,
    records: page.records.map(row =>
      Object.assign(toProcess(row), {
        taskId: taskName(row.id, row.number),
        node: row.node,
        taskKind: row.task_kind,
        forWhom: row.holder === viewer.userCode ? null : { code: row.holder, name: row.holder_name },
        openedAt: wireTime(row.opened_at),
        urgency: row.urgency,
        isNew: false,
      }),
    ),
  }
}

/** Counts a person's own open tasks, in one tab or in all, with an index-only scan. */
async function countOwnTasks(
  db: Kysely<unknown>,
  userCode: string,
  tab?: Exclude<FlowTab, 'inform'>,
): Promise<number> {
  const { total } = await db
    .withTables<FlowTables>()
    .selectFrom('flow_candidate')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_code', '=', userCode)
    .$if(tab !== undefined, rows => rows.where('tab', '=', tab ?? 'approve'))
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow()
  return total
}

/** Returns one page of a person's copies, newest first. */
async function pageOfCopies(
  db: Kysely<unknown>,
  query: FlowTaskQuery,
  userCode: string,
  language: Language,
): Promise<PageOf<FlowTask>> {
  const { tab: _, ...criteria } = query.queryCriteria
  const node = sql<string>`coalesce(p.texts -> 'nodes' -> k.node ->> ${language}, k.node)`
  const sorted = ordered(
    selectProcesses(db)
      .innerJoin('flow_copy as k', 'k.instance_id', 'i.id')
      .where('k.user_code', '=', userCode)
      .where(matchesFilters(criteria, 'k.at', language))
      .select(processColumns(language))
      .select(['k.seq', 'k.at', 'k.read_at', node.as('node')]),
    criteria,
    {
      title: byName(sql`${processName(language)} || i.subject`),
      process: byName(processName(language)),
      node: byName(node),
      initiator: byName(personName('i.initiator', language)),
      openedAt: sql.ref('k.at'),
      urgency: sql`0::integer`,
    },
    rows => rows.orderBy('k.at', 'desc').orderBy('k.seq', 'desc'),
    'k.seq',
  )
  const page = await pageOf(sorted, query)
  return {
    ...page,
    records: page.records.map(row =>
      Object.assign(toProcess(row), {
        taskId: `copy-${row.seq}`,
        node: row.node,
        taskKind: null,
        forWhom: null,
        openedAt: wireTime(row.at),
        urgency: 0,
        isNew: row.read_at === null,
      }),
    ),
  }
}

async function countSelected(tasks: ReturnType<typeof openTasks>): Promise<number> {
  const { total } = await tasks.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return total
}

/** Returns the open tasks of a person for the to-do count (FLOW-08). @param of all of them, or only delegated ones */
export async function itemsOf(
  db: Kysely<unknown>,
  viewer: TaskViewer,
  {
    language,
    limit,
    of,
  }: { readonly language: Language; readonly limit: number; readonly of: 'all' | 'others' },
): Promise<{ items: { taskId: string; title: string }[]; total: number }> {
  const found = openTasks(db, viewer).$if(of === 'others', rows =>
    rows.where('c.user_code', '<>', viewer.userCode),
  )
  const { userCode, actingFor } = viewer
  const total =
    of === 'all' && actingFor.length === 0 ? await countOwnTasks(db, userCode) : await countSelected(found)
  const rows = await found
    .select(['i.id', 't.number', 'i.subject', processName(language).as('process')])
    .orderBy('c.opened_at', 'desc')
    .orderBy('c.instance_id')
    .limit(limit)
    .execute()
  return {
    items: rows.map(({ id, number, process, subject }) => ({
      taskId: taskName(id, number),
      title: `${process}－${subject}`,
    })),
    total,
  }
}

/** Returns the open tasks of a person in both languages, longest waiting first. */
export async function workTasks(db: Kysely<unknown>, viewer: TaskViewer, limit: number) {
  const rows = await openTasks(db, viewer)
    .select([
      'i.id',
      'i.serial',
      'i.subject',
      't.number',
      't.kind',
      processName('zh').as('process_zh'),
      processName('en').as('process_en'),
      nodeName('zh').as('node_zh'),
      nodeName('en').as('node_en'),
    ])
    .orderBy('c.opened_at')
    .orderBy('c.instance_id')
    .orderBy('c.number')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    taskId: taskName(row.id, row.number),
    serial: row.serial,
    title: processTitle({ zh: row.process_zh, en: row.process_en }, row.subject),
    state: { zh: row.node_zh, en: row.node_en },
    kind: row.kind,
  }))
}

/** Returns the task that has waited longest for a person, or null. */
export async function nextTaskOf(db: Kysely<unknown>, viewer: TaskViewer): Promise<string | null> {
  const row = await openTasks(db, viewer)
    .select(['i.id', 't.number'])
    .orderBy('c.opened_at')
    .orderBy('c.instance_id')
    .orderBy('c.number')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : taskName(row.id, row.number)
}

/** SQL condition: decided by the person for themselves, by the person for others, or by others for the person. */
function decidedBy(hand: NonNullable<CompletedFlowTaskQuery['queryCriteria']['hand']>, userCode: string) {
  const conditions = {
    own: sql<boolean>`(t.by_code = ${userCode} and t.for_code is null)`,
    forOthers: sql<boolean>`(t.by_code = ${userCode} and t.for_code is not null)`,
    forMe: sql<boolean>`t.for_code = ${userCode}`,
  }
  return conditions[hand]
}

/** Returns one page of the tasks decided by a person, or by a delegate for them, newest first. */
export async function pageOfDone(
  db: Kysely<unknown>,
  query: CompletedFlowTaskQuery,
  userCode: string,
  language: Language,
): Promise<PageOf<CompletedFlowTask>> {
  const { hand, ...criteria } = query.queryCriteria
  const sorted = ordered(
    selectProcesses(db)
      .innerJoin('flow_task as t', 't.instance_id', 'i.id')
      .$if(hand !== undefined, rows => rows.where(decidedBy(hand ?? 'own', userCode)))
      .where(sql<boolean>`(t.by_code = ${userCode} or t.for_code = ${userCode})`)
      .where(sql<boolean>`t.outcome = any(${[...DECISIONS]}::text[])`)
      .where(matchesFilters(criteria, 't.closed_at', language))
      .select(processColumns(language))
      .select([
        't.number',
        't.outcome',
        't.by_code',
        't.for_code',
        't.closed_at',
        nodeName(language).as('node'),
        personName('t.by_code', language).as('by_name'),
        personName('t.for_code', language).as('for_name'),
      ]),
    criteria,
    {
      title: byName(sql`${processName(language)} || i.subject`),
      process: byName(processName(language)),
      node: byName(nodeName(language)),
      initiator: byName(personName('i.initiator', language)),
      outcome: byPosition(sql.ref('t.outcome'), DECISIONS),
      decidedAt: sql.ref('t.closed_at'),
    },
    rows => rows.orderBy('t.closed_at', 'desc').orderBy('t.instance_id').orderBy('t.number'),
    't.instance_id',
  )
  const page = await pageOf(sorted, query)
  return {
    ...page,
    records: page.records.map(row =>
      Object.assign(toProcess(row), {
        taskId: taskName(row.id, row.number),
        node: row.node,
        outcome: row.outcome ?? '',
        by: { code: row.by_code ?? '', name: row.by_name },
        forWhom: row.for_code === null ? null : { code: row.for_code, name: row.for_name },
        decidedAt: row.closed_at === null ? '' : wireTime(row.closed_at),
      }),
    ),
  }
}

/** Returns one page of the processes that a person started, newest first. */
export async function pageOfStarted(
  db: Kysely<unknown>,
  query: StartedFlowQuery,
  userCode: string,
  language: Language,
): Promise<PageOf<StartedFlow>> {
  const { state, ...criteria } = query.queryCriteria
  const currentNodes = sql<string[]>`array(
    select distinct coalesce(p.texts -> 'nodes' -> t.node ->> ${language}, t.node)
      from flow_task t where t.instance_id = i.id and t.closed_at is null order by 1)`
  const sorted = ordered(
    selectProcesses(db)
      .where('i.initiator', '=', userCode)
      .where(matchesFilters(criteria, 'i.started_at', language))
      .$if(state !== undefined, found => found.where(sql<boolean>`${processStatus} = ${state ?? ''}`))
      .select(processColumns(language))
      .select(['i.ended_at', currentNodes.as('at')]),
    criteria,
    {
      serial: sql.ref('i.serial'),
      title: byName(sql`${processName(language)} || i.subject`),
      process: byName(processName(language)),
      state: byPosition(processStatus, FLOW_STATUSES),
      startedAt: sql.ref('i.started_at'),
      endedAt: sql.ref('i.ended_at'),
    },
    rows => rows.orderBy('i.started_at', 'desc').orderBy('i.id'),
    'i.id',
  )
  const page = await pageOf(sorted, query)
  return {
    ...page,
    records: page.records.map(row =>
      Object.assign(toProcess(row), {
        at: row.at,
        endedAt: row.ended_at === null ? null : wireTime(row.ended_at),
      }),
    ),
  }
}
