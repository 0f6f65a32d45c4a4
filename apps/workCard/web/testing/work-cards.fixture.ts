import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { queryColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import { type CardWork, readCardWork, type StepWork } from '../../contract/card-work.ts'
import type { CardStep } from '../../contract/job-card.fields.ts'
import { type JobCardDetail, jobCard } from '../../contract/job-card.ts'
import {
  type BoardPackage,
  type ReleaseCheck,
  readBoard,
  readReleaseCheck,
} from '../../contract/package-board.ts'
import { step } from '../../contract/rules/steps.fixture.ts'
import { type WorkPackageDetail, workPackage } from '../../contract/work-package.ts'
import { bootstrap } from '../entry.tsx'

const LI_ZE = { code: '100305', name: 'Li Ze' }
const COMMON = {
  version: 3,
  siteCode: 'CAN',
  createBy: LI_ZE,
  createTime: '2026-03-01 09:00:00',
  updateBy: LI_ZE,
  updateTime: '2026-03-01 09:00:00',
}
const MORE = { actions: [], history: [], otherSite: false }

export const cardStep = (stepNo: number, part: Partial<CardStep> = {}): CardStep =>
  step(stepNo, { textZh: `第${stepNo}步内容`, textEn: `Do step ${stepNo}`, ...part })

export const TORQUE = cardStep(4, { kind: 'MEASURE', unit: 'N·m', min: 600, max: 660, decimals: 0 })

export const stepWork = (stepNo: number, part: Partial<StepWork> = {}): StepWork => ({
  stepNo,
  status: 'OPEN',
  attempt: 1,
  value: null,
  remark: '',
  nrNo: '',
  by: null,
  stamp: '',
  at: null,
  amendments: [],
  may: [],
  hindrance: '',
  ...part,
})

export const signedStep = (stepNo: number, part: Partial<StepWork> = {}): StepWork =>
  stepWork(stepNo, { status: 'SIGNED', by: LI_ZE, stamp: 'M-0305', at: '2026-03-01 10:00:00', ...part })

export const cardWork = (steps: StepWork[], part: Partial<CardWork> = {}): CardWork => ({
  version: 3,
  steps,
  signed: [],
  hours: [],
  nonRoutines: [],
  revisions: [],
  toolsOut: [],
  mayBookHours: false,
  neighbours: [],
  ...part,
})

export const jobCardDetail = (steps: CardStep[], part: Partial<JobCardDetail> = {}): JobCardDetail => ({
  ...COMMON,
  ...MORE,
  id: 'card-2',
  cardNo: 'JC-2026-0002',
  titleZh: '主轮安装',
  titleEn: 'Install main wheel no. 2',
  packageNo: 'PK-2026-0031',
  seq: 2,
  acReg: 'B-T101',
  cardType: 'ROUTINE',
  ata: '32',
  skill: 'ME',
  zone: '',
  accessPanels: '',
  cardRev: '3',
  cardRevDate: '2026-01-20',
  estHours: 3,
  critical: true,
  predecessors: '',
  refDocs: [{ manual: 'AMM', taskNo: '32-41-11-400-801', revision: '12', revDate: null }],
  steps,
  materials: [],
  tools: [],
  attachments: [],
  rii: true,
  revisionChecked: false,
  revisionNew: false,
  foreman: null,
  assignees: [LI_ZE],
  startTime: null,
  endTime: null,
  actualHours: 0,
  pauseReason: null,
  fromShift: null,
  toShift: null,
  doneText: '',
  openText: '',
  nextText: '',
  handedOverBy: null,
  takenOverBy: null,
  deferBasis: '',
  deferUntil: null,
  customerApproved: false,
  status: 'IN_WORK',
  ...part,
})

const FIGURES = {
  cards: 14,
  cardsDone: 13,
  percent: 93,
  estHours: 20,
  actualHours: 18.5,
  openNonRoutines: 0,
  openMaterial: 0,
  toolsOut: 1,
}

export const boardPackage = (part: Partial<BoardPackage> = {}): BoardPackage => ({
  id: 'package-31',
  version: 2,
  packageNo: 'PK-2026-0031',
  acReg: 'B-T101',
  checkType: 'A',
  bay: 'H1-B1',
  plannedIn: '2026-03-01 08:00:00',
  plannedOut: '2026-03-04 18:00:00',
  status: 'OPEN',
  figures: FIGURES,
  ...part,
})

export const packageDetail = (part: Partial<WorkPackageDetail> = {}): WorkPackageDetail => ({
  ...COMMON,
  ...MORE,
  id: 'package-31',
  packageNo: 'PK-2026-0031',
  acReg: 'B-T101',
  checkType: 'A',
  orderNo: '',
  bay: 'H1-B1',
  plannedIn: '2026-03-01 08:00:00',
  plannedOut: '2026-03-04 18:00:00',
  planner: LI_ZE,
  actualIn: null,
  actualOut: null,
  releaseBy: null,
  releaseTime: null,
  releaseStatement: '',
  toolsChecked: false,
  rectificationsChecked: false,
  status: 'CARDS_CLOSED',
  ...part,
})

export const releaseCheck = (part: Partial<ReleaseCheck> = {}): ReleaseCheck => ({
  blocks: [],
  unchecked: [],
  figures: FIGURES,
  ...part,
})

/** Starts the application in an in-memory shell. */
export async function startApp(resources: string[] = [], lang: 'zh' | 'en' = 'en') {
  const fake = createFakeHost({ app: 'workCard', session: { lang, resources } })
  fake.answer(listOptions, { version: '1', dictionaries: {}, sources: {} })
  fake.answer(queryColumnSetting, null)
  fake.answer(jobCard.calls.queryPage, { records: [], total: 0, current: 1, size: 10 })
  fake.answer(readBoard, [boardPackage()])
  fake.answer(workPackage.calls.detail, packageDetail())
  fake.answer(readReleaseCheck, releaseCheck())
  const app = await bootstrap(fake.host)
  async function open(path: string): Promise<FakeTab> {
    const tab = fake.openTab(path)
    await app.prepare?.(tab.tab.location.path)
    await tab.mount(app)
    return tab
  }
  return { fake, open }
}

/** Opens the page of one card. */
export async function openCard(card: JobCardDetail, work: CardWork, resources: string[] = []) {
  const { fake, open } = await startApp(resources)
  fake.answer(jobCard.calls.detail, card)
  fake.answer(readCardWork, work)
  return { fake, tab: await open(`/workCard/cardExecute?id=${card.id}`) }
}
