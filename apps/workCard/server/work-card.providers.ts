import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { TaskProvider } from '@apron/server-kit/plugin/task-provider'
import type { WidgetProvider } from '@apron/server-kit/plugin/widget-provider'
import { recordsByState, recordWork } from '@apron/server-kit/records/described/record-work'
import { siteDay } from '@apron/server-kit/time/site-day'
import { sql } from 'kysely'
import { RII_RIGHT } from '../contract/card-work.ts'
import { CARD_STATES } from '../contract/job-card.fields.ts'
import { jobCard } from '../contract/job-card.ts'
import { nonRoutine } from '../contract/non-routine.ts'
import { NEXT } from './work-card.texts.ts'

const atSites = (sites: ReadonlySet<string> | readonly string[]) =>
  sql<boolean>`site_code = any(${[...sites]}::text[])`

/** Offers cards to work on, inspect or close, earliest due first. */
export const cardWork = (services: PluginServices): TaskProvider =>
  recordWork(services, jobCard, {
    id: 'jobCards',
    resource: jobCard.rights.view,
    page: '/cardExecute',
    where: ({ userCode, sites, ownResources }) => sql<boolean>`${atSites(sites)} and (
      status in ('ASSIGNED', 'IN_WORK', 'PAUSED') and assignees @> ${JSON.stringify([userCode])}::text::jsonb
      or status = 'COMPLETED' and foreman = ${userCode}
      or status = 'RII_WAIT' and ${ownResources.has(RII_RIGHT)} and exists (
        select 1 from work_card_authorisation as own
        where own.del_flag = 0 and own.rii and own.person = ${userCode} and own.skill = work_card_card.skill
        and own.site_code = work_card_card.site_code
        and own.valid_until >= ${siteDay(services.clock.now(), 0)}::text::date))`,
    dueAt: sql<Date>`(select planned_out from work_card_package as package
      where package.package_no = work_card_card.package_no)`,
    orderBy: ['cardNo'],
    item: ({ status, titleZh, titleEn }) => ({
      title: { zh: titleZh, en: titleEn },
      action: NEXT[status] ?? CARD_STATES[status],
      decision: status === 'RII_WAIT' || status === 'COMPLETED',
    }),
  })

/** Length to which descriptions are shortened on the home page. */
const BRIEF = 80

/** Offers non-routines that the caller may assess. */
export const nonRoutineWork = (services: PluginServices): TaskProvider =>
  recordWork(services, nonRoutine, {
    id: 'nonRoutines',
    resource: nonRoutine.actionPermissions.assess,
    page: '/defect',
    where: ({ sites }) => sql<boolean>`${atSites(sites)} and status = 'RAISED'`,
    orderBy: ['severity', 'createTime'],
    item({ description }) {
      const brief = description.slice(0, BRIEF)
      return { title: { zh: brief, en: brief }, action: { zh: '评估', en: 'Assess' }, decision: true }
    },
  })

/** Counts the cards of the site by state. */
export const cardsByState = (services: PluginServices): WidgetProvider =>
  recordsByState(services, jobCard, {
    id: 'jobCardsByState',
    title: { zh: '工卡（按状态）', en: 'Job cards by state' },
    url: '/workCard/cardList',
    urlOf: state => `/workCard/cardList?status=${state}`,
  })
