import { wireDate } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { StatementSource } from '@apron/server-kit/plugin/statement-source'
import type { WorkItem, WorkSource } from '@apron/server-kit/plugin/work-source'
import { siteDay } from '@apron/server-kit/time/site-day'
import { sql } from 'kysely'
import { CARD_STATES, type CardStatus } from '../contract/job-card.fields.ts'
import { jobCard } from '../contract/job-card.ts'
import { NR_STATES, nonRoutine } from '../contract/non-routine.ts'
import type { WorkCardTables } from './work-card.tables.ts'

/** What a person does next with a card of theirs. */
const NEXT: Partial<Record<CardStatus, WorkItem['action']>> = {
  ASSIGNED: { zh: '开工', en: 'Start' },
  IN_WORK: { zh: '继续签署', en: 'Sign steps' },
  PAUSED: { zh: '继续施工', en: 'Resume' },
  RII_WAIT: { zh: '必检', en: 'Inspect' },
  COMPLETED: { zh: '审核并关闭', en: 'Review and close' },
}

/** Returns cards to work on, inspect or close, those due first. */
export const cardWork = (services: PluginServices): WorkSource => ({
  id: 'jobCards',
  resource: jobCard.rights.view,
  async items(context, limit) {
    const { userCode, sites, ownResources } = callerOf(context)
    const inspects = ownResources.has('workCard:card:rii')
    const today = siteDay(services.clock.now(), 0)
    const rows = await services.db
      .withTables<WorkCardTables>()
      .selectFrom('work_card_card as card')
      .innerJoin('work_card_package as package', 'package.package_no', 'card.package_no')
      .select(['card.id', 'card_no', 'title_zh', 'title_en', 'card.status', 'card.site_code', 'planned_out'])
      .where('card.del_flag', '=', 0)
      .where('card.site_code', 'in', [...sites])
      .where(eb =>
        eb.or([
          eb.and([
            eb('card.status', 'in', ['ASSIGNED', 'IN_WORK', 'PAUSED']),
            sql<boolean>`card.assignees @> ${JSON.stringify([userCode])}::text::jsonb`,
          ]),
          eb.and([eb('card.status', '=', 'COMPLETED'), eb('card.foreman', '=', userCode)]),
          eb.and([
            eb('card.status', '=', 'RII_WAIT'),
            sql<boolean>`${inspects} and exists (select 1 from work_card_authorisation as own
              where own.del_flag = 0 and own.rii and own.person = ${userCode} and own.skill = card.skill
              and own.site_code = card.site_code and own.valid_until >= ${today}::text::date)`,
          ]),
        ]),
      )
      .orderBy('planned_out')
      .orderBy('card_no')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      number: row.card_no,
      title: { zh: row.title_zh, en: row.title_en },
      state: CARD_STATES[row.status],
      action: NEXT[row.status] ?? CARD_STATES[row.status],
      due: wireDate(row.planned_out),
      decision: row.status === 'RII_WAIT' || row.status === 'COMPLETED',
      site: row.site_code,
      url: `/workCard/cardExecute?id=${row.id}`,
    }))
  },
})

/** Returns non-routines that the caller may assess. */
export const nonRoutineWork = (services: PluginServices): WorkSource => ({
  id: 'nonRoutines',
  resource: nonRoutine.actionRights.assess,
  async items(context, limit) {
    const rows = await services.db
      .withTables<WorkCardTables>()
      .selectFrom('work_card_non_routine')
      .select(['id', 'nr_no', 'site_code', sql<string>`left(description, 80)`.as('brief')])
      .where('del_flag', '=', 0)
      .where('status', '=', 'RAISED')
      .where('site_code', 'in', [...callerOf(context).sites])
      .orderBy('severity')
      .orderBy('create_time')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      number: row.nr_no,
      title: { zh: row.brief, en: row.brief },
      state: NR_STATES.RAISED,
      action: { zh: '评估', en: 'Assess' },
      due: null,
      decision: true,
      site: row.site_code,
      url: `/workCard/defect?id=${row.id}`,
    }))
  },
})

/** Counts the cards of the site by state. */
export const cardsByState = ({ db }: PluginServices): StatementSource => ({
  id: 'jobCardsByState',
  title: { zh: '工卡（按状态）', en: 'Job cards by state' },
  resource: jobCard.rights.view,
  url: '/workCard/cardList',
  async rows({ site }: CallContext) {
    const counts = await db
      .withTables<WorkCardTables>()
      .selectFrom('work_card_card')
      .select(['status', sql<number>`count(*)::int`.as('value')])
      .where('del_flag', '=', 0)
      .where('site_code', '=', site)
      .groupBy('status')
      .execute()
    const values = new Map<string, number>(counts.map(({ status, value }) => [status, value]))
    return Object.entries(CARD_STATES).map(([status, label]) => ({
      label: { zh: label.zh, en: label.en },
      value: values.get(status) ?? 0,
      url: `/workCard/cardList?status=${status}` as const,
    }))
  },
})
