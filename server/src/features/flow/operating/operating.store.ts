import type { Language } from '@apron/contract/dictionary/language'
import type {
  AdminFlow,
  AdminFlowDefinition,
  AdminFlowNode,
  AdminFlowQuery,
} from '@apron/contract/flow/admin-flow'
import type { FlowStatus } from '@apron/contract/flow/flow'
import type { PageOf } from '@apron/contract/lists/paging'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { byName } from '@apron/server-kit/db/name-order'
import { ordered } from '@apron/server-kit/db/ordered'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Kysely, sql } from 'kysely'
import { personName } from '../../../platform/db/person-name.ts'
import { templateId } from '../definitions/template-id.ts'
import { processStatus } from '../lists/process-status.ts'
import { matchesFilters, processName, selectProcesses } from '../lists/processes.ts'

const DAY_MS = 86_400_000

/** Waiting places of a process `i` with their start: open tasks, and stuck nodes since the last record. */
const WAITS = sql`(
  select t.node, t.opened_at as since from flow_task t where t.instance_id = i.id and t.closed_at is null
  union all
  select k.token ->> 'node', (select max(r.at) from flow_record r where r.instance_id = i.id)
    from jsonb_array_elements(i.state -> 'tokens') k(token) where k.token ->> 'stuck' is not null)`

const since = sql<Date>`coalesce((select min(w.since) from ${WAITS} w), i.ended_at, i.started_at)`

/** True if all candidates of some open task have left. */
const isAbandoned = sql<boolean>`exists (
  select 1 from flow_task t where t.instance_id = i.id and t.closed_at is null and not exists (
    select 1 from flow_candidate c join app_user u on u.user_code = c.user_code
     where c.instance_id = t.instance_id and c.number = t.number and c.is_open and u.enabled))`

/** True if an outcome is not yet posted to its record. */
const unposted = sql<boolean>`exists (select 1 from flow_posting g where g.instance_id = i.id)`

interface DefinitionRow {
  kind: string
  name: string
  version: number
  digest: string
  loaded_at: Date
  newest: boolean
  running: number
  ended: number
}

function toDefinition({ loaded_at, ...row }: DefinitionRow): AdminFlowDefinition {
  return { ...row, templateId: templateId(row.kind, row.version), loadedAt: wireTime(loaded_at) }
}

interface NodeRow {
  kind: string
  process: string
  node_id: string
  node: string
  total: number
  day: number
  days: number
  longer: number
  oldest: Date
}

function toNode({ node_id: nodeId, oldest, ...row }: NodeRow): AdminFlowNode {
  return { ...row, nodeId, oldest: wireTime(oldest) }
}

/** Returns all versions of all definitions, newest of each first. */
export async function definitionsInStore(
  db: Kysely<unknown>,
  language: Language,
): Promise<AdminFlowDefinition[]> {
  const { rows } = await sql<DefinitionRow>`
    select p.kind, p.texts -> 'name' ->> ${language} as name, p.version, p.digest, p.loaded_at,
           p.version = max(p.version) over (partition by p.kind) as newest,
           coalesce(n.running, 0)::int as running, coalesce(n.ended, 0)::int as ended
      from flow_template p
      left join (
        select kind, version, count(*) filter (where ended_at is null) as running,
               count(*) filter (where ended_at is not null) as ended
          from flow_instance group by kind, version) n on n.kind = p.kind and n.version = p.version
     order by p.kind, p.version desc`.execute(db)
  return rows.map(toDefinition)
}

