import type { TemplateSeed } from './template-seed.ts'

export const FS_05: TemplateSeed = {
  code: 'FS-05',
  name: { zh: '飞机库消防', en: 'Hangar fire safety' },
  checkCat: 'ROUTINE',
  scope: 'D05',
  basis: 'GB 50284; MOM 7.3',
  groups: [
    {
      zh: '设施与通道',
      en: 'Equipment and escape routes',
      items: [
        {
          zh: '灭火器压力与铅封',
          en: 'Extinguishers: pressure in the green, seals intact',
          method: 'SAMPLE',
          sampleSize: 10,
          basisRef: 'MOM 7.3.1',
        },
        {
          zh: '疏散通道净宽（m，实测≥1.4）',
          en: 'Clear width of escape routes (m, measured, ≥1.4)',
          method: 'MEASURE',
          basisRef: 'MOM 7.3.2',
          measures: [{ unit: 'm', min: 1.4, max: null }],
        },
        { zh: '消火栓无遮挡', en: 'Hydrants are not blocked', method: 'OBSERVE', basisRef: 'MOM 7.3.2' },
        {
          zh: '泡沫系统值守记录',
          en: 'The foam system is manned and the watch is recorded',
          method: 'DOCUMENTS',
          basisRef: 'MOM 7.3.4',
          critical: true,
        },
        { zh: '防火门常闭', en: 'Fire doors are kept closed', method: 'OBSERVE', basisRef: 'MOM 7.3.3' },
      ],
    },
    {
      zh: '动火与易燃品',
      en: 'Hot work and flammables',
      items: [
        {
          zh: '动火许可与监护记录',
          en: 'Hot-work permits and fire watch are recorded',
          method: 'DOCUMENTS',
          sampleSize: 5,
          basisRef: 'MOM 7.4.2',
          critical: true,
        },
        {
          zh: '电瓶充电间通风',
          en: 'The battery charging room is ventilated',
          method: 'OBSERVE',
          basisRef: 'MOM 7.4.5',
        },
        {
          zh: '油布桶加盖清运',
          en: 'Bins for oily rags are covered and emptied',
          method: 'OBSERVE',
          basisRef: 'MOM 7.4.6',
        },
        {
          zh: '喷漆区静电接地',
          en: 'The paint area is earthed against static',
          method: 'OBSERVE',
          basisRef: 'MOM 7.4.7',
          critical: true,
        },
      ],
    },
    {
      zh: '应急',
      en: 'Emergency',
      items: [
        {
          zh: '应急灯照明30分钟测试记录',
          en: 'The 30-minute test of emergency lights is recorded',
          method: 'DOCUMENTS',
          basisRef: 'MOM 7.3.6',
        },
      ],
    },
  ],
}
