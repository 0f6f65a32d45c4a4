import { CAO_JIANJUN, FENG_XIAOLAN, type OrderRow, SHEN_LI, XU_WEIDONG } from './order-seed.ts'

/** Check orders in the remaining states: a draft, a returned and a cancelled one. */
export const OTHER_ORDERS: readonly OrderRow[] = [
  {
    head: 'HF-06 | AUDIT | D0502 | CAN H2 | 二车间交接班内部审核（分两次） | Internal audit of shift handover in two visits, hangar workshop 2',
    team: [XU_WEIDONG, CAO_JIANJUN],
    plan: [-45, 12],
    results: 'C C C C C C C C OBS',
    findings: {
      9: ['', '班前会记录没有写明替班人员。'],
    },
    measured: { 7: { h: 11 } },
    conclusion: '白班交接符合程序。',
    steps: [
      [-52, '10:10', 'create'],
      [-51, '09:30', 'issue'],
      [-45, '16:00', 'start'],
      [-44, '17:20', 'saveResult', '1, 2, 3, 4, 5, 6, 7, 8, 9'],
      [-37, '15:05', 'submit'],
      [-36, '10:40', 'return', '只检查了白班，第二次到场时补查夜班交接。', SHEN_LI],
    ],
  },
  {
    head: 'FS-05 | SPECIAL | D0802 | CAN ST-A | 中心库消防专项检查 | Fire safety check, central store',
    team: [XU_WEIDONG],
    plan: [-38, -36],
    steps: [
      [-43, '11:15', 'create'],
      [-42, '09:20', 'issue'],
      [-40, '14:00', 'cancel', '库房喷淋改造提前开工，完工后重新安排。', SHEN_LI],
    ],
  },
  {
    head: 'FS-05 | ROUTINE | D0502 | CAN H2 | 二号机库消防季度检查 | Quarterly fire safety check, hangar H2',
    team: [FENG_XIAOLAN, CAO_JIANJUN],
    plan: [12, 14],
    steps: [[-1, '15:30', 'create']],
  },
]
