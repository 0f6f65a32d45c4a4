import type { ErrorEntry } from '@apron/contract/errors/catalogue'

/** What safetyQuality tells a person about check orders. The Chinese texts are the specification's. */
export const CHECK_ORDER_ERRORS = {
  notFound: {
    code: 404,
    status: 404,
    zh: '检查单不存在或无权查看',
    en: 'The check order does not exist or you may not see it',
  },
  otherSite: {
    code: 2001,
    status: 200,
    zh: '非当前航站数据，只能查看',
    en: 'Record of another site: it can only be read',
  },
  ownCheck: {
    code: 2002,
    status: 200,
    zh: '检查组长不得审批自己的检查单',
    en: 'The lead checker may not decide on their own check order',
  },
  noResult: { code: 2010, status: 200, zh: '第{seq}项尚未选择结果', en: 'Item {seq} has no result yet' },
  remarkMissing: {
    code: 2011,
    status: 200,
    zh: '第{seq}项未检查，请在备注中说明原因',
    en: 'Item {seq} was not inspected: give the reason as a remark',
  },
  levelMissing: {
    code: 2012,
    status: 200,
    zh: '第{seq}项不符合，请选择问题等级',
    en: 'Item {seq} does not conform: choose the level of the finding',
  },
  descriptionMissing: {
    code: 2013,
    status: 200,
    zh: '第{seq}项请填写问题描述（至少10字）',
    en: 'Item {seq}: describe the finding (at least 10 characters)',
  },
  levelTooLow: {
    code: 2014,
    status: 200,
    zh: '第{seq}项为关键项，不符合时问题等级不得低于二级',
    en: 'Item {seq} is critical: the finding must be level 1 or 2',
  },
  photoMissing: {
    code: 2015,
    status: 200,
    zh: '第{seq}项为关键项，不符合时须附照片',
    en: 'Item {seq} is critical: a nonconformity needs a photo',
  },
  measuredMissing: {
    code: 2016,
    status: 200,
    zh: '第{seq}项请填写实测值',
    en: 'Item {seq}: enter the measured value',
  },
  outOfLimits: {
    code: 2017,
    status: 200,
    zh: '第{seq}项实测值超限，结果不能为符合',
    en: 'Item {seq}: the measured value is outside its limits, so it cannot conform',
  },
  conclusionMissing: { code: 2018, status: 200, zh: '请填写检查结论', en: 'Write the conclusion' },
} as const satisfies Record<string, ErrorEntry>

export type CheckOrderErrorName = keyof typeof CHECK_ORDER_ERRORS
