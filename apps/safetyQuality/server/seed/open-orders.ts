import { CAO_JIANJUN, FENG_XIAOLAN, type OrderRow, SHEN_LI, XU_WEIDONG } from './order-seed.ts'

/** Open check orders: two issued, two in progress and one overdue. */
export const OPEN_ORDERS: readonly OrderRow[] = [
  {
    head: 'TC-01 | FOLLOWUP | D09 | CAN H1 | 丢失套筒事件整改复查 | Follow-up on the lost-socket event',
    label: '复查',
    team: [SHEN_LI, XU_WEIDONG],
    plan: [-8, -4],
    steps: [
      [-12, '10:05', 'create'],
      [-11, '09:00', 'issue'],
    ],
  },
  {
    head: 'TC-01 | ROUTINE | D0501 | CAN H1 | 一车间工具管理月度检查 | Monthly tool control check, hangar workshop 1',
    team: [FENG_XIAOLAN, CAO_JIANJUN],
    plan: [-2, 4],
    results: 'C NC C C OBS C C - - - - -',
    findings: {
      2: ['2', '白班第二次清点在12本记录中有3本缺签名。', '工长当日补清点，未发现缺件。'],
      5: ['', '借出登记用铅笔填写，建议改用不可擦除的笔。'],
    },
    remarks: {
      3: '抽查5件，最早到期日在两个月以后。',
    },
    steps: [
      [-7, '15:20', 'create'],
      [-6, '08:45', 'issue'],
      [-2, '09:12', 'start'],
      [-2, '11:48', 'saveResult', '1, 2, 3, 4'],
      [-1, '16:30', 'saveResult', '5, 6, 7', CAO_JIANJUN],
    ],
  },
  {
    head: 'LS-04 | AUDIT | D06 | SHE H11 | 沈阳航线站内部审核 | Internal audit of the Shenyang station',
    team: [XU_WEIDONG],
    plan: [-1, 6],
    results: 'C C C C NC C - - - - - - - NA - -',
    findings: {
      5: ['3', '2号机位反光锥应有8个，现场6个。'],
    },
    remarks: {
      14: '非除冰季节。',
    },
    steps: [
      [-9, '09:30', 'create'],
      [-8, '10:10', 'issue'],
      [-1, '13:05', 'start'],
      [-1, '17:40', 'saveResult', '1, 2, 3, 4, 5, 6, 14'],
    ],
  },
  {
    head: 'FS-05 | ROUTINE | D0501 | CAN H1 | 一号机库消防月度检查 | Monthly fire safety check, hangar H1',
    team: [FENG_XIAOLAN, XU_WEIDONG],
    plan: [1, 3],
    steps: [
      [-3, '14:15', 'create'],
      [-2, '08:50', 'issue'],
    ],
  },
  {
    head: 'TC-01 | SPOT | D06 | SZX H7 | 深圳站夜班工具突击抽查 | Night-shift tool spot check, Shenzhen',
    label: '突击',
    announced: false,
    team: [FENG_XIAOLAN],
    plan: [2, 9],
    steps: [
      [-1, '11:00', 'create'],
      [-1, '17:25', 'issue'],
    ],
  },
]
