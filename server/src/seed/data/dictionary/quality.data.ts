import { type DirectorySeed, same } from './dictionary-seed.ts'

/** Check orders, findings, causes and risk. */
export const QUALITY_DIRECTORIES: readonly DirectorySeed[] = [
  {
    code: 'CHECK_CAT',
    zh: '检查类别',
    en: 'Check category',
    entries: [
      ['ROUTINE', '日常检查', 'Routine check'],
      ['SPECIAL', '专项检查', 'Special check'],
      ['SPOT', '突击抽查', 'Spot check'],
      ['AUDIT', '内部审核', 'Internal audit'],
      ['EXTERNAL', '外部审核迎审', 'External audit'],
      ['FOLLOWUP', '整改复查', 'Follow-up check'],
    ],
  },
  {
    code: 'CHECK_RESULT',
    zh: '检查结果',
    en: 'Check result',
    entries: [
      ['C', '符合', 'Conforming'],
      ['NC', '不符合', 'Non-conforming'],
      ['OBS', '观察项', 'Observation'],
      ['NA', '不适用', 'Not applicable'],
      ['NI', '未检查', 'Not inspected'],
    ],
  },
  {
    code: 'FINDING_LEVEL',
    zh: '问题等级',
    en: 'Finding level',
    entries: [
      ['1', '一级（严重）', 'Level 1'],
      ['2', '二级（一般）', 'Level 2'],
      ['3', '三级（建议）', 'Observation'],
    ],
  },
  {
    code: 'ROOT_CAUSE_CAT',
    zh: '原因类别',
    en: 'Root-cause category',
    entries: [
      ['A', '资料', 'Information'],
      ['B', '工具设备与防护', 'Tools, equipment, safety gear'],
      ['C', '设计、构型、部件', 'Design, configuration, parts'],
      ['D', '工作/任务', 'Job/task'],
      ['E', '知识与技能', 'Knowledge, skills'],
      ['F', '个人因素', 'Individual'],
      ['G', '环境与设施', 'Environment, facilities'],
      ['H', '组织因素', 'Organisation'],
      ['I', '领导与监督', 'Leadership, supervision'],
      ['J', '沟通', 'Communication'],
    ],
  },
  {
    code: 'RCA_METHOD',
    zh: '原因分析方法',
    en: 'Root-cause method',
    entries: [
      same('WHY5', '5Why'),
      ['FISH', '鱼骨图', 'Fishbone'],
      same('MEDA'),
      ['BOWTIE', '领结图', 'Bow tie'],
      ['OTHER', '其他', 'Other'],
    ],
  },
  {
    code: 'RISK_SEV',
    zh: '风险严重性',
    en: 'Risk severity',
    entries: [
      ['A', '灾难性', 'Catastrophic'],
      ['B', '危险的', 'Hazardous'],
      ['C', '重大', 'Major'],
      ['D', '轻微', 'Minor'],
      ['E', '可忽略', 'Negligible'],
    ],
  },
  {
    code: 'RISK_LIK',
    zh: '风险可能性',
    en: 'Risk likelihood',
    entries: [
      ['5', '频繁', 'Frequent'],
      ['4', '偶然', 'Occasional'],
      ['3', '很少', 'Remote'],
      ['2', '不大可能', 'Improbable'],
      ['1', '极不可能', 'Extremely improbable'],
    ],
  },
]
