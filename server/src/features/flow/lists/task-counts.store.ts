import { type Kysely, sql } from 'kysely'
import { isTaskFor, type TaskViewer } from './acting-for.ts'

/** Filter of counted tasks. Omitted fields match everything. */
export interface TaskFilter {
  readonly application?: string
  readonly kind?: string
  readonly node?: string
  readonly tab?: 'approve' | 'handle'
}

export async function countTasks(
  db: Kysely<unknown>,
  viewer: TaskViewer,
  filter: TaskFilter,
): Promise<number> {
  const { application = null, kind = null, node = null, tab = null } = filter
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from flow_candidate c
      join flow_task t on t.instance_id = c.instance_id and t.number = c.number
      join flow_instance i on i.id = c.instance_id
     where c.is_open and ${isTaskFor(viewer)}
       and i.application = coalesce(${application}::text, i.application)
       and i.kind = coalesce(${kind}::text, i.kind)
       and t.node = coalesce(${node}::text, t.node)
       and c.tab = coalesce(${tab}::text, c.tab)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts a person's unread copies in one application. */
export async function countUnreadCopies(
  db: Kysely<unknown>,
  userCode: string,
  application: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
      from flow_copy k join flow_instance i on i.id = k.instance_id
     where k.user_code = ${userCode} and k.read_at is null and i.application = ${application}`.execute(db)
  return rows[0]?.count ?? 0
}
