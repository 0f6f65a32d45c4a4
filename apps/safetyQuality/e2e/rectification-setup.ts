import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { callAs, uploadAs } from '@apron/e2e/harness/call-as'
import { PEOPLE } from '@apron/e2e/harness/people'
import { noisePng } from '@apron/e2e/harness/sample-files'
import type { BrowserContext } from '@playwright/test'
import type { CheckDraft } from '../contract/checks/check-draft.entities.ts'
import * as checks from '../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail, ItemResult } from '../contract/checks/check-order.entities.ts'
import * as calls from '../contract/rectifications/rectification.calls.ts'
import type { RoDetail } from '../contract/rectifications/rectification.entities.ts'
import type { FindingLevel } from '../contract/values.ts'

const pickVersion = ({ id, version }: CheckOrderDetail | RoDetail) => ({ id, version })
const buildItem = (textZh: string, textEn: string): CheckDraft['items'][number] => ({
  group: '',
  textZh,
  textEn,
  method: 'OBSERVE',
  sampleSize: 0,
  basisRef: 'MOM 3.4',
  critical: false,
  unit: '',
  min: null,
  max: null,
})
const buildResult = (level: '1' | '2' | null, description: string): ItemResult => ({
  result: level === null ? 'OBS' : 'NC',
  measured: [],
  remark: '',
  photos: [],
  finding: { level, description, containment: '', responsibleDept: '', suggestDue: null },
})

/** Submits a check of workshop 1 with a finding of level 1, one of level 2 and an observation. */
export async function submitCheckWithFindings(
  auditor: BrowserContext,
  manager: BrowserContext,
  title: string,
): Promise<CheckOrderDetail> {
  const body: CheckDraft = {
    id: null,
    version: null,
    titleZh: title,
    titleEn: title,
    checkCat: 'ROUTINE',
    checkedDept: 'D0501',
    area: 'H1',
    basis: '',
    announced: true,
    leadChecker: '100104',
    checkers: [],
    planStart: '2040-02-20',
    planEnd: '2040-02-21',
    items: [
      buildItem(`${title}甲`, `${title} A`),
      buildItem(`${title}乙`, `${title} B`),
      buildItem(`${title}丙`, `${title} C`),
    ],
  }
  const draft = await callAs(auditor, checks.saveCheckDraft, { body })
  const issued = await callAs(manager, checks.issueCheck, { body: pickVersion(draft) })
  const started = await callAs(auditor, checks.startCheck, { body: pickVersion(issued) })
  const results = [
    buildResult('1', '操纵钢索旁遗留一把起子，已当场取走。'),
    buildResult('2', '第二次清点在三本记录中没有签名。'),
    buildResult(null, '借出登记用铅笔填写，建议改用钢笔。'),
  ]
  const saved = await callAs(auditor, checks.saveCheckResults, {
    body: {
      ...pickVersion(started),
      conclusion: '需要整改。',
      results: started.items.flatMap(({ id: itemId }, index) => {
        const result = results[index]
        return result === undefined ? [] : [{ itemId, ...result }]
      }),
    },
  })
  return await callAs(auditor, checks.submitCheck, { body: pickVersion(saved) })
}

const { mechanic, workshopHead } = PEOPLE
const today = () => wireDate(new Date())

interface NewOrder {
  readonly level: FindingLevel
  readonly title: string
}

/** Issues an order to the head of workshop 1. Everything is due today. */
export async function issueOrder(issuer: BrowserContext, { level, title }: NewOrder): Promise<RoDetail> {
  const draft = await callAs(issuer, calls.saveRectification, {
    body: {
      id: null,
      version: null,
      titleZh: title,
      titleEn: '',
      sourceType: 'DIRECT',
      sourceId: null,
      level,
      description: `${title}，抽查时发现，原因不明。`,
      basis: 'MOM 3.5',
      acReg: '',
      ata: null,
      respDept: 'D0501',
      respPerson: workshopHead.username,
      planDue: today(),
      rectifyDue: today(),
      evidence: [],
    },
  })
  return await callAs(issuer, calls.issueRectification, { body: pickVersion(draft) })
}

interface Participants {
  readonly issuer: BrowserContext
  readonly responsible: BrowserContext
  readonly verifier: BrowserContext
}

/** Issues an order and takes it through every step up to the watch of its effect. */
export async function createWatchedOrder(
  { issuer, responsible, verifier }: Participants,
  { watchDays, ...order }: NewOrder & { readonly watchDays: number },
): Promise<RoDetail> {
  const issued = await issueOrder(issuer, order)
  const containment = '已停用并隔离，现场无其他遗留。'
  const accepted = await callAs(responsible, calls.acceptRectification, {
    body: { ...pickVersion(issued), containment },
  })
  const action = { due: today(), owner: mechanic.username }
  const planned = await callAs(responsible, calls.savePlan, {
    body: {
      ...pickVersion(accepted),
      containment,
      causes: [
        {
          method: 'WHY5',
          category: 'D',
          statement: '封口前没有人核对工具清单，交接时也没有再数。',
          whys: [],
        },
      ],
      measures: [
        { ...action, kind: 'CORRECTIVE', cause: 1, description: '封口步骤增加工具清点一项。' },
        { ...action, kind: 'PREVENTIVE', cause: null, description: '交接单增加工具数量一栏。' },
      ],
    },
  })
  const sent = await callAs(responsible, calls.sendPlan, { body: pickVersion(planned) })
  const implementing = await callAs(issuer, calls.acceptPlan, { body: { ...pickVersion(sent), remark: '' } })
  const measures = []
  for (const { id } of implementing.cycles[0]?.measures ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const url = await uploadAs(responsible, { name: 'done.png', bytes: noisePng(8) })
    measures.push({ id, doneDate: today(), doneRemark: '', evidence: [{ name: 'done.png', url }] })
  }
  const saved = await callAs(responsible, calls.saveProgress, {
    body: { ...pickVersion(implementing), measures },
  })
  const reported = await callAs(responsible, calls.reportRectification, { body: pickVersion(saved) })
  return await callAs(verifier, calls.verifyRectification, {
    body: { ...pickVersion(reported), remark: '', watchDays, watchMeasure: '每周抽查一次封口记录' },
  })
}
