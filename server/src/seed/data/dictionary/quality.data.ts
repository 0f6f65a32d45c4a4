import type { DirectorySeed } from './dictionary-seed.ts'

/** Risk of findings and of bids. */
export const QUALITY_DIRECTORIES: readonly DirectorySeed[] = [
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
