import { CAO_JIANJUN, FENG_XIAOLAN, type OrderSeed, SHEN_LI, XU_WEIDONG } from './order-seed.ts'

/** Submitted and waiting for the manager of quality assurance, and approved: two of each. */
export const FINISHED_ORDERS: readonly OrderSeed[] = [
  {
    title: { zh: '一车间交接班专项检查', en: 'Shift handover check, hangar workshop 1' },
    template: 'HF-06',
    checkCat: 'SPECIAL',
    checkedDept: 'D0501',
    place: ['CAN', 'H1'],
    team: [XU_WEIDONG, CAO_JIANJUN],
    plan: [-42, -38],
    results: ['C', 'C', 'C', 'C', 'NC', 'C', 'C', 'C', 'OBS'],
    findings: {
      5: [
        '2',
        '起落架舱内中断的保险丝工作未挂红色标签。/ Interrupted safety wiring in the gear bay had no red tag.',
        '现场补挂标签并通知接班工长。/ The tag was put on at once and the incoming foreman was told.',
      ],
      9: ['', '班前会记录未写缺席人员。/ The briefing record does not name who was absent.'],
    },
    measured: { 7: { h: 10.5 } },
    conclusion:
      '交接程序总体有效，任务中断标识需加强。/ Handover works on the whole; marking of interrupted work must improve.',
    steps: [
      { day: -47, time: '09:40', by: XU_WEIDONG, action: 'create' },
      { day: -46, time: '10:00', by: SHEN_LI, action: 'issue' },
      { day: -42, time: '07:35', by: XU_WEIDONG, action: 'start' },
      { day: -41, time: '08:20', by: XU_WEIDONG, action: 'saveResult', remark: '1, 2, 3, 4, 5, 6, 7, 8, 9' },
      { day: -40, time: '15:10', by: XU_WEIDONG, action: 'submit' },
      { day: -39, time: '09:25', by: SHEN_LI, action: 'approve', remark: '同意。/ Agreed.' },
    ],
  },
  {
    title: { zh: '海口站航线检查', en: 'Line station check, Haikou' },
    template: 'LS-04',
    checkCat: 'AUDIT',
    checkedDept: 'D06',
    place: ['HAK', 'H9'],
    team: [FENG_XIAOLAN],
    plan: [-30, -24],
    results: ['C', 'C', 'C', 'C', 'C', 'C', 'C', 'NC', 'C', 'C', 'C', 'C', 'C', 'NA', 'C', 'OBS'],
    findings: {
      8: [
        '2',
        '5本航后记录本中1本未填滑油加注量。/ One of five after-flight log books lacks the oil uplift.',
      ],
      16: ['', '应急联系表中一个电话已停用。/ One number on the emergency list is out of service.'],
    },
    remarks: {
      14: '站点无除冰作业。/ No de-icing at this station.',
    },
    measured: { 11: { lx: 246 } },
    conclusion: '站点运行符合要求。/ The station meets the requirements.',
    steps: [
      { day: -36, time: '16:05', by: FENG_XIAOLAN, action: 'create' },
      { day: -35, time: '09:15', by: SHEN_LI, action: 'issue' },
      { day: -29, time: '08:40', by: FENG_XIAOLAN, action: 'start' },
      { day: -28, time: '18:00', by: FENG_XIAOLAN, action: 'saveResult', remark: '1–16' },
      { day: -26, time: '10:30', by: FENG_XIAOLAN, action: 'submit' },
      { day: -25, time: '11:45', by: SHEN_LI, action: 'approve' },
    ],
  },
  {
    title: { zh: '中心库航材存放季度检查', en: 'Quarterly storage check, central store' },
    template: 'ST-03',
    checkCat: 'ROUTINE',
    checkedDept: 'D0802',
    place: ['CAN', 'ST-A'],
    team: [XU_WEIDONG, FENG_XIAOLAN],
    plan: [-6, 1],
    results: ['C', 'C', 'C', 'NC', 'C', 'C', 'C', 'OBS', 'C', 'NC', 'C', 'C', 'C', 'C', 'NI'],
    findings: {
      4: [
        '2',
        '燃油箱密封胶MAT-077较新批次先于较旧批次发出。/ A newer batch of tank sealant MAT-077 was issued before the older one.',
        '旧批次移至货架前端并加标识。/ The older batch was moved to the front and marked.',
      ],
      8: ['', '一只氮气空瓶无“空瓶”标牌。/ One empty nitrogen cylinder had no “empty” sign.'],
      10: ['3', 'A区第4排货架承重标识褪色不清。/ The load sign of rack A-4 has faded.'],
    },
    remarks: {
      15: '本季度无报废件。/ Nothing was scrapped this quarter.',
    },
    measured: { 1: { '°C': 22.4, '%RH': 58 } },
    conclusion:
      '存放条件良好，先到期先出执行不到位。/ Storage conditions are good; first expired, first out is not kept everywhere.',
    steps: [
      { day: -13, time: '10:20', by: XU_WEIDONG, action: 'create' },
      { day: -12, time: '09:05', by: SHEN_LI, action: 'issue' },
      { day: -6, time: '08:55', by: XU_WEIDONG, action: 'start' },
      { day: -5, time: '16:15', by: FENG_XIAOLAN, action: 'saveResult', remark: '1, 2, 3, 4, 5, 6, 7, 8' },
      { day: -3, time: '14:50', by: XU_WEIDONG, action: 'saveResult', remark: '9, 10, 11, 12, 13, 14, 15' },
      { day: -1, time: '17:05', by: XU_WEIDONG, action: 'submit' },
    ],
  },
  {
    title: { zh: '二车间工卡签署专项检查', en: 'Job card sign-off check, hangar workshop 2' },
    template: 'JC-02',
    checkCat: 'SPECIAL',
    checkedDept: 'D0502',
    place: ['CAN', 'H2'],
    team: [FENG_XIAOLAN, CAO_JIANJUN],
    plan: [-5, 2],
    results: ['C', 'C', 'NC', 'C', 'C', 'C', 'C', 'C', 'OBS', 'C', 'C', 'C', 'C', 'C'],
    findings: {
      3: [
        '2',
        '10张工卡中1张力矩值未写单位（步骤6）。/ One of ten cards gives a torque value without its unit (step 6).',
      ],
      9: ['', '未完工步骤使用了三种不同标签。/ Three different tags are in use for unfinished steps.'],
    },
    conclusion:
      '签署规范，实测值填写需提醒。/ Signatures are in order; units of measured values need a reminder.',
    steps: [
      { day: -10, time: '13:30', by: FENG_XIAOLAN, action: 'create' },
      { day: -9, time: '09:50', by: SHEN_LI, action: 'issue' },
      { day: -5, time: '09:20', by: FENG_XIAOLAN, action: 'start' },
      { day: -4, time: '15:45', by: FENG_XIAOLAN, action: 'saveResult', remark: '1–14' },
      { day: -2, time: '10:15', by: FENG_XIAOLAN, action: 'submit' },
    ],
  },
]
