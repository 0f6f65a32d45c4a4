import type { Language } from '@apron/contract/dictionary/language'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type {
  ReportCard,
  ReportClosing,
  ReportEvent,
  ReportFindings,
  ReportStrip,
} from '../../contract/reports/report.entities.ts'
import type { EntryKind, ReportState } from '../../contract/reports/report.values.ts'
import { formatReceiptCode, withCheckCharacter } from '../../contract/rules/sealing/receipt-code.ts'

/**
 * Passphrase of the office's key in the demo, printed with the demo password. In real use everybody chooses their own.
 */
export const DEMO_PASSPHRASE = 'lamp-torque-ribbon-hangar'

/** Receipt codes, used only in the demo: of the report that awaits an answer, and of a closed one with feedback. */
const DEMO_RECEIPT_CODE = 'DEMQ7H4RX2KC'
const DEMO_CLOSED_CODE = 'DEMC3V8NT5WP'
const DEMO_CODE = formatReceiptCode(withCheckCharacter(DEMO_RECEIPT_CODE))
const CLOSED_CODE = formatReceiptCode(withCheckCharacter(DEMO_CLOSED_CODE))

/** Notes printed when the demo starts. */
export const REPORT_DEMO_NOTES: readonly TextPair[] = [
  {
    zh: `安全办公室（何慧敏 100101、邓一帆 100102）的密钥口令：${DEMO_PASSPHRASE}；一份待补充报告的查询码：${DEMO_CODE}，一份已关闭报告的查询码：${CLOSED_CODE}`,
    en: `Safety office (He Huimin 100101, Deng Yifan 100102), passphrase of its key: ${DEMO_PASSPHRASE}; receipt code of a report that waits for an answer: ${DEMO_CODE}, of a closed one: ${CLOSED_CODE}`,
  },
]

const OLD_NARRATIVE = '历史报告：原文已按规定去识别，仅保留编码字段用于统计，不再保留具体经过。'
const OLD_RISKS = ['3D', '2D', '3E', '2C'] as const

export interface ReportSeed {
  readonly daysAgo: number
  readonly language: Language
  readonly state: ReportState
  /**
   * Twelve characters of the receipt code; a check character is appended. If left out, the code is random and unknown.
   */
  readonly code?: string
  readonly strip?: Partial<ReportStrip>
  readonly event: Partial<ReportEvent> &
    Pick<ReportEvent, 'category' | 'title' | 'areaType' | 'narrative' | 'outcome'>
  readonly entries?: readonly { readonly kind: EntryKind; readonly daysAgo: number; readonly text: string }[]
  readonly work?: {
    readonly findings: Pick<ReportFindings, 'risk' | 'rationale' | 'interim'> &
      Partial<Omit<ReportFindings, 'card'>> & { readonly card?: Partial<ReportCard> }
    readonly isSigned?: true
    readonly closing?: Pick<ReportClosing, 'residual' | 'feedback'>
    /** Number of the library entry that publishes the report. */
    readonly library?: string
  }
}

/** Published reports. Their texts are in the library. */
const PUBLISHED_SEEDS: readonly ReportSeed[] = (
  [
    ['LIB-0001', 'TOOLFOD', 'HANGAR', 150, '3C', '2D', '发房内遗留擦布被互检发现', ['D', 'F', 'J']],
    ['LIB-0002', 'DOC', 'HANGAR', 180, '4D', '2D', '工卡引用了已换版的手册任务', ['A', 'H']],
    ['LIB-0003', 'MATL', 'STORE', 210, '3B', '2C', '外形相近的液压滤芯相邻存放', ['C', 'G']],
  ] as const
).map(([library, category, areaType, daysAgo, risk, residual, title, groups]) => ({
  daysAgo,
  language: 'zh',
  state: 'PUBLISHED',
  event: { category, title, areaType, narrative: OLD_NARRATIVE, outcome: ['NONE'] },
  work: {
    isSigned: true,
    library,
    findings: {
      risk,
      rationale: '按最坏的可信后果和现有防护评估，详见共享库条目。',
      interim: risk === '3B' ? '相似件分开放置，发料时双人核对。' : '',
      factors: groups.map(group => ({ group, description: '调查确认的影响因素，说明见共享库条目。' })),
      card: { title: { zh: title, en: '' }, happened: { zh: '内容见共享库条目。', en: '' } },
    },
    closing: { residual, feedback: { zh: '感谢您的报告，改进措施已发布到共享库。', en: '' } },
  },
}))

/** Older reports that were closed but not published, with coded fields for counters and charts. */
const OLDER_SEEDS: readonly ReportSeed[] = (
  [
    ['MAINT', 'HANGAR', 8, ['E', 'J']],
    ['TOOLFOD', 'CRIB', 5, ['B', 'H']],
    ['GROUND', 'APRON', 5, ['G', 'I']],
    ['OHS', 'SHOP', 4, ['B', 'G']],
    ['TRAIN', 'SHOP', 2, ['E', 'H']],
  ] as const
).flatMap(([category, areaType, many, groups], kind) =>
  Array.from({ length: many }, (_, at) => ({
    daysAgo: 100 + kind * 11 + at * 29,
    language: 'zh' as const,
    state: 'CLOSED' as const,
    event: { category, title: '历史报告', areaType, narrative: OLD_NARRATIVE, outcome: ['NONE'] },
    work: {
      isSigned: true as const,
      findings: {
        risk: OLD_RISKS[at % OLD_RISKS.length] ?? '3D',
        rationale: '历史报告，按当时的风险矩阵评估。仅保留编码字段。',
        interim: '',
        factors: groups.map(group => ({ group, description: '历史报告，仅保留编码字段。' })),
        card: { title: { zh: '历史报告', en: '' }, happened: { zh: '仅保留编码字段。', en: '' } },
      },
      closing: { residual: '2E' as const, feedback: { zh: '感谢您的报告，已关闭。', en: '' } },
    },
  })),
)

