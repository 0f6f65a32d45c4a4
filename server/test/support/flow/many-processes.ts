import { type Kysely, sql } from 'kysely'

/** Adds this many copies of a running process, each with its open tasks, deciders, timers and record. */
export async function addLike(db: Kysely<unknown>, insId: string, count: number): Promise<void> {
  const prefix = `bench-${count}-`
  const copies = sql`generate_series(1, ${count}::int) n`
  const own = sql`jsonb_build_object('instance_id', ${prefix}::text || n)`
  await sql`
    insert into flow_instance
    select (jsonb_populate_record(i, jsonb_build_object(
             'id', ${prefix}::text || n, 'serial', ${prefix}::text || n, 'business_key', ${prefix}::text || n,
             'started_at', i.started_at - n * interval '1 second'))).*
      from flow_instance i, ${copies} where i.id = ${insId}`.execute(db)
  await sql`
    insert into flow_task
    select (jsonb_populate_record(t, ${own} || jsonb_build_object('opened_at', t.opened_at - n * interval '1 second'))).*
      from flow_task t, ${copies} where t.instance_id = ${insId}`.execute(db)
  await sql`
    insert into flow_candidate
    select (jsonb_populate_record(c, ${own} || jsonb_build_object('opened_at', c.opened_at - n * interval '1 second'))).*
      from flow_candidate c, ${copies} where c.instance_id = ${insId}`.execute(db)
  await sql`
    insert into flow_timer
    select (jsonb_populate_record(m, ${own})).* from flow_timer m, ${copies} where m.instance_id = ${insId}`.execute(
    db,
  )
  await sql`
    insert into flow_record (instance_id, node, act, task, round, by_code, for_code, to_what, at, opened_at, remark, note)
    select ${prefix}::text || n, node, act, task, round, by_code, for_code, to_what, at, opened_at, remark, note
      from flow_record, ${copies} where instance_id = ${insId}`.execute(db)
  await sql`vacuum analyze flow_instance, flow_task, flow_candidate, flow_timer, flow_record`.execute(db)
}

/**
 * Reads the first page of a person's open tasks and their number by plain SQL over the index, as a lower bound for the
 * server.
 */
export async function bareFirstPage(db: Kysely<unknown>, userCode: string, size: number): Promise<void> {
  await sql`
    select c.number, c.opened_at, t.node, t.kind, t.urgency, i.id, i.serial, i.business_key, i.subject, i.kind,
           i.initiator, i.started_at, i.status, i.stuck
      from flow_candidate c
      join flow_task t on t.instance_id = c.instance_id and t.number = c.number
      join flow_instance i on i.id = c.instance_id
     where c.user_code = ${userCode} and c.tab = 'approve' and c.is_open
     order by c.opened_at desc, c.instance_id, c.number
     limit ${size}`.execute(db)
  await bareCount(db, userCode)
}

async function bareCount(db: Kysely<unknown>, userCode: string): Promise<void> {
  await sql`
    select count(*) from flow_candidate
     where user_code = ${userCode} and tab = 'approve' and is_open`.execute(db)
}
