import type { Client } from 'pg'
import { BORROWER, MECHANIC } from './hangar-size.ts'

const SITE = 'CAN'
const KEEPER = '100502'
const MISSING = `('PLANNED', 'REQUESTED', 'SHORT')`
const ENDS = `('CLOSED', 'DEFERRED', 'CANCELLED')`
const countLines = (column: string, states: string) =>
  `(select count(*) from jsonb_array_elements(${column}) line where line->>'status' in ${states})`

export interface BareCard {
  readonly id: string
  readonly cardNo: string
}

/** The bare SQL behind each call: no row is read twice, and several rows of a table are written by one statement. */
export function bareHangar(client: Client) {
  const query = async (text: string, ...values: readonly unknown[]) =>
    (await client.query<Record<string, unknown>>(text, [...values])).rows

  async function inTransaction(work: () => Promise<unknown>): Promise<void> {
    await client.query('begin')
    await work()
    await client.query('commit')
  }

  const readNames = (codes: readonly string[]) =>
    query(`select user_code, name_zh, name_en from app_user where user_code = any($1)`, codes)

  /** Reads hours, non-routines and tools of a card. */
  async function cardDetails({ id, cardNo }: BareCard): Promise<void> {
    await query(`select * from work_card_hours where card_id = $1 order by start_time, id`, id)
    await query(
      `select id, nr_no, status from work_card_non_routine where source_card = $1 and del_flag = 0`,
      cardNo,
    )
    const loans = await query(
      `select items, returns from tools_loan where card_no = $1 and status <> 'CLOSED' and del_flag = 0`,
      cardNo,
    )
    await query(`select asset_no from tools_lost where ac_reg = 'B-T100' and aircraft_block and del_flag = 0`)
    const assets = JSON.stringify(loans.map(({ items }) => items)).match(/Z[A-Z]-\d{4}/g)
    await query(`select asset_no, name_zh, name_en from tools_tool where asset_no = any($1)`, assets ?? [])
  }

  const readEntries = (id: string) =>
    query(
      `select seq, content, by_code, stamp, at from work_card_entry where record_id = $1 order by seq`,
      id,
    )

  const readAuthorisations = () =>
    query(
      `select person, rii, stamp_no from work_card_authorisation
        where site_code = $1 and skill = 'ME' and valid_until >= current_date and del_flag = 0`,
      SITE,
    )

  return {
    /** Reads number and first page of cards that meet a condition. */
    async cardList(where: string): Promise<void> {
      const selection = `from work_card_card where site_code = $1 and del_flag = 0 and ${where}`
      await query(`select count(*) ${selection}`, SITE)
      await query(`select * ${selection} order by create_time desc nulls last, id limit 20`, SITE)
    },

    async board(): Promise<void> {
      const packages = await query(
        `select id, version, package_no, ac_reg, check_type, bay, planned_in, planned_out, status
           from work_card_package where site_code = $1 and status <> 'CLOSED' and del_flag = 0
          order by planned_out, package_no limit 200`,
        SITE,
      )
      const numbers = packages.map(({ package_no: number }) => number)
      await query(
        `select package_no, count(*), count(*) filter (where status in ${ENDS}), sum(est_hours), sum(actual_hours),
                sum(${countLines('materials', MISSING)}) filter (where status not in ${ENDS}),
                sum(${countLines('tools', `('OUT')`)})
           from work_card_card where package_no = any($1) and status <> 'CANCELLED' and del_flag = 0
          group by package_no`,
        numbers,
      )
      await query(
        `select package_no, count(*) from work_card_non_routine
          where package_no = any($1) and status not in ('DEFERRED', 'REJECTED', 'CLOSED') and del_flag = 0
          group by package_no`,
        numbers,
      )
    },

    async openCard(card: BareCard): Promise<void> {
      await query(`select * from work_card_card where id = $1 and del_flag = 0`, card.id)
      await query(`select * from work_card_card_history where record_id = $1 order by seq desc`, card.id)
      await readEntries(card.id)
      await readAuthorisations()
      await cardDetails(card)
      await readNames([MECHANIC, '100206', '100303'])
    },

    async signStep(card: BareCard, step: number, value: number | null): Promise<void> {
      await inTransaction(async () => {
        await query(`select * from work_card_card where id = $1 and del_flag = 0 for update`, card.id)
        await readEntries(card.id)
        await readAuthorisations()
        await query(
          `update work_card_card set version = version + 1, update_by = $2, update_time = now() where id = $1`,
          card.id,
          MECHANIC,
        )
        const [head] = await query(`select seq, hash from work_card_entry_head where one for update`)
        const seq = Number(head?.['seq']) + 1
        const content = { kind: 'SIGN', step, attempt: 1, value, remark: '', nrNo: '', rii: false }
        const hash = '0'.repeat(64)
        await query(
          `insert into work_card_entry (seq, record_id, kind, content, by_code, stamp, at, previous, hash)
           values ($1, $2, 'SIGN', $3, $4, 'M-0305', now(), $5, $5)`,
          seq,
          card.id,
          JSON.stringify(content),
          MECHANIC,
          hash,
        )
        await query(`update work_card_entry_head set seq = $1, hash = $2`, seq, hash)
      })
      await cardDetails(card)
      await readNames([MECHANIC])
    },

    async issue(assets: readonly string[]): Promise<void> {
      await inTransaction(async () => {
        const tools = await query(
          `select * from tools_tool where asset_no = any($1) and site_code = $2 and del_flag = 0
            order by asset_no for update`,
          assets,
          SITE,
        )
        await query(`select type_no, range_max, unit from tools_type where type_no = 'TQ-100'`)
        await query(
          `select u.user_code, u.dept_code from app_user u
             join user_site w on w.user_code = u.user_code and w.site = $2
             join user_resource v on v.user_code = u.user_code and v.identify = 'tools:tool:view'
            where u.user_code = $1 and u.enabled`,
          BORROWER,
          SITE,
        )
        await query(
          `select id, loan_no, override_by from tools_loan where borrower = $1 and status <> 'CLOSED'
              and due_time < now() - interval '24 hours' and del_flag = 0`,
          BORROWER,
        )
        await query(
          `select value from dictionary_entry where directory_code = 'LOAN_REASON' and value = 'SHOP' for share`,
        )
        const [serial] = await query(
          `update serial_counter set last_number = last_number + 1
            where prefix = 'TL' and year = extract(year from now()) returning last_number`,
        )
        const [loan] = await query(
          `insert into tools_loan (id, create_by, create_time, update_by, update_time, site_code, loan_no, borrower,
                  borrower_dept, items, purpose, out_time, due_time, out_by, status)
           values (gen_random_uuid(), $1, now(), $1, now(), $2, $3, $4, 'D0501', $5, 'SHOP', now(),
                   now() + interval '8 hours', $1, 'OPEN') returning id`,
          KEEPER,
          SITE,
          `TL-0-${String(serial?.['last_number'])}`,
          BORROWER,
          JSON.stringify(assets.map(assetNo => ({ assetNo, name: '力矩扳手 / Torque wrench' }))),
        )
        const ids = tools.map(({ id }) => id)
        await query(
          `insert into tools_loan_history (record_id, at, by_code, action, to_status, remark)
           values ($1, now(), $2, 'create', 'OPEN', '')`,
          loan?.['id'],
          KEEPER,
        )
        await query(
          `update tools_tool set status = 'ON_LOAN', version = version + 1, update_by = $2, update_time = now()
            where id = any($1)`,
          ids,
          KEEPER,
        )
        await query(
          `insert into tools_tool_history (record_id, at, by_code, action, from_status, to_status, remark)
           select id, now(), $2, 'issue', 'IN_STOCK', 'ON_LOAN', '' from unnest($1::text[]) id`,
          ids,
          KEEPER,
        )
      })
      await readNames([BORROWER, KEEPER])
    },
  }
}
