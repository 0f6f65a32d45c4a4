import type { Language } from '@apron/contract/dictionary/language'
import type { OccDetails, OccDraft } from '../../contract/occurrences/occurrence.entities.ts'
import type { OccHistoryAction, OccType } from '../../contract/occurrences/occurrence.values.ts'

/** Members of the safety section. */
const HE_HUIMIN = '100101'
const DENG_YIFAN = '100102'

/** A history entry: days from the seeding day, local time of the site, person. */
type OccStepSeed = readonly [day: number, time: string, action: OccHistoryAction, by: string, remark?: string]

/** One occurrence report of the demo. Days are offsets from the seeding day. */
export interface OccSeed {
  readonly reportType: OccType
  readonly language: Language
  readonly event: Partial<OccDraft['event']>
  readonly details: Partial<OccDetails>
  /** Day and time of the mandatory deadline. */
  readonly deadline: readonly [day: number, time: string]
  /** Number and day of the receipt. */
  readonly receipt?: readonly [number: string, day: number]
  readonly steps: readonly OccStepSeed[]
}

export const OCCURRENCE_SEEDS: readonly OccSeed[] = [
  {
    reportType: 'DUC',
    language: 'en',
    event: {
      category: 'MAINT',
      title: 'Crack in the bracket of the left spoiler actuator',
      areaType: 'HANGAR',
      acType: 'TA200',
      acReg: 'B-T121',
      ata: '27',
      maintType: 'C',
      activity: ['INSPECTION'],
      narrative:
        'During the detailed inspection of the left wing rear spar a crack of 18 mm was found in the bracket of the outboard spoiler actuator. It starts at the lower bolt hole. The bracket on the right wing shows no finding.',
      discovery: 'RII',
      outcome: ['REWORK'],
      potential: 'B',
      immediateAction: 'Bracket removed and quarantined, replacement ordered.',
    },
    details: {
      msn: 'TA231',
      fh: 6110.4,
      fc: 3302,
      position: 'Left wing, rear spar',
      stage: 'C check',
      partNo: 'T114A2101-3',
      serialNo: 'SN-0417',
      notifiedAuthority: ['CAAC'],
      customerNotified: true,
    },
    deadline: [-43, '10:00'],
    receipt: ['SDR-0412', -43],
    steps: [
      [-45, '11:10', 'create', '100103'],
      [-45, '14:05', 'submit', '100103'],
      [-44, '08:40', 'review', DENG_YIFAN],
      [-43, '09:15', 'send', DENG_YIFAN],
    ],
  },
  {
    reportType: 'OCC',
    language: 'zh',
    event: {
      category: 'GROUND',
      title: '拖飞机时牵引杆剪切销断裂',
      areaType: 'APRON',
      acType: 'TA200',
      acReg: 'B-T103',
      ata: '09',
      maintType: 'TR',
      activity: ['TOWING'],
      narrative:
        '推出过程中牵引杆剪切销断裂，飞机在刹车作用下停住，前轮转角未超限。检查前起落架未发现损伤，更换牵引杆后继续推出。',
      discovery: 'CREW',
      outcome: ['DELAY'],
      delayMin: 35,
      recurrence: 'FEW',
    },
    details: { msn: 'TA205', position: '三号机位', notifiedAuthority: ['CAAC'] },
    deadline: [-58, '20:00'],
    receipt: ['AQ-0093', -59],
    steps: [
      [-60, '21:20', 'create', '100303'],
      [-60, '21:45', 'submit', '100303'],
      [-59, '08:20', 'review', HE_HUIMIN],
      [-59, '10:30', 'send', HE_HUIMIN],
      [-40, '15:00', 'close', HE_HUIMIN, '牵引杆检查周期已缩短'],
    ],
  },
  {
    reportType: 'OCC',
    language: 'zh',
    event: {
      category: 'TOOLFOD',
      title: '短舱内发现遗留的手电筒',
      areaType: 'HANGAR',
      acType: 'TA200F',
      acReg: 'B-T111',
      ata: '71',
      activity: ['INSPECTION'],
      narrative: '航后检查打开左发短舱时，在加强筋旁发现一支手电筒，未见线束和管路损伤，已取出并登记。',
      discovery: 'SELF',
      outcome: ['NONE'],
    },
    details: { msn: 'TA214' },
    deadline: [1, '09:00'],
    steps: [
      [-2, '09:05', 'create', '100304'],
      [-2, '09:30', 'submit', '100304'],
      [-1, '08:30', 'return', DENG_YIFAN, '请补充手电筒的工具编号和上一次打开短舱的工卡'],
    ],
  },
  {
    reportType: 'OCC',
    language: 'zh',
    event: {
      category: 'MAINT',
      title: '机轮更换后力矩值漏检',
      areaType: 'APRON',
      acType: 'TA200',
      acReg: 'B-T101',
      ata: '32',
      maintType: 'DY',
      activity: ['INSTALLATION', 'HANDOVER'],
      narrative:
        '夜班更换右主轮后交接给白班，工卡上的力矩值未填写也未检验。飞机飞行一个航段后在过站检查时发现，复查力矩在限制内。',
      discovery: 'AUDIT',
      outcome: ['REWORK'],
      factors: [{ group: 'J', text: '交接时没有说明力矩步骤未完成' }],
      hfTags: ['FATIGUE'],
    },
    details: { msn: 'TA201', fh: 21480.5, fc: 11902, notifiedAuthority: [] },
    deadline: [1, '07:30'],
    steps: [
      [-1, '08:10', 'create', '100305'],
      [-1, '08:45', 'submit', '100305'],
    ],
  },
]
