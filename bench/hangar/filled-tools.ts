import {
  assetNoSql,
  BORROWER,
  BORROWERS,
  CARDS_OF_PACKAGE,
  cardNoSql,
  type FillStatement,
  type HangarSize,
  LARGEST,
  TOOLS,
} from './hangar-size.ts'

/** Returns statements that add tools and loans with history. */
export function fillToolStatements({ loans, packages, toolsToIssue }: HangarSize): FillStatement[] {
  const open = `n > $1 - 2000`
  return [
    [
      `insert into tools_tool (id, create_by, create_time, update_by, update_time, site_code, asset_no, type_no,
              name_zh, name_en, tool_class, serial_no, crib, location, status, cal_due)
       select gen_random_uuid(), '100502', now(), '100502', now(), 'CAN', ${assetNoSql('n')}, 'TQ-100', '力矩扳手',
              'Torque wrench', 'TQ', 'SN' || n, 'H1', '1-2-3', case when n < 6000 then 'ON_LOAN' else 'IN_STOCK' end,
              current_date + 200
         from generate_series(0, $1::int - 1) n`,
      [TOOLS + toolsToIssue],
    ],
    [
      `insert into tools_tool_history (record_id, at, by_code, action, from_status, to_status, remark)
       select id, create_time, '100502', 'create', null, 'IN_STOCK', '' from tools_tool where asset_no like 'Z%'`,
      [],
    ],
    [
      `insert into tools_loan (id, create_by, create_time, update_by, update_time, site_code, loan_no, borrower,
              borrower_dept, items, card_no, purpose, ac_reg, out_time, due_time, out_by, returns, status)
       select gen_random_uuid(), '100502', at, '100502', at, 'CAN', 'TL-2025-' || lpad(n::text, 6, '0'),
              case n % ${BORROWERS} when 0 then '${BORROWER}' else 'B' || n % ${BORROWERS} end, 'D0501', items,
              ${cardNoSql(`($2 * ${CARDS_OF_PACKAGE} + ${LARGEST}) - ($1 - n) % ($2 * ${CARDS_OF_PACKAGE})`)}, 'CARD', 'B-T' || 100 + n % 60, at,
              at + interval '7 days', '100502',
              case when ${open} then '[]' else (
                select jsonb_agg(item - 'name' || '{"time": "2025-01-01 17:00:00", "condition": "OK", "by": ""}')
                  from jsonb_array_elements(items) item) end,
              case when ${open} then 'OPEN' else 'CLOSED' end
         from generate_series(1, $1::int) n,
              lateral (select now() - ($1 - n) * interval '5 minutes' as at,
                              (select jsonb_agg(jsonb_build_object('assetNo', ${assetNoSql('a')}, 'name', '力矩扳手 / Torque wrench'))
                                 from (select case when ${open} then ($1 - n) * 3 + i else 6000 + (n * 3 + i) % 4000 end as a
                                         from generate_series(0, n % 3) i) assets) as items) loan`,
      [loans, packages],
    ],
    [
      `insert into tools_loan_history (record_id, at, by_code, action, from_status, to_status, remark)
       select id, create_time, '100502', 'create', null, 'OPEN', '' from tools_loan where loan_no like 'TL-2025-%'`,
      [],
    ],
  ]
}
