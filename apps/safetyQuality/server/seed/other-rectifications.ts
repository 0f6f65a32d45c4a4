import { FENG_XIAOLAN, SHEN_LI, XU_WEIDONG } from './order-seed.ts'
import type { MeasureSeed, RoSeed } from './rectification-seed.ts'

const LIN_JING = '100002'
const HAN_XUESONG = '100004'
const QIU_GUODONG = '100206'
const MA_JUN = '100204'
const SUN_JIA = '100202'
const JIANG_WEN = '100302'
const WU_TONG = '100306'
const ZHENG_KAI = '100307'
const DING_YUE = '100402'
const GU_YIMING = '100602'
const JIANG_NAN = '100603'
const QIN_SUFEN = '100701'
const SONG_GANG = '100802'

/** Departments with overdue records, each with the person who completes them. */
const OVERDUE_DEPARTMENTS: readonly (readonly [department: string, owner: string])[] = [
  ['技术支援室', MA_JUN],
  ['工艺室', QIU_GUODONG],
  ['工程技术部', SUN_JIA],
  ['一车间', WU_TONG],
  ['采购室', DING_YUE],
  ['市场室', GU_YIMING],
  ['客户服务室', JIANG_NAN],
  ['财务部', QIN_SUFEN],
  ['保卫消防部', SONG_GANG],
  ['信息技术部', LIN_JING],
]

/** Further rectification orders: a draft, a void one, and one with an action in each office. */
export const OTHER_RECTIFICATIONS: readonly RoSeed[] = [
  {
    title: { zh: '年度安全培训记录不全', en: 'Annual safety training records incomplete' },
    sourceType: 'AUDIT_EXT',
    level: '3',
    site: 'CAN',
    respDept: 'D01',
    respPerson: HAN_XUESONG,
    description: '外部审核抽查十个部门的年度安全培训档案，各有一至三人缺少签到或考核记录。',
    basis: 'MOM 2.20',
    planDue: -32,
    rectifyDue: 18,
    cycles: [
      {
        causes: [['OTHER', 'I', '培训由各部门自行组织，档案没有统一的截止日期，也没有人核对是否齐全。']],
        measures: [
          ...OVERDUE_DEPARTMENTS.map(
            ([department, owner]): MeasureSeed => [
              'CORRECTIVE',
              1,
              owner,
              12,
              null,
              `补齐${department}的年度安全培训签到和考核记录。`,
            ],
          ),
          ['PREVENTIVE', null, HAN_XUESONG, 16, null, '每季度末核对各部门的培训档案，缺少的列入例会。'],
        ],
      },
    ],
    steps: [
      [-41, '10:20', 'create', XU_WEIDONG],
      [-40, '09:00', 'issue', XU_WEIDONG],
      [-39, '09:40', 'accept', HAN_XUESONG],
      [-35, '16:00', 'savePlan', HAN_XUESONG],
      [-35, '16:10', 'sendPlan', HAN_XUESONG],
      [-33, '10:05', 'acceptPlan', FENG_XIAOLAN, '同意。'],
    ],
  },
  {
    title: { zh: '工作梯护栏螺栓松动', en: 'Loose guard-rail bolts on a work stand' },
    sourceType: 'DIRECT',
    level: '3',
    site: 'CAN',
    respDept: 'D0502',
    respPerson: ZHENG_KAI,
    description: '二号机库一架工作梯护栏有两颗螺栓松动，梯上没有停用标识。',
    basis: 'MOM 3.7',
    planDue: -20,
    rectifyDue: 20,
    cycles: [{ causes: [], measures: [] }],
    steps: [
      [-36, '14:25', 'create', FENG_XIAOLAN],
      [-35, '09:00', 'issue', FENG_XIAOLAN],
      [-34, '11:30', 'void', SHEN_LI, '工作梯下达前已报废拆除，无需整改。'],
    ],
  },
  {
    title: { zh: '地面电源车接头过热变色', en: 'Overheated plug on a ground power unit' },
    sourceType: 'DIRECT',
    level: '2',
    site: 'CAN',
    respDept: 'D04',
    respPerson: JIANG_WEN,
    description: '三号地面电源车的机上接头有过热变色，最近一次检查记录没有提到接头。',
    basis: 'MOM 3.6',
    ata: '24',
    planDue: 6,
    rectifyDue: 28,
    cycles: [{ causes: [], measures: [] }],
    steps: [[-1, '16:20', 'create', FENG_XIAOLAN]],
  },
]
