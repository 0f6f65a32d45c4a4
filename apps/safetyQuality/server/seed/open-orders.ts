import { CAO_JIANJUN, FENG_XIAOLAN, type OrderSeed, SHEN_LI, XU_WEIDONG } from './order-seed.ts'

/** Issued and in progress: two of each, and one that is overdue. */
export const OPEN_ORDERS: readonly OrderSeed[] = [
  {
    title: { zh: '丢失套筒事件整改复查', en: 'Follow-up on the lost-socket event' },
    template: 'TC-01',
    checkCat: 'FOLLOWUP',
    label: '复查',
    checkedDept: 'D09',
    place: ['CAN', 'H1'],
    team: [SHEN_LI, XU_WEIDONG],
    plan: [-8, -4],
    steps: [
      { day: -12, time: '10:05', by: SHEN_LI, action: 'create' },
      { day: -11, time: '09:00', by: SHEN_LI, action: 'issue' },
    ],
  },
  {
    title: { zh: '一车间工具管理月度检查', en: 'Monthly tool control check, hangar workshop 1' },
    template: 'TC-01',
    checkCat: 'ROUTINE',
    checkedDept: 'D0501',
    place: ['CAN', 'H1'],
    team: [FENG_XIAOLAN, CAO_JIANJUN],
    plan: [-2, 4],
    results: ['C', 'NC', 'C', 'C', 'OBS', 'C', 'C', '', '', '', '', ''],
    findings: {
      2: [
        '2',
        '白班第二次清点在12本记录中有3本缺签名。/ The second count of the day shift lacks the signature in 3 of 12 log books.',
        '工长当日补清点，未发现缺件。/ The foreman counted again the same day; nothing was missing.',
      ],
      5: [
        '',
        '借出登记用铅笔填写，建议改用不可擦除的笔。/ Loans are written in pencil; a pen that cannot be erased is advised.',
      ],
    },
    remarks: {
      3: '抽查5件，最早到期日在两个月以后。/ Five tools sampled; the first one expires in more than two months.',
    },
    steps: [
      { day: -7, time: '15:20', by: FENG_XIAOLAN, action: 'create' },
      { day: -6, time: '08:45', by: SHEN_LI, action: 'issue' },
      { day: -2, time: '09:12', by: FENG_XIAOLAN, action: 'start' },
      { day: -2, time: '11:48', by: FENG_XIAOLAN, action: 'saveResult', remark: '1, 2, 3, 4' },
      { day: -1, time: '16:30', by: CAO_JIANJUN, action: 'saveResult', remark: '5, 6, 7' },
    ],
  },
  {
    title: { zh: '沈阳航线站内部审核', en: 'Internal audit of the Shenyang station' },
    template: 'LS-04',
    checkCat: 'AUDIT',
    checkedDept: 'D06',
    place: ['SHE', 'H11'],
    team: [XU_WEIDONG],
    plan: [-1, 6],
    results: ['C', 'C', 'C', 'C', 'NC', 'C', '', '', '', '', '', '', '', 'NA', '', ''],
    findings: {
      5: ['3', '2号机位反光锥应有8个，现场6个。/ Stand 2 needs eight cones; six were on site.'],
    },
    remarks: {
      14: '非除冰季节。/ Outside the de-icing season.',
    },
    steps: [
      { day: -9, time: '09:30', by: XU_WEIDONG, action: 'create' },
      { day: -8, time: '10:10', by: SHEN_LI, action: 'issue' },
      { day: -1, time: '13:05', by: XU_WEIDONG, action: 'start' },
      { day: -1, time: '17:40', by: XU_WEIDONG, action: 'saveResult', remark: '1, 2, 3, 4, 5, 6, 14' },
    ],
  },
  {
    title: { zh: '一号机库消防月度检查', en: 'Monthly fire safety check, hangar H1' },
    template: 'FS-05',
    checkCat: 'ROUTINE',
    checkedDept: 'D0501',
    place: ['CAN', 'H1'],
    team: [FENG_XIAOLAN, XU_WEIDONG],
    plan: [1, 3],
    steps: [
      { day: -3, time: '14:15', by: FENG_XIAOLAN, action: 'create' },
      { day: -2, time: '08:50', by: SHEN_LI, action: 'issue' },
    ],
  },
  {
    title: { zh: '深圳站夜班工具突击抽查', en: 'Night-shift tool spot check, Shenzhen' },
    template: 'TC-01',
    checkCat: 'SPOT',
    label: '突击',
    checkedDept: 'D06',
    place: ['SZX', 'H7'],
    announced: false,
    team: [FENG_XIAOLAN],
    plan: [2, 9],
    steps: [
      { day: -1, time: '11:00', by: FENG_XIAOLAN, action: 'create' },
      { day: -1, time: '17:25', by: SHEN_LI, action: 'issue' },
    ],
  },
]
