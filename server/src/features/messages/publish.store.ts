import { type HandleResult, PURPOSES } from '@apron/contract/codes/message-codes'
import type { Recipients } from '@apron/server-kit/messages/message-event'
import { type Insertable, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { MessageTable } from './messages.tables.ts'

export type NewMessage = Insertable<MessageTable>

/** Stores a message and returns its id. */
export async function addMessage(db: QueryExecutorProvider, message: NewMessage): Promise<string> {
  const columns = Object.keys(message)
  const { rows } = await sql<{ id: string }>`
    insert into message (${sql.join(columns.map(column => sql.ref(column)))})
    values (${sql.join(Object.values(message))})
    returning id`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The message was not stored')
  return row.id
}

/** Delivers a message to the enabled recipients without its causer, each once. Returns their codes. */
export async function addRecipients(
  db: QueryExecutorProvider,
  messageId: string,
  to: readonly Recipients[],
  now: Date,
): Promise<string[]> {
  if (to.length === 0) return []
  // 'approval' sorts before 'notice', so that a person named for both gets the approval.
  return await insertPeople(
    db,
    messageId,
    now,
    sql`select w.user_code, min(w.purpose) as purpose, false as by_subscription
          from (${sql.join(to.map(peopleOf), sql` union all `)}) w group by w.user_code`,
  )
}

/**
 * Delivers a message to subscribers who do not have it yet. A subscription matches if, for each attribute with chosen
 * values, the message's value is among them.
 */
export async function addSubscribers(
  db: QueryExecutorProvider,
  messageId: string,
  { id: template, resource = null }: { readonly id: string; readonly resource?: string | null },
  attributes: Readonly<Record<string, string>>,
  now: Date,
): Promise<string[]> {
  return await insertPeople(
    db,
    messageId,
    now,
    sql`select s.user_code, ${PURPOSES.notice}::text as purpose, true as by_subscription
          from (
            select user_code, attribute, bool_or(value = (${JSON.stringify(attributes)}::jsonb ->> attribute)) as fits
              from message_subscription
             where template = ${template} and (${resource}::text is null or exists (
               select 1 from user_right v
                where v.user_code = message_subscription.user_code and v.identify = ${resource}::text))
             group by user_code, attribute
          ) s group by s.user_code having bool_and(s.fits)`,
  )
}

/** Marks the work orders of an ended task as handled and read. Returns their recipients. */
export async function endTask(
  db: QueryExecutorProvider,
  task: string,
  result: HandleResult,
  now: Date,
): Promise<string[]> {
  // Locks rows in the common order to prevent deadlocks.
  const at = now.toISOString()
  const { rows } = await sql<{ user_code: string }>`
    with open as (
      select r.sid from message_recipient r join message m on m.id = r.message_id
       where m.task = ${task} and r.handle_status = 0 order by r.sid for update of r)
    update message_recipient r
       set handle_status = 1, handle_result = ${result}, read_at = coalesce(r.read_at, ${at}), changed_at = ${at}
      from open where r.sid = open.sid returning r.user_code`.execute(db)
  return rows.map(row => row.user_code)
}

async function insertPeople(
  db: QueryExecutorProvider,
  messageId: string,
  now: Date,
  people: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ user_code: string }>`
    insert into message_recipient
      (message_id, user_code, category, type, urgency, purpose, created_at, by_subscription, changed_at)
    select m.id, p.user_code, m.category, m.type, m.urgency, p.purpose, m.created_at, p.by_subscription,
           ${now.toISOString()}
      from message m cross join (${people}) p join app_user u on u.user_code = p.user_code
     where m.id = ${messageId} and u.enabled and u.user_code is distinct from m.created_by
    on conflict (message_id, user_code) do nothing
    returning user_code`.execute(db)
  return rows.map(row => row.user_code)
}

