import type { TemplateSeed } from './template-seed.ts'

export const LS_04: TemplateSeed = {
  code: 'LS-04',
  name: { zh: '航线站点', en: 'Line station' },
  checkCat: 'AUDIT',
  scope: 'D06',
  basis: 'CCAR-145.19; MOM 6.1',
  groups: [
    {
      zh: '人员与手册',
      en: 'People and manuals',
      items: [
        {
          zh: '站点授权人员清单有效',
          en: 'The list of authorised staff of the station is valid',
          method: 'DOCUMENTS',
          basisRef: 'MOM 6.1.2',
          critical: true,
        },
        {
          zh: '手册终端为有效版',
          en: 'The manual terminal shows the revision in force',
          method: 'SAMPLE',
          sampleSize: 2,
          basisRef: 'MOM 6.1.4',
          critical: true,
        },
      ],
    },
    {
      zh: '工具与地面设备',
      en: 'Tools and ground equipment',
      items: [
        {
          zh: '航线工具箱清点',
          en: 'Line tool boxes are counted',
          method: 'SAMPLE',
          sampleSize: 2,
          basisRef: 'MOM 3.4.3',
        },
        {
          zh: '力矩工具有效期',
          en: 'Torque tools are in date',
          method: 'SAMPLE',
          sampleSize: 3,
          basisRef: 'MOM 3.5.1',
          critical: true,
        },
        {
          zh: '轮挡与反光锥数量',
          en: 'Chocks and cones are complete in number',
          method: 'OBSERVE',
          basisRef: 'MOM 6.2.1',
        },
      ],
    },
    {
      zh: '勤务与记录',
      en: 'Servicing and records',
      items: [
        {
          zh: '滑油、液压油批次可追溯',
          en: 'Batches of oil and hydraulic fluid can be traced',
          method: 'SAMPLE',
          sampleSize: 3,
          basisRef: 'MOM 4.2.5',
        },
        {
          zh: '加油后防静电接地',
          en: 'Static bonding is in place after refuelling',
          method: 'OBSERVE',
          basisRef: 'MOM 6.3.2',
        },
        {
          zh: '航后记录本填写完整',
          en: 'After-flight log books are filled in completely',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 6.3.5',
        },
        {
          zh: '保留故障在期内',
          en: 'Deferred defects are within their limits',
          method: 'DOCUMENTS',
          basisRef: 'MOM 6.3.6',
          critical: true,
        },
      ],
    },
    {
      zh: '现场安全',
      en: 'Safety on the ramp',
      items: [
        {
          zh: '外来物袋与巡查',
          en: 'FOD bags are available and walks are made',
          method: 'OBSERVE',
          basisRef: 'MOM 6.4.1',
        },
        {
          zh: '夜班照明（照度 lx，实测≥200）',
          en: 'Lighting at night (illuminance in lx, measured, ≥200)',
          method: 'MEASURE',
          basisRef: 'MOM 6.4.3',
          measures: [{ unit: 'lx', min: 200, max: null }],
        },
        {
          zh: '防护用品',
          en: 'Protective equipment is available and worn',
          method: 'OBSERVE',
          basisRef: 'MOM 6.4.4',
        },
        {
          zh: '牵引人员授权',
          en: 'Towing crew is authorised',
          method: 'DOCUMENTS',
          sampleSize: 3,
          basisRef: 'MOM 6.4.6',
        },
      ],
    },
    {
      zh: '季节与应急',
      en: 'Season and emergency',
      items: [
        {
          zh: '除冰液浓度记录',
          en: 'Concentration of de-icing fluid is recorded',
          method: 'DOCUMENTS',
          basisRef: 'MOM 6.5.1',
        },
        {
          zh: '交接记录',
          en: 'Handover is recorded',
          method: 'DOCUMENTS',
          sampleSize: 3,
          basisRef: 'MOM 5.4.1',
        },
        {
          zh: '应急联系表',
          en: 'The emergency contact list is up to date and on display',
          method: 'OBSERVE',
          basisRef: 'MOM 6.5.4',
        },
      ],
    },
  ],
}
