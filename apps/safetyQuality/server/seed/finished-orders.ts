import { CAO_JIANJUN, FENG_XIAOLAN, type OrderRow, XU_WEIDONG } from './order-seed.ts'

/** Finished check orders: two submitted and awaiting the manager of quality assurance, two approved. */
export const FINISHED_ORDERS: readonly OrderRow[] = [
  {
    head: 'HF-06 | SPECIAL | D0501 | CAN H1 | 一车间交接班专项检查 | Shift handover check, hangar workshop 1',
    team: [XU_WEIDONG, CAO_JIANJUN],
    plan: [-42, -38],
    results: 'C C C C NC C C C OBS',
    findings: {
      5: ['2', '起落架舱内中断的保险丝工作未挂红色标签。', '现场补挂标签并通知接班工长。'],
      9: ['', '班前会记录未写缺席人员。'],
    },
    measured: { 7: { h: 10.5 } },
    conclusion: '交接程序总体有效，任务中断标识需加强。',
    steps: [
      [-47, '09:40', 'create'],
      [-46, '10:00', 'issue'],
      [-42, '07:35', 'start'],
      [-41, '08:20', 'saveResult', '1, 2, 3, 4, 5, 6, 7, 8, 9'],
      [-40, '15:10', 'submit'],
      [-39, '09:25', 'approve', '同意。'],
    ],
  },
  {
    head: 'LS-04 | AUDIT | D06 | HAK H9 | 海口站航线检查 | Line station check, Haikou',
    team: [FENG_XIAOLAN],
    plan: [-30, -24],
    results: 'C C C C C C C NC C C C C C NA C OBS',
    findings: {
      8: ['2', '5本航后记录本中1本未填滑油加注量。'],
      16: ['', '应急联系表中一个电话已停用。'],
    },
    remarks: {
      14: '站点无除冰作业。',
    },
    measured: { 11: { lx: 246 } },
    conclusion: '站点运行符合要求。',
    steps: [
      [-36, '16:05', 'create'],
      [-35, '09:15', 'issue'],
      [-29, '08:40', 'start'],
      [-28, '18:00', 'saveResult', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16'],
      [-26, '10:30', 'submit'],
      [-25, '11:45', 'approve'],
    ],
  },
  {
    head: 'ST-03 | ROUTINE | D0802 | CAN ST-A | 中心库航材存放季度检查 | Quarterly storage check, central store',
    team: [XU_WEIDONG, FENG_XIAOLAN],
    plan: [-6, 1],
    results: 'C C C NC C C C OBS C NC C C C C NI',
    findings: {
      4: ['2', '燃油箱密封胶MAT-077较新批次先于较旧批次发出。', '旧批次移至货架前端并加标识。'],
      8: ['', '一只氮气空瓶无“空瓶”标牌。'],
      10: ['3', 'A区第4排货架承重标识褪色不清。'],
    },
    remarks: {
      15: '本季度无报废件。',
    },
    measured: { 1: { '°C': 22.4, '%RH': 58 } },
    conclusion: '存放条件良好，先到期先出执行不到位。',
    steps: [
      [-13, '10:20', 'create'],
      [-12, '09:05', 'issue'],
      [-6, '08:55', 'start'],
      [-5, '16:15', 'saveResult', '1, 2, 3, 4, 5, 6, 7, 8', FENG_XIAOLAN],
      [-3, '14:50', 'saveResult', '9, 10, 11, 12, 13, 14, 15'],
      [-1, '17:05', 'submit'],
    ],
  },
  {
    head: 'JC-02 | SPECIAL | D0502 | CAN H2 | 二车间工卡签署专项检查 | Job card sign-off check, hangar workshop 2',
    team: [FENG_XIAOLAN, CAO_JIANJUN],
    plan: [-5, 2],
    results: 'C C NC C C C C C OBS C C C C C',
    findings: {
      3: ['2', '10张工卡中1张力矩值未写单位（步骤6）。'],
      9: ['', '未完工步骤使用了三种不同标签。'],
    },
    conclusion: '签署规范，实测值填写需提醒。',
    steps: [
      [-10, '13:30', 'create'],
      [-9, '09:50', 'issue'],
      [-5, '09:20', 'start'],
      [-4, '15:45', 'saveResult', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14'],
      [-2, '10:15', 'submit'],
    ],
  },
]
