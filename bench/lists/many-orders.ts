import { Client } from 'pg'

/** A list to fill with many rows. */
export interface LargeList {
  readonly table: 'safety_quality_check_order' | 'safety_quality_rectification'
  readonly number: 'check_no' | 'ro_no'
  readonly due: 'plan_end' | 'rectify_due'
  readonly start: 'plan_start' | 'plan_due'
  /** Default order of the list, before the due date and the number. */
  readonly rank: string
}

export const CHECK_ORDERS: LargeList = {
  table: 'safety_quality_check_order',
  number: 'check_no',
  due: 'plan_end',
  start: 'plan_start',
  rank: `status in ('APPROVED', 'CANCELLED')`,
}
export const RECTIFICATIONS: LargeList = {
  table: 'safety_quality_rectification',
  number: 'ro_no',
  due: 'rectify_due',
  start: 'plan_due',
  rank: `case when status in ('CLOSED', 'VOID') then 2 when status = 'EFFECT_WATCH' then 1 else 0 end`,
}

export const SITE = 'CAN'
const PAGE = 20
const AT_SITE = `site_code = '${SITE}' and del_flag = 0`

/** Operations of the bench on the store of a running server. */
export interface ManyOrders {
  /** Copies the demo's orders at the site up to this number. */
  fill(list: LargeList, count: number): Promise<void>
  /** Reads the first page and the number of rows by bare SQL. @param where visibility condition */
  barePage(list: LargeList, where?: string): Promise<void>
  close(): Promise<void>
}

export async function openManyOrders(databaseUrl: string): Promise<ManyOrders> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    async fill({ table, number, due, start }, count) {
      await client.query(
        `with model as (
           select o, row_number() over (order by id) - 1 as at, (count(*) over ())::int as models
             from ${table} o where ${AT_SITE} and status <> 'DRAFT'
         )
         insert into ${table}
         select (jsonb_populate_record(o, jsonb_build_object(
                   'id', gen_random_uuid(),
                   '${number}', 'ZZ-' || lpad(n::text, 6, '0'),
                   '${start}', current_date - n % 1500 + 20,
                   '${due}', current_date - n % 1500 + 30,
                   'source_item', null))).*
           from model join generate_series(1, $1 - (select count(*)::int from ${table} where ${AT_SITE})) n on n % models = at`,
        [count],
      )
      if (table === 'safety_quality_check_order') {
        await client.query(
          `insert into safety_quality_checker select id, '100105', 9 from ${table} where check_no like 'ZZ-%' and lead_checker <> '100105'`,
        )
      } else {
        await client.query(
          `insert into safety_quality_measure
           select gen_random_uuid(), id, cycle, n, 'CORRECTIVE', 1, title_zh, resp_person, plan_due, null, '', '[]', 'OPEN'
             from ${table}, generate_series(1, 2) n where ro_no like 'ZZ-%'`,
        )
      }
      await client.query('vacuum analyze')
    },
    async barePage({ table, number, due, rank }, where = 'true') {
      await client.query(`select count(*) from ${table} where ${AT_SITE} and (${where})`)
      await client.query(
        `select * from ${table} where ${AT_SITE} and (${where}) order by ${rank}, ${due}, ${number} limit ${PAGE}`,
      )
    },
    close: () => client.end(),
  }
}
