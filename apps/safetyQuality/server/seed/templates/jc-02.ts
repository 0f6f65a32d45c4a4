import type { TemplateSeed } from './template-seed.ts'

export const JC_02: TemplateSeed = {
  code: 'JC-02',
  name: { zh: '工卡与签署', en: 'Job cards and sign-off' },
  checkCat: 'ROUTINE',
  scope: 'D05',
  basis: 'CCAR-145.26; MOM 5.2',
  groups: [
    {
      zh: '版次与签署',
      en: 'Revision and sign-off',
      items: [
        {
          zh: '工卡版次与手册有效版一致',
          en: 'The card revision agrees with the manual in force',
          method: 'SAMPLE',
          sampleSize: 10,
          basisRef: 'MOM 5.2.1',
        },
        {
          zh: '步骤逐项签署，无跳签、代签',
          en: 'Every step is signed in order; none skipped, none signed for another',
          method: 'SAMPLE',
          sampleSize: 10,
          basisRef: 'MOM 5.2.3',
        },
        {
          zh: '实测值与单位已填写',
          en: 'Measured values are entered with their units',
          method: 'SAMPLE',
          sampleSize: 10,
          basisRef: 'MOM 5.2.4',
        },
        {
          zh: '必检项由独立检验员签署',
          en: 'Required inspection items are signed by an independent inspector',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.3.2',
        },
        {
          zh: '更改符合程序并有批准',
          en: 'Changes follow the procedure and are approved',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.2.6',
        },
      ],
    },
    {
      zh: '可追溯性',
      en: 'Traceability',
      items: [
        {
          zh: '航材批次与证书可追溯',
          en: 'Part batches and certificates can be traced',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 4.2.5',
        },
        {
          zh: '工具编号已登记',
          en: 'Tool numbers are recorded',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 3.4.4',
        },
      ],
    },
    {
      zh: '交接与未完工',
      en: 'Handover and open work',
      items: [
        {
          zh: '交接记录完整',
          en: 'Handover records are complete',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.4.1',
        },
        {
          zh: '未完工步骤有标识',
          en: 'Unfinished steps are marked',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.4.2',
        },
      ],
    },
    {
      zh: '完整性与关闭',
      en: 'Completeness and closing',
      items: [
        {
          zh: '工时已填',
          en: 'Man-hours are entered',
          method: 'SAMPLE',
          sampleSize: 10,
          basisRef: 'MOM 5.2.8',
        },
        {
          zh: '完工日期已填',
          en: 'The completion date is entered',
          method: 'SAMPLE',
          sampleSize: 10,
          basisRef: 'MOM 5.2.8',
        },
        {
          zh: '中文内容齐全',
          en: 'The Chinese text is complete',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.1.3',
        },
        { zh: '附件齐全', en: 'All attachments are present', method: 'DOCUMENTS', basisRef: 'MOM 5.2.9' },
        {
          zh: '非例行已关闭或保留',
          en: 'Non-routine cards are closed or deferred',
          method: 'DOCUMENTS',
          basisRef: 'MOM 5.5.2',
        },
      ],
    },
  ],
}
