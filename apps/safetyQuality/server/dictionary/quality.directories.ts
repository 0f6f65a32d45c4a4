import { directory, type PredefinedDirectory, value } from '@apron/server-kit/dictionary/predefined-directory'

/** Directories of checks, findings and their causes. */
export const QUALITY_DIRECTORIES: readonly PredefinedDirectory[] = [
  directory(
    'QUALITY',
    'CHECK_CAT',
    ['检查类别', 'Check category'],
    [
      value('ROUTINE', '日常检查', 'Routine check'),
      value('SPECIAL', '专项检查', 'Special check'),
      value('SPOT', '突击抽查', 'Spot check'),
      value('AUDIT', '内部审核', 'Internal audit'),
      value('EXTERNAL', '外部审核迎审', 'External audit'),
      value('FOLLOWUP', '整改复查', 'Follow-up check'),
    ],
  ),
  directory(
    'QUALITY',
    'CHECK_RESULT',
    ['检查结果', 'Check result'],
    [
      value('C', '符合', 'Conforming'),
      value('NC', '不符合', 'Non-conforming'),
      value('OBS', '观察项', 'Observation'),
      value('NA', '不适用', 'Not applicable'),
      value('NI', '未检查', 'Not inspected'),
    ],
  ),
  directory(
    'QUALITY',
    'FINDING_LEVEL',
    ['问题等级', 'Finding level'],
    [
      value('1', '一级（严重）', 'Level 1'),
      value('2', '二级（一般）', 'Level 2'),
      value('3', '三级（建议）', 'Level 3'),
    ],
  ),
  directory(
    'QUALITY',
    'ROOT_CAUSE_CAT',
    ['原因类别', 'Root-cause category'],
    [
      value('A', '资料', 'Information'),
      value('B', '工具设备与防护', 'Tools, equipment, safety gear'),
      value('C', '设计、构型、部件', 'Design, configuration, parts'),
      value('D', '工作/任务', 'Job/task'),
      value('E', '知识与技能', 'Knowledge, skills'),
      value('F', '个人因素', 'Individual'),
      value('G', '环境与设施', 'Environment, facilities'),
      value('H', '组织因素', 'Organisation'),
      value('I', '领导与监督', 'Leadership, supervision'),
      value('J', '沟通', 'Communication'),
    ],
  ),
  directory(
    'QUALITY',
    'RCA_METHOD',
    ['原因分析方法', 'Root-cause method'],
    [
      value('WHY5', '5Why'),
      value('FISH', '鱼骨图', 'Fishbone'),
      value('MEDA', 'MEDA'),
      value('BOWTIE', '领结图', 'Bow tie'),
      value('OTHER', '其他', 'Other'),
    ],
  ),
]