/** Returns nodes with waiting processes, longest waiting first. */
export async function waitingNodes(
  db: Kysely<unknown>,
  now: Date,
  language: Language,
): Promise<AdminFlowNode[]> {
  const [day, days] = [1, 3].map(count => new Date(now.getTime() - count * DAY_MS))
  const { rows } = await sql<NodeRow>`
    select i.kind, max(p.texts -> 'name' ->> ${language}) as process, w.node as node_id,
           max(coalesce(p.texts -> 'nodes' -> w.node ->> ${language}, w.node)) as node,
           count(*)::int as total,
           count(*) filter (where w.since > ${day})::int as day,
           count(*) filter (where w.since <= ${day} and w.since > ${days})::int as days,
           count(*) filter (where w.since <= ${days})::int as longer,
           min(w.since) as oldest
      from flow_instance i
      join flow_template p on p.kind = i.kind and p.version = i.version
      cross join lateral ${WAITS} w
     where i.ended_at is null
     group by i.kind, w.node order by min(w.since), i.kind, w.node`.execute(db)
  return rows.map(toNode)
}

function selectUnfinished(db: Kysely<unknown>, language: Language) {
  const at = sql<string[]>`array(
    select distinct coalesce(p.texts -> 'nodes' -> w.node ->> ${language}, w.node) from ${WAITS} w order by 1)`
  return selectProcesses(db)
    .where(sql<boolean>`(i.ended_at is null or ${unposted})`)
    .select([
      'i.id',
      'i.serial',
      'i.subject',
      'i.kind',
      'i.version',
      'i.initiator',
      'i.started_at',
      'i.stuck',
      processName(language).as('process'),
      personName('i.initiator', language).as('initiator_name'),
      processStatus.as('state'),
      at.as('at'),
      since.as('since'),
      isAbandoned.as('left'),
    ])
}

interface RunningRow {
  id: string
  serial: string
  subject: string
  kind: string
  version: number
  initiator: string
  started_at: Date
  stuck: string | null
  process: string
  initiator_name: string
  state: FlowStatus
  at: string[]
  since: Date
  left: boolean
}

function toRunning(row: RunningRow): AdminFlow {
  return {
    insId: row.id,
    serial: row.serial,
    title: `${row.process}－${row.subject}`,
    kind: row.kind,
    process: row.process,
    version: row.version,
    initiator: { code: row.initiator, name: row.initiator_name },
    startedAt: wireTime(row.started_at),
    state: row.state,
    stuck: row.stuck,
    at: row.at,
    since: wireTime(row.since),
    left: row.left,
  }
}

/** Returns one page of unfinished processes, longest waiting first. */
export async function pageOfRunning(
  db: Kysely<unknown>,
  query: AdminFlowQuery,
  now: Date,
  language: Language,
): Promise<PageOf<AdminFlow>> {
  const { node, trouble, age, ...criteria } = query.queryCriteria
  const oldEnough = new Date(now.getTime() - Number(age ?? 0) * DAY_MS)
  const sorted = ordered(
    selectUnfinished(db, language)
      .where(matchesFilters(criteria, 'i.started_at', language))
      .$if(node !== undefined, found =>
        found.where(sql<boolean>`exists (select 1 from ${WAITS} w where w.node = ${node ?? ''})`),
      )
      .$if(trouble === 'stuck', found => found.where('i.stuck', 'is not', null))
      .$if(trouble === 'left', found => found.where(isAbandoned))
      .$if(trouble === 'posting', found => found.where(unposted))
      .$if(age !== undefined, found => found.where(sql<boolean>`${since} <= ${oldEnough}`)),
    criteria,
    {
      serial: sql.ref('i.serial'),
      title: byName(sql`${processName(language)} || i.subject`),
      process: byName(processName(language)),
      initiator: byName(personName('i.initiator', language)),
      startedAt: sql.ref('i.started_at'),
      since,
    },
    rows => rows.orderBy(since).orderBy('i.id'),
    'i.id',
  )
  const page = await pageOf(sorted, query)
  return { ...page, records: page.records.map(toRunning) }
}

/** Returns one process, running or not. */
export async function runningRow(
  db: Kysely<unknown>,
  insId: string,
  language: Language,
): Promise<AdminFlow | null> {
  const row = await selectUnfinished(db, language).clearWhere().where('i.id', '=', insId).executeTakeFirst()
  return row === undefined ? null : toRunning(row)
}
