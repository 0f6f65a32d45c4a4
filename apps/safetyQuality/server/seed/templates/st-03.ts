import { STORE_CLIMATE, type TemplateSeed } from './template-seed.ts'

export const ST_03: TemplateSeed = {
  code: 'ST-03',
  name: { zh: '航材库房', en: 'Material store' },
  checkCat: 'ROUTINE',
  scope: 'D0802',
  basis: 'CCAR-145.21; MOM 4.2',
  groups: [
    {
      zh: '环境与分区',
      en: 'Climate and zones',
      items: [
        {
          zh: '温湿度（10–30 °C、≤70 %RH，实测）',
          en: 'Temperature and humidity (10–30 °C, ≤70 %RH, measured)',
          method: 'MEASURE',
          basisRef: 'MOM 4.2.1',
          measures: STORE_CLIMATE,
        },
        {
          zh: '合格与隔离区分开并上锁',
          en: 'Serviceable and quarantine areas are separate, and quarantine is locked',
          method: 'OBSERVE',
          basisRef: 'MOM 4.2.2',
        },
      ],
    },
    {
      zh: '实物与寿命',
      en: 'Stock and shelf life',
      items: [
        {
          zh: '抽5批：实物、标签、证书一致',
          en: 'Five batches sampled: part, label and certificate agree',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 4.2.5',
          critical: true,
        },
        {
          zh: '时寿件与化工品按到期先出',
          en: 'Life-limited parts and chemicals are issued first expired, first out',
          method: 'DOCUMENTS',
          basisRef: 'MOM 4.3.2',
        },
        {
          zh: '无超期件在架',
          en: 'No expired item is on the shelf',
          method: 'OBSERVE',
          basisRef: 'MOM 4.3.3',
          critical: true,
        },
      ],
    },
    {
      zh: '特殊存放',
      en: 'Special storage',
      items: [
        {
          zh: '橡胶件避光保存',
          en: 'Rubber parts are kept from light',
          method: 'OBSERVE',
          basisRef: 'MOM 4.3.5',
        },
        {
          zh: '防静电件包装完整',
          en: 'Packaging of static-sensitive parts is intact',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 4.3.6',
        },
        {
          zh: '气瓶固定、空满分区',
          en: 'Cylinders are secured, full and empty ones kept apart',
          method: 'OBSERVE',
          basisRef: 'MOM 4.4.1',
        },
        {
          zh: '危化品柜通风与防泄漏',
          en: 'Cabinets for hazardous goods are ventilated and contain leaks',
          method: 'OBSERVE',
          basisRef: 'MOM 4.4.3',
        },
        { zh: '货架承重标识', en: 'Racks show their load limit', method: 'OBSERVE', basisRef: 'MOM 4.2.7' },
      ],
    },
    {
      zh: '流转与处置',
      en: 'Flow and disposal',
      items: [
        {
          zh: '可疑件隔离与上报',
          en: 'Suspect parts are quarantined and reported',
          method: 'INTERVIEW',
          sampleSize: 2,
          basisRef: 'MOM 4.5.1',
          critical: true,
        },
        {
          zh: '退料状态挂签',
          en: 'Returned material carries a status tag',
          method: 'SAMPLE',
          sampleSize: 5,
          basisRef: 'MOM 4.2.9',
        },
        {
          zh: '收料检验记录',
          en: 'Receiving inspection is recorded',
          method: 'DOCUMENTS',
          sampleSize: 5,
          basisRef: 'MOM 4.2.4',
        },
        {
          zh: '客户来料单独存放',
          en: 'Customer-supplied material is stored separately',
          method: 'OBSERVE',
          basisRef: 'MOM 4.2.8',
        },
        {
          zh: '报废件毁形记录',
          en: 'Mutilation of scrapped parts is recorded',
          method: 'DOCUMENTS',
          basisRef: 'MOM 4.5.3',
        },
      ],
    },
  ],
}