/** Reports on the desk of the demo's safety office. */
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
    entries: [
      {
        kind: 'QUESTION',
        daysAgo: 3,
        text: 'Thank you. Do you know of other bins that were refilled on the same day, and is the bag still in the cage?',
      },
    ],
  },
  {
    daysAgo: 14,
    language: 'zh',
    state: 'INVESTIGATING',
    work: {
      findings: {
        risk: '3D',
        rationale: '设备压力设错每年可能发生一次，现有安全阀可限制后果，最坏为轻微损伤。',
        interim: '',
        eventType: 'NEAR_MISS',
        failureTypes: ['EQUIPMENT'],
        factors: [{ group: 'E', description: '启用前只有两人接受过厂家培训，说明书只有英文。' }],
      },
    },
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
  {
    daysAgo: 24,
    language: 'zh',
    state: 'ACTION',
    event: {
      category: 'GROUND',
      title: '牵引时翼尖观察员缺位',
      areaType: 'APRON',
      narrative:
        '夜间牵引飞机出机库时，一名翼尖观察员被叫去支援另一架飞机，牵引没有停下来，翼尖距灯柱不足两米，司机听到喊声后刹停。',
      outcome: ['NONE'],
      potential: 'B',
      recurrence: 'FEW',
      factors: [{ group: 'H', text: '两项任务共用同一批人' }],
      hfTags: ['RESOURCES', 'PRESSURE'],
    },
    entries: [
      {
        kind: 'FEEDBACK',
        daysAgo: 18,
        text: '感谢您的报告。夜间牵引已改为值班经理现场确认人员，长期措施正在制定。',
      },
    ],
    work: {
      isSigned: true,
      findings: {
        risk: '4B',
        rationale: '夜间牵引每月多次，人员缺位已几次出现；翼尖碰撞可造成航空器重大损伤。',
        interim: '夜间牵引由值班经理现场确认两名观察员在位。',
        facts: '夜间牵引开始后一名观察员被另一项工作调走，程序没有要求停止。',
        eventType: 'NEAR_MISS',
        failureTypes: ['OTHER'],
        factors: [
          { group: 'H', description: '排班表没有显示观察员已被牵引占用，两项任务共用同一批人。' },
          { group: 'I', description: '人员不齐时是否停止由班组长各自判断，没有统一要求。' },
        ],
        defencesHeld: '司机听到喊声后立即刹停。',
        defencesFailed: '牵引前没有核对人员在位。',
        card: {
          title: { zh: '牵引时翼尖观察员缺位', en: 'No wing walker during towing' },
          setting: { zh: '夜班，机坪', en: 'Night shift, apron' },
          happened: {
            zh: '夜间牵引开始后，[观察员A]被叫去支援另一架飞机，牵引没有停下，翼尖距灯柱不足两米。',
            en: 'After towing had begun at night, [wing walker A] was called to another aircraft; towing went on and a wing tip passed a lamp post at less than two metres.',
          },
        },
      },
    },
  },
  {
    daysAgo: 120,
    language: 'zh',
    state: 'CLOSED',
    code: DEMO_CLOSED_CODE,
    event: {
      category: 'FATIGUE',
      title: '连续夜班后漏盖检查口盖',
      areaType: 'HANGAR',
      narrative:
        '连续第五个夜班临近结束时，检查完成后口盖没有盖好就签了字，交接班的同事绕机时发现并盖上，没有造成后果。',
      outcome: ['REWORK'],
      potential: 'C',
      recurrence: 'FEW',
      factors: [{ group: 'H', text: '人手紧，夜班连排' }],
      hfTags: ['FATIGUE'],
    },
    work: {
      isSigned: true,
      findings: {
        risk: '3C',
        rationale: '连续夜班后漏项每年出现数次，口盖脱落可造成严重后果，绕机检查是有效防护。',
        interim: '夜班末段的关闭检查由第二人复核。',
        factors: [
          { group: 'F', description: '连续第五个夜班的最后一小时，注意力明显下降。' },
          { group: 'H', description: '排班规则允许连续五个夜班，没有疲劳评估。' },
          { group: 'I', description: '班组长没有为夜班末段的关闭检查安排复核。' },
        ],
        card: {
          title: { zh: '连续夜班后漏盖检查口盖', en: 'Access panel left open after consecutive nights' },
          happened: {
            zh: '[机械员A]在连续夜班的最后签署了关闭检查，口盖没有盖好，交接时被[机械员B]发现。',
            en: '[Mechanic A] signed the close-up at the end of consecutive nights; the panel was open, which [mechanic B] noticed at handover.',
          },
        },
      },
      closing: {
        residual: '2C',
        feedback: {
          zh: '感谢您的报告。连续夜班改为最多四个，夜班末段的关闭检查由第二人复核，三个月内没有再出现漏项。',
          en: 'Thank you. Consecutive nights are limited to four and close-ups late in the night are checked by a second person; nothing was missed in three months.',
        },
      },
    },
  },
  ...PUBLISHED_SEEDS,
  ...OLDER_SEEDS,
]
