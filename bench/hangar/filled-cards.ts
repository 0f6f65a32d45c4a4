import {
  CARDS_OF_PACKAGE,
  cardNoSql,
  type FillStatement,
  type HangarSize,
  LARGEST,
  MEASURED,
  MECHANIC,
  OPEN_PACKAGES,
  SIGNED,
  STEPS,
} from './hangar-size.ts'

/** Returns statements that add packages and cards with history, signatures, hours and non-routines. */
export function fillCardStatements({ packages, cardsOfSide }: HangarSize): FillStatement[] {
  const sixty = [STEPS, MEASURED, 1 + 2 * cardsOfSide]
  return [
    [
      `create temp table filled_package as
       select n, site, 'PK-' || 2016 + n / 400 || '-' || lpad((n % 400)::text, 4, '0') as no,
              'B-T' || 100 + n % 60 as ac_reg, now() - ($1 - n) * interval '11 hours' as at,
              row_number() over (partition by site order by n desc)
                <= case site when 'CAN' then ${OPEN_PACKAGES} else 3 end as is_open,
              case n when $1 then ${LARGEST} else ${CARDS_OF_PACKAGE} end as cards
         from generate_series(0, $1::int) n,
              lateral (select case when n % 10 < 6 or n = $1 then 'CAN'
                                   else (array['SZX', 'SYX', 'URC', 'WUH'])[n % 10 - 5] end as site) at_site`,
      [packages],
    ],
    [
      `insert into work_card_package (id, create_by, create_time, update_by, update_time, site_code, package_no,
              ac_reg, check_type, bay, planned_in, planned_out, planner, actual_in, status)
       select gen_random_uuid(), '100302', at, '100302', at, site, no, ac_reg, 'A', 'H1-B1', at,
              at + interval '9 days', '100302', at, case when is_open then 'IN_WORK' else 'CLOSED' end
         from filled_package`,
      [],
    ],
    [
      `with model as (
         select c, row_number() over (order by card_no) - 1 as at, (count(*) over ())::int as models
           from work_card_card c
       )
       insert into work_card_card
       select filled.* from filled_package p
         cross join lateral generate_series(1, p.cards) seq
         join model on (p.n + seq) % models = model.at
        cross join lateral jsonb_populate_record(c, jsonb_build_object(
               'id', gen_random_uuid(), 'card_no', ${cardNoSql(`p.n * ${CARDS_OF_PACKAGE} + seq`)}, 'site_code', p.site,
               'package_no', p.no, 'seq', seq, 'ac_reg', p.ac_reg, 'create_time', p.at, 'update_time', p.at,
               'predecessors', '', 'foreman', '100303', 'assignees', jsonb_build_array('B' || seq % 200),
               'status', case when is_open
                 then (array['DRAFT', 'RELEASED', 'ASSIGNED', 'IN_WORK', 'IN_WORK', 'PAUSED', 'RII_WAIT',
                             'COMPLETED', 'CLOSED', 'DEFERRED'])[1 + (p.n + seq * 3) % 10]
                 else (array['CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED', 'CLOSED',
                             'DEFERRED', 'CANCELLED'])[1 + (p.n + seq * 3) % 10] end)) filled`,
      [],
    ],
    [
      `update work_card_card set status = 'IN_WORK', skill = 'ME', rii = false, assignees = '["${MECHANIC}"]',
              materials = '[]', tools = '[]', steps = (
                select jsonb_agg(jsonb_build_object('stepNo', n, 'kind', case when n % $2 = 0 then 'MEASURE' else 'WORK' end,
                         'textZh', '按参考资料施工第' || n || '步，检查部件无裂纹、腐蚀或变形', 'textEn',
                         'Carry out step ' || n || ' by the reference documents; no cracks, corrosion or distortion',
                         'measureLabel', '', 'unit', 'N·m', 'min', 600, 'max', 660, 'decimals', 0, 'warning', null,
                         'warningText', '', 'imageRef', '', 'arStepRef', '', 'free', false) order by n)
                  from generate_series(1, $1::int) n)
        where package_no = (select no from filled_package order by n desc limit 1) and seq <= $3`,
      sixty,
    ],
    [
      `insert into work_card_card_history (record_id, at, by_code, action, from_status, to_status, remark)
       select id, create_time, '100206', action, null, 'RELEASED', ''
         from work_card_card, unnest(array['create', 'release', 'assign']) action where card_no like 'JC-2025-%'`,
      [],
    ],
    [
      // The chain of these signatures cannot be verified: hashes need the key of the server.
      `insert into work_card_entry (seq, record_id, kind, content, by_code, stamp, at, previous, hash)
       select (select seq from work_card_entry_head) + row_number() over (), c.id, 'SIGN',
              jsonb_build_object('kind', 'SIGN', 'step', n, 'attempt', 1, 'value',
                case when steps->(n - 1)->>'kind' = 'MEASURE' then 620 end,
                'remark', '', 'nrNo', '', 'rii', false)::text,
              '${MECHANIC}', 'M-0305', create_time, repeat('0', 64), repeat('0', 64)
         from work_card_card c, generate_series(1, case jsonb_array_length(steps) when $1 then ${SIGNED} else 2 end) n
        where card_no like 'JC-2025-%' and status not in ('DRAFT', 'RELEASED', 'ASSIGNED', 'CANCELLED')`,
      [STEPS],
    ],
    [
      `update work_card_entry_head set seq = (select max(seq) from work_card_entry), hash = repeat('0', 64)`,
      [],
    ],
    [
      `insert into work_card_hours (id, card_id, user_code, start_time, end_time, break_minutes, hours, note)
       select gen_random_uuid(), id, assignees->>0, create_time, create_time + interval '2 hours', 0, 2, ''
         from work_card_card, generate_series(1, case jsonb_array_length(steps) when $1 then 4 else 1 end)
        where card_no like 'JC-2025-%' and status not in ('DRAFT', 'RELEASED', 'ASSIGNED', 'CANCELLED')`,
      [STEPS],
    ],
    [
      `insert into work_card_non_routine (id, create_by, create_time, update_by, update_time, site_code, nr_no,
              description, source_card, package_no, ac_reg, severity, status)
       select gen_random_uuid(), '100305', create_time, '100305', create_time, site_code,
              'NR-2025-' || right(card_no, 6), 'Torque of the fitting outside its limits, thread worn.', card_no,
              package_no, ac_reg, 'B', case when status in ('CLOSED', 'DEFERRED') then 'CLOSED' else 'RAISED' end
         from work_card_card
        where card_no like 'JC-2025-%' and (seq % 20 = 0 or jsonb_array_length(steps) = $1)`,
      [STEPS],
    ],
  ]
}
