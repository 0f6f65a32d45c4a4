import type { TemplateSeed } from './template-seed.ts'

export const HF_06: TemplateSeed = {
  code: 'HF-06',
  name: { zh: '交接班', en: 'Shift handover' },
  checkCat: 'SPECIAL',
  scope: 'D05',
  basis: 'CCAR-145.26; MOM 5.4',
  groups: [
    {
      zh: '交接内容',
      en: 'What is handed over',
      items: [
        {
          zh: '交接有书面与口头两种',
          en: 'Handover is both written and spoken',
          method: 'OBSERVE',
          basisRef: 'MOM 5.4.1',
        },
        {
          zh: '未完工步骤逐条交清',
          en: 'Unfinished steps are handed over one by one',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 5.4.2',
          critical: true,
        },
        {
          zh: '接班人签收',
          en: 'The incoming shift signs for it',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.4.3',
        },
        {
          zh: '工具与件交清',
          en: 'Tools and parts are handed over completely',
          method: 'OBSERVE',
          basisRef: 'MOM 5.4.4',
          critical: true,
        },
        {
          zh: '关键任务中断点有标识',
          en: 'Where a critical task was interrupted is marked',
          method: 'OBSERVE',
          basisRef: 'MOM 5.4.5',
        },
      ],
    },
    {
      zh: '疲劳与工时',
      en: 'Fatigue and hours',
      items: [
        {
          zh: '连续夜班不超过4个',
          en: 'Nobody works more than four nights in a row',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.6.1',
        },
        {
          zh: '单班工时不超过12小时（实测h）',
          en: 'No shift is longer than 12 hours (longest, measured in h)',
          method: 'MEASURE',
          basisRef: 'MOM 5.6.2',
          measures: [{ unit: 'h', min: null, max: 12 }],
        },
        { zh: '休息区可用', en: 'The rest area can be used', method: 'OBSERVE', basisRef: 'MOM 5.6.4' },
        {
          zh: '班前会记录',
          en: 'Pre-shift briefings are recorded',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.4.6',
        },
      ],
    },
  ],
}
