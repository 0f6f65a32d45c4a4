import { STORE_CLIMATE, type TemplateSeed } from './template-seed.ts'

export const TC_01: TemplateSeed = {
  code: 'TC-01',
  name: { zh: '工具管理', en: 'Tool control' },
  checkCat: 'ROUTINE',
  scope: 'D05',
  basis: 'CCAR-145.20; MOM 3.4',
  groups: [
    {
      zh: '标识与清点',
      en: 'Marking and counting',
      items: [
        {
          zh: '工具箱标识清晰、影形定位完整',
          en: 'Tool boxes are clearly marked and the shadow layout is complete',
          method: 'OBSERVE',
          basisRef: 'MOM 3.4.2',
        },
        {
          zh: '清点记录每班两次、签名完整',
          en: 'Tools are counted twice per shift and every count is signed',
          method: 'DOCUMENTS',
          basisRef: 'MOM 3.4.3',
        },
      ],
    },
    {
      zh: '计量与存放',
      en: 'Calibration and storage',
      items: [
        {
          zh: '抽5件计量工具，标签在有效期内',
          en: 'Five calibrated tools sampled: every label is in date',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 3.5.1',
          critical: true,
        },
        {
          zh: '力矩工具归零存放',
          en: 'Torque tools are stored at their lowest setting',
          method: 'OBSERVE',
          basisRef: 'MOM 3.5.4',
        },
      ],
    },
    {
      zh: '借还与丢失',
      en: 'Issue, return and loss',
      items: [
        {
          zh: '借还记录与实物一致',
          en: 'Issue and return records match what is on the shelf',
          method: 'SAMPLE',
          sampleSize: 10,
          basisRef: 'MOM 3.4.5',
        },
        {
          zh: '丢失工具程序可叙述，最近一次记录完整',
          en: 'Staff can explain the lost-tool procedure and the last record is complete',
          method: 'INTERVIEW',
          sampleSize: 2,
          basisRef: 'MOM 3.4.8',
          critical: true,
        },
        {
          zh: '自制工装有编号与批准',
          en: 'Locally made tooling is numbered and approved',
          method: 'DOCUMENTS',
          basisRef: 'MOM 3.6.1',
        },
        {
          zh: '损坏工具隔离并挂签',
          en: 'Damaged tools are tagged and kept apart',
          method: 'OBSERVE',
          basisRef: 'MOM 3.4.7',
        },
      ],
    },
    {
      zh: '现场与库房',
      en: 'At the aircraft and in the crib',
      items: [
        {
          zh: '机上工作有工具清单',
          en: 'Work on the aircraft has a tool list on site',
          method: 'OBSERVE',
          sampleSize: 2,
          basisRef: 'MOM 3.4.4',
        },
        {
          zh: '个人工具经登记',
          en: 'Personal tools are registered',
          method: 'SAMPLE',
          sampleSize: 3,
          basisRef: 'MOM 3.4.6',
        },
        {
          zh: '易耗件（刀头、钻头）计数',
          en: 'Consumable bits and drills are counted',
          method: 'OBSERVE',
          basisRef: 'MOM 3.4.9',
        },
        {
          zh: '库房温湿度记录（10–30 °C，≤70 %RH，实测）',
          en: 'Temperature and humidity of the tool crib (10–30 °C, ≤70 %RH, measured)',
          method: 'MEASURE',
          basisRef: 'MOM 3.5.6',
          measures: STORE_CLIMATE,
        },
      ],
    },
  ],
}
