import type { Language } from '@apron/contract/entities/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { ReportEvent, ReportStrip } from '../../contract/report.entities.ts'
import type { EntryKind, ReportState } from '../../contract/report.values.ts'
import { shownReceiptCode, withCheckCharacter } from '../../contract/rules/receipt-code.ts'

/** What opens the office's key in the demo; printed beside the demo password. In use everybody chooses their own. */
export const DEMO_PASSPHRASE = 'lamp-torque-ribbon-hangar'

/** The receipt code of the report that waits for an answer: of the demo organisation only. */
const DEMO_RECEIPT_CODE = 'DEMQ7H4RX2KC'
const DEMO_CODE = shownReceiptCode(withCheckCharacter(DEMO_RECEIPT_CODE))

/** Printed when the demo starts. */
export const REPORT_DEMO_NOTES: readonly TextPair[] = [
  {
    zh: `安全办公室（何慧敏 100101、邓一帆 100102）的密钥口令：${DEMO_PASSPHRASE}；一份待补充报告的查询码：${DEMO_CODE}`,
    en: `Safety office (He Huimin 100101, Deng Yifan 100102), passphrase of its key: ${DEMO_PASSPHRASE}; receipt code of a report that waits for an answer: ${DEMO_CODE}`,
  },
]

export interface ReportSeed {
  readonly daysAgo: number
  readonly language: Language
  readonly state: ReportState
  /** Twelve characters; the thirteenth checks them. Left out: one by chance that nobody knows. */
  readonly code?: string
  readonly strip?: Partial<ReportStrip>
  readonly event: Partial<ReportEvent> &
    Pick<ReportEvent, 'category' | 'title' | 'areaType' | 'narrative' | 'outcome'>
  readonly said?: readonly { readonly kind: EntryKind; readonly daysAgo: number; readonly text: string }[]
}

/** Reports that the demo's office has on its desk. */
export const REPORT_SEEDS: readonly ReportSeed[] = [
  {
    daysAgo: 6,
    language: 'en',
    state: 'INFO_REQ',
    code: DEMO_RECEIPT_CODE,
    event: {
      category: 'MATL',
      title: 'Fasteners without traceability',
      areaType: 'STORE',
      narrative:
        'A bag of some forty bolts lay in the bin for structural fasteners without a batch label. The bin had been refilled the day before. Two of us looked for the certificate and found none; the bag is set aside in the cage.',
      activity: ['STORAGE'],
      partRef: 'Bolt, shear, 6 mm',
      discovery: 'CHANCE',
      outcome: ['NONE'],
      potential: 'C',
      recurrence: 'FEW',
      factors: [{ group: 'C', text: 'Bags are opened and refilled; the label stays with the old bag.' }],
      suggestion: 'Refill by whole, labelled bags only.',
      roleGroup: 'STORES',
    },
    said: [
      {
        kind: 'QUESTION',
        daysAgo: 3,
        text: 'Thank you. Do you know of other bins that were refilled on the same day, and is the bag still in the cage?',
      },
    ],
  },
  {
    daysAgo: 4,
    language: 'zh',
    state: 'TRIAGE',
    strip: { mode: 'CONF', name: '演示报告人', phone: '020-0000 0000', contactTime: '白班下班后' },
    event: {
      category: 'TRAIN',
      title: '新设备启用前未完成培训',
      areaType: 'SHOP',
      narrative:
        '新的轮胎充气设备本周启用，只有两人参加过厂家培训，其余人员照说明书操作。昨天有人把压力上限设错，气源旁的同事发现后及时停止。',
      activity: ['SERVICING'],
      discovery: 'PEER',
      outcome: ['NONE'],
      potential: 'B',
      recurrence: 'FIRST',
      factors: [
        { group: 'E', text: '说明书只有英文' },
        { group: 'I', text: '启用日期没有与培训计划核对' },
      ],
      hfTags: ['KNOWLEDGE', 'PRESSURE'],
      suggestion: '培训完成前设备挂牌停用。',
      roleGroup: 'MECHANIC',
      experience: 'FROM_2',
    },
  },
  {
    daysAgo: 1,
    language: 'zh',
    state: 'RECEIVED',
    event: {
      category: 'HAZARD',
      title: '机库东门风帘失效，喷漆气味进入',
      areaType: 'HANGAR',
      narrative:
        '机库东门的风帘已经三天放不下来，喷漆作业时气味进入东侧工位，下午有两人头痛离岗。已口头告知设施值班，未见处理。',
      outcome: ['INJURY'],
      recurrence: 'OFTEN',
      factors: [{ group: 'G', text: '风帘故障，排风不足' }],
      hfTags: ['RESOURCES'],
    },
  },
]