/** Returns SQL for `user_code, purpose` of everybody in one entry. A person may appear more than once. */
export function peopleOf({
  everybody,
  users,
  purpose = PURPOSES.notice,
  ...groups
}: Recipients): RawBuilder<unknown> {
  const named = [
    everybody ? sql`true` : null,
    users === undefined ? null : sql`c.user_code = any(${[...users]}::text[])`,
    groupCondition(groups, users !== undefined),
  ].filter(part => part !== null)
  return sql`select c.user_code, ${purpose}::text as purpose from app_user c
              where ${named.length > 0 ? sql.join(named, sql` or `) : sql`false`}`
}

/**
 * Returns null if no group is named; a named group may be empty. A site alone means everybody who works there, unless
 * people are named.
 */
function groupCondition(
  {
    roles,
    rights,
    posts,
    departments,
    departmentsAndBelow,
    within,
    site,
  }: Omit<Recipients, 'everybody' | 'users' | 'purpose'>,
  peopleAreNamed: boolean,
): RawBuilder<unknown> | null {
  const inDepartment = within === undefined ? sql`true` : sql`c.dept_code = ${within}`
  const groups = [
    actsForMember({ roles, rights, posts, within, site }),
    roles === undefined
      ? null
      : sql`(${inDepartment} and exists (select 1 from user_role g
          where g.user_code = c.user_code and g.role_code = any(${[...roles]}::text[])))`,
    rights === undefined
      ? null
      : sql`(${inDepartment} and exists (select 1 from user_resource g
          where g.user_code = c.user_code and g.identify = any(${[...rights]}::text[])))`,
    posts === undefined
      ? null
      : sql`(${inDepartment} and exists (select 1 from user_post g
          where g.user_code = c.user_code and g.post_code = any(${[...posts]}::text[])))`,
    departments === undefined ? null : sql`c.dept_code = any(${[...departments]}::text[])`,
    departmentsAndBelow === undefined
      ? null
      : // `union`, not `union all`, so that it ends even if departments form a cycle.
        sql`c.dept_code in (
          with recursive below as (
            select unnest(${[...departmentsAndBelow]}::text[]) as code
            union select d.code from department d join below b on d.parent_code = b.code
          ) select code from below)`,
  ].filter(part => part !== null)
  const atSite =
    site === undefined
      ? sql`true`
      : sql`exists (select 1 from user_site w where w.user_code = c.user_code and w.site = ${site})`
  if (groups.length > 0) return sql`((${sql.join(groups, sql` or `)}) and ${atSite})`
  return site === undefined || peopleAreNamed ? null : atSite
}

/** Fields that define a group of recipients. */
type GroupFields = {
  readonly [Key in 'roles' | 'rights' | 'posts' | 'within' | 'site']: Recipients[Key] | undefined
}

/**
 * SQL for delegates of group members, for delegations that pass messages on. Null if no group is named. Department and
 * site are matched against the delegator.
 */
function actsForMember({ roles, rights, posts, within, site }: GroupFields): RawBuilder<unknown> | null {
  const delegatedGrounds = [
    roles === undefined ? null : sql`f.role_code = any(${[...roles]}::text[])`,
    rights === undefined
      ? null
      : sql`exists (select 1 from delegation_resource g
          where g.delegation_id = f.id and g.identify = any(${[...rights]}::text[]))`,
    posts === undefined
      ? null
      : sql`exists (select 1 from delegation_post g
          where g.delegation_id = f.id and g.post_code = any(${[...posts]}::text[]))`,
  ].filter(part => part !== null)
  if (delegatedGrounds.length === 0) return null
  const inDepartment =
    within === undefined ? sql`true` : sql`f.delegator_dept = ${within} and f.dept_code = ${within}`
  const atSite =
    site === undefined
      ? sql`true`
      : sql`exists (select 1 from user_site w where w.user_code = f.delegator and w.site = ${site})`
  return sql`exists (
    select 1 from delegation_in_force f
     where f.delegate = c.user_code and f.messages = 'role' and ${inDepartment} and ${atSite}
       and (${sql.join(delegatedGrounds, sql` or `)}))`
}
