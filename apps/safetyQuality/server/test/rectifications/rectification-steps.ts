import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { photo } from '@apron/server/test/file-samples'
import { uploaded } from '@apron/server/test/steps/file-steps'
import { expect } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import type {
  RoCriteria,
  RoDetail,
  RoDraft,
  RoRow,
  SavePlan,
} from '../../../contract/rectifications/rectification.entities.ts'

/** Manager of quality assurance. */
export const SHEN_LI = '100103'
/** Auditors. */
export const FENG_XIAOLAN = '100104'
export const XU_WEIDONG = '100105'
/** Safety director. */
export const SU_MINGYUAN = '100005'
/** Manager and two mechanics of workshop 1. */
export const TAN_YONG = '100303'
export const HUANG_ZHIQIANG = '100304'
export const LI_ZE = '100305'
/** Member of workshop 2. */
export const ZHENG_KAI = '100307'
/** Has the application, but may only read orders of the own department. */
export const BUYER = '100403'

const DAY_MS = 86_400_000

/** Returns the date a number of days from now, by the clock of the server. */
export const dayFrom = (now: Date, days: number) => wireDate(new Date(now.getTime() + days * DAY_MS))

export async function findRos(
  person: PortalClient,
  criteria: RoCriteria = {},
  headers: Record<string, string> = {},
): Promise<RoRow[]> {
  const body = { current: 1, size: 50, queryCriteria: criteria }
  return dataOf(await person.call(calls.queryRectifications, { body, headers })).records
}

export async function fetchRo(
  person: PortalClient,
  id: string,
  headers: Record<string, string> = {},
): Promise<RoDetail> {
  return dataOf(await person.call(calls.rectificationDetail, { query: { id }, headers }))
}

/** Returns the order with this English title. */
export async function findRoByTitle(person: PortalClient, title: string): Promise<RoDetail> {
  const [row] = await findRos(person, { text: title })
  return row === undefined ? expect.fail(`No order “${title}”`) : fetchRo(person, row.id)
}

export const versionOf = ({ id, version }: Pick<RoDetail, 'id' | 'version'>) => ({ id, version })

/** Builds a draft to workshop 1 with the latest due dates of its level. */
export function buildDraft(now: Date, level: RoDraft['level'] = '2', part: Partial<RoDraft> = {}): RoDraft {
  const [plan, all] = level === '1' ? [3, 7] : level === '2' ? [7, 30] : [15, 60]
  return {
    id: null,
    version: null,
    titleZh: '机坪照明灯损坏',
    titleEn: 'Apron lights broken',
    sourceType: 'DIRECT',
    sourceId: null,
    level,
    description: '三号机位两盏照明灯损坏，夜间看不清轮挡。',
    basis: 'MOM 3.4',
    acReg: '',
    ata: null,
    respDept: 'D0501',
    respPerson: TAN_YONG,
    planDue: dayFrom(now, plan),
    rectifyDue: dayFrom(now, all),
    evidence: [],
    ...part,
  }
}

/** Creates and issues an order. */
export async function issueOrder(auditor: PortalClient, draft: RoDraft): Promise<RoDetail> {
  const created = dataOf(await auditor.call(calls.saveRectification, { body: draft }))
  return dataOf(await auditor.call(calls.issueRectification, { body: versionOf(created) }))
}

export const buildPlan = (order: RoDetail, part: Partial<SavePlan> = {}): SavePlan => ({
  ...versionOf(order),
  containment: order.containment,
  causes: [
    {
      method: 'WHY5',
      category: 'G',
      statement: '灯具的更换没有列入站点的月度维护计划之中。',
      whys: ['没有计划'],
    },
  ],
  measures: [
    {
      kind: 'CORRECTIVE',
      cause: 1,
      description: '更换两盏照明灯并试验亮度。',
      owner: LI_ZE,
      due: order.rectifyDue,
    },
    {
      kind: 'PREVENTIVE',
      cause: null,
      description: '把机坪照明列入月度维护计划。',
      owner: TAN_YONG,
      due: order.rectifyDue,
    },
  ],
  ...part,
})

export const acceptOrder = async (
  responsible: PortalClient,
  order: RoDetail,
  containment = '已放置临时照明。',
) => dataOf(await responsible.call(calls.acceptRectification, { body: { ...versionOf(order), containment } }))

/** Saves a plan and sends it to review. */
export async function sendPlan(responsible: PortalClient, order: RoDetail): Promise<RoDetail> {
  const saved = dataOf(await responsible.call(calls.savePlan, { body: buildPlan(order) }))
  return dataOf(await responsible.call(calls.sendPlan, { body: versionOf(saved) }))
}

export const acceptPlan = async (auditor: PortalClient, order: RoDetail) =>
  dataOf(await auditor.call(calls.acceptPlan, { body: { ...versionOf(order), remark: '' } }))

/** Completes every action with evidence and reports the order. */
export async function reportOrder(responsible: PortalClient, order: RoDetail, now: Date): Promise<RoDetail> {
  const measures = []
  for (const { id } of order.cycles[0]?.measures ?? []) {
    const url = await uploaded(responsible, { name: 'done.jpg', bytes: await photo() })
    measures.push({
      id,
      doneDate: dayFrom(now, 0),
      doneRemark: '已完成',
      evidence: [{ name: 'done.jpg', url }],
    })
  }
  const saved = dataOf(
    await responsible.call(calls.saveProgress, { body: { ...versionOf(order), measures } }),
  )
  return dataOf(await responsible.call(calls.reportRectification, { body: versionOf(saved) }))
}

export const WATCH = { remark: '', watchDays: 30, watchMeasure: '每周抽查一次' }

export const verifyOrder = async (auditor: PortalClient, order: RoDetail) =>
  dataOf(await auditor.call(calls.verifyRectification, { body: { ...versionOf(order), ...WATCH } }))
