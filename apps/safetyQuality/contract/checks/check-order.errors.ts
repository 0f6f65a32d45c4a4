import { type ErrorEntry, notFound, refusal } from '@apron/contract/errors/catalogue'

/** Error texts about check orders. The Chinese texts are those of the specification. */
export const CHECK_ORDER_ERRORS = {
  notFound: notFound('检查单不存在或无权查看', 'The check order does not exist or you may not see it'),
  otherSite: refusal(2001, '非当前航站数据，只能查看', 'Record of another site: read-only'),
  ownCheck: refusal(
    2002,
    '检查组长不得审批自己的检查单',
    'The lead checker cannot approve their own check order',
  ),
  resultChanged: refusal(
    409,
    '第{seq}项已由{name}于{time}修改，请在该项选择保留哪一个，再保存',
    'Item {seq} was changed by {name} at {time}. Choose at the item which result to keep, then save again.',
  ),
  conclusionChanged: refusal(
    409,
    '检查结论已被他人修改，请核对后再保存',
    'Somebody else has changed the conclusion. Compare the two, then save again.',
  ),
  noResult: refusal(2010, '第{seq}项尚未选择结果', 'Item {seq} has no result yet'),
  remarkMissing: refusal(
    2011,
    '第{seq}项未检查，请在备注中说明原因',
    'Item {seq} was not inspected: enter the reason as a remark',
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
    'Item {seq}: the measured value is outside its limits, so the result cannot be “conforming”',
  ),
  periodWrong: refusal(2020, '计划完成不能早于计划开始', 'The planned end is before the planned start'),
  checkerTwice: refusal(2021, '检查组长和检查员不能重复', 'Nobody can be in the team twice'),
  itemTextMissing: refusal(2022, '第{seq}项请填写检查内容', 'Item {seq}: enter what is checked'),
  unitMissing: refusal(2023, '第{seq}项请填写单位', 'Item {seq}: enter the unit'),
  limitsWrong: refusal(2024, '第{seq}项下限大于上限', 'Item {seq}: the lower limit is above the upper limit'),
  noItems: refusal(
    2025,
    '检查单还没有检查项目，不能下达',
    'The check order has no items, so it cannot be issued',
  ),
  leadOfUnit: refusal(
    2026,
    '检查组长不得来自被检查单位',
    'The lead checker cannot belong to the checked department',
  ),
  leadMayNot: refusal(
    2027,
    '检查组长没有提交检查结果的权限，或不在本航站工作',
    'The lead checker may not submit results, or does not work at this site',
  ),
  unknownPerson: refusal(2028, '人员“{code}”不存在', 'The person “{code}” does not exist'),
  templateGone: refusal(
    2029,
    '检查模板“{code}”没有生效版本，请另选模板',
    'The check template “{code}” has no revision in force: choose another one',
  ),
  templateOutdated: refusal(
    2030,
    '检查模板已换版，请打开草稿重新保存后再下达',
    'The check template was revised: open the draft and save it again before it is issued',
  ),
  conclusionMissing: refusal(2018, '请填写检查结论', 'Enter the conclusion'),
} as const satisfies Record<string, ErrorEntry>

export type CheckOrderErrorName = keyof typeof CHECK_ORDER_ERRORS
