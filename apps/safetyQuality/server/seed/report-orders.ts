import type { RoSeed } from './rectification-seed.ts'

const HE_HUIMIN = '100101'
const TAN_YONG = '100303'
const FENG_XIAOLAN = '100104'

/** Rectification orders of the voluntary report about towing. They do not identify the reporter. */
export const REPORT_ORDERS: readonly RoSeed[] = [
  {
    title: { zh: '牵引前未核对翼尖观察员在位', en: 'Wing walkers not confirmed before towing' },
    sourceType: 'VSR',
    fromReport: true,
    level: '2',
    site: 'CAN',
    respDept: 'D0501',
    respPerson: TAN_YONG,
    description: '去识别摘要：夜间牵引时翼尖观察员被叫去支援，牵引没有停下。牵引程序没有要求开始前核对人员。',
    basis: 'MOM 5.2',
    ata: '09',
    planDue: 2,
    rectifyDue: 20,
    containment: '夜间牵引由值班经理现场确认两名观察员在位。',
    cycles: [
      {
        causes: [['WHY5', 'H', '牵引程序没有规定人员不齐时停止，班组长各自判断。', '为什么没有停：没有规定']],
        measures: [
          ['CORRECTIVE', 1, TAN_YONG, 15, null, '修改牵引程序：两名翼尖观察员在位并应答后方可开始。'],
          ['PREVENTIVE', null, TAN_YONG, 18, null, '把人员核对列入牵引检查单第一项。'],
        ],
      },
    ],
    steps: [
      [-9, '10:00', 'create', HE_HUIMIN],
      [-8, '09:00', 'issue', HE_HUIMIN],
      [-7, '08:30', 'accept', TAN_YONG],
      [-4, '15:40', 'savePlan', TAN_YONG],
      [-4, '15:45', 'sendPlan', TAN_YONG],
      [-3, '10:20', 'acceptPlan', FENG_XIAOLAN, '同意。'],
    ],
  },
  {
    title: { zh: '夜班机坪人员同时被派两项任务', en: 'Night shift ramp staff assigned to two tasks at once' },
    sourceType: 'VSR',
    fromReport: true,
    level: '3',
    site: 'CAN',
    respDept: 'D0501',
    respPerson: TAN_YONG,
    description: '去识别摘要：排班表没有显示观察员已被牵引占用，另一项工作把人调走。',
    basis: 'MOM 2.9',
    planDue: 6,
    rectifyDue: 45,
    cycles: [{ causes: [], measures: [] }],
    steps: [
      [-9, '10:30', 'create', HE_HUIMIN],
      [-8, '09:10', 'issue', HE_HUIMIN],
      [-6, '09:20', 'accept', TAN_YONG],
    ],
  },
]
