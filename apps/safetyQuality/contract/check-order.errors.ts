import type { ErrorEntry } from '@apron/contract/errors/catalogue'

/** What is refused although the call was right. */
const refusal = (code: number, zh: string, en: string) => ({ code, status: 200, zh, en })

/** What safetyQuality tells a person about check orders. The Chinese texts are the specification's. */
export const CHECK_ORDER_ERRORS = {
  notFound: {
    code: 404,
    status: 404,
    zh: '检查单不存在或无权查看',
    en: 'The check order does not exist or you may not see it',
  },
  otherSite: refusal(2001, '非当前航站数据，只能查看', 'Record of another site: it can only be read'),
  ownCheck: refusal(
    2002,
    '检查组长不得审批自己的检查单',
    'The lead checker may not decide on their own check order',
  ),
  noResult: refusal(2010, '第{seq}项尚未选择结果', 'Item {seq} has no result yet'),
  remarkMissing: refusal(
    2011,
    '第{seq}项未检查，请在备注中说明原因',
    'Item {seq} was not inspected: give the reason as a remark',
  ),
  levelMissing: refusal(
    2012,
    '第{seq}项不符合，请选择问题等级',
    'Item {seq} does not conform: choose the level of the finding',
  ),
  descriptionMissing: refusal(
    2013,
    '第{seq}项请填写问题描述（至少10字）',
    'Item {seq}: describe the finding (at least 10 characters)',
  ),
  levelTooLow: refusal(
    2014,
    '第{seq}项为关键项，不符合时问题等级不得低于二级',
    'Item {seq} is critical: the finding must be level 1 or 2',
  ),
  photoMissing: refusal(
    2015,
    '第{seq}项为关键项，不符合时须附照片',
    'Item {seq} is critical: a nonconformity needs a photo',
  ),
  measuredMissing: refusal(2016, '第{seq}项请填写实测值', 'Item {seq}: enter the measured value'),
  outOfLimits: refusal(
    2017,
    '第{seq}项实测值超限，结果不能为符合',
    'Item {seq}: the measured value is outside its limits, so it cannot conform',
  ),
  conclusionMissing: refusal(2018, '请填写检查结论', 'Write the conclusion'),
} as const satisfies Record<string, ErrorEntry>

export type CheckOrderErrorName = keyof typeof CHECK_ORDER_ERRORS
