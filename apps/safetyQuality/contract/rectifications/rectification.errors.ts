import { type ErrorEntry, notFound, refusal } from '@apron/contract/errors/catalogue'

/** Error texts about rectification orders. */
export const RECTIFICATION_ERRORS = {
  noRectification: notFound(
    '整改单不存在或无权查看',
    'The rectification order does not exist or you may not see it',
  ),
  ownDepartment: refusal(
    2035,
    '责任部门不得是下达人所在部门',
    'The responsible department cannot be the issuer’s own',
  ),
  respOfOther: refusal(
    2036,
    '责任人“{code}”不属于责任部门',
    'The responsible person “{code}” does not belong to the responsible department',
  ),
  planDueTooLate: refusal(
    2037,
    '措施期限超过该问题等级的上限',
    'The plan is due later than findings of this level allow',
  ),
  rectifyDueTooLate: refusal(
    2038,
    '整改期限超过该问题等级的上限',
    'The order is due later than findings of this level allow',
  ),
  dueInPast: refusal(2039, '期限不能早于今天', 'A due date is before today'),
  planAfterRectify: refusal(2040, '措施期限不能晚于整改期限', 'The plan is due after the order'),
  containmentMissing: refusal(
    2041,
    '一级问题须先填写临时措施',
    'A level 1 finding must be contained first: say what was done at once',
  ),
  noCause: refusal(2042, '请至少填写一个根本原因', 'Enter at least one root cause'),
  statementShort: refusal(
    2043,
    '第{seq}个根本原因至少填写20字',
    'Root cause {seq}: enter at least 20 characters',
  ),
  measureShort: refusal(2044, '第{seq}项措施至少填写10字', 'Action {seq}: enter at least 10 characters'),
  measureWithoutCause: refusal(
    2045,
    '第{seq}项纠正措施须对应一个根本原因',
    'Action {seq}: a corrective action removes one of the causes',
  ),
  ownerMissing: refusal(2046, '第{seq}项措施没有负责人', 'Action {seq} has no owner'),
  measureDueMissing: refusal(2047, '第{seq}项措施没有期限', 'Action {seq} has no due date'),
  measureDueLate: refusal(
    2048,
    '第{seq}项措施的期限晚于整改期限',
    'Action {seq} is due after the order itself',
  ),
  planIncomplete: refusal(
    2049,
    '每个根本原因至少需要一项纠正措施，且需预防措施',
    'Each root cause needs a corrective action, and there must be a preventive action',
  ),
  trainingOnly: refusal(
    2050,
    '措施仅为培训，请在意见中说明为何足够（至少10字）',
    'All actions are training: say in the remark why that is enough (at least 10 characters)',
  ),
  measureOpen: refusal(2051, '第{seq}项措施尚未完成', 'Action {seq} is not done yet'),
  evidenceMissing: refusal(2052, '第{seq}项措施须附证据', 'Action {seq} needs evidence'),
  notIndependent: refusal(
    2053,
    '责任人和措施负责人不得审核或验证本整改单',
    'Neither the responsible person nor the owner of an action may judge this order',
  ),
  watchMissing: refusal(
    2054,
    '请填写观察天数（30至90天）和观察方法',
    'Say how many days the effect is watched (30 to 90), and how',
  ),
  extensionLate: refusal(
    2055,
    '整改期限已过，不能再申请延期',
    'The order is overdue: an extension must be asked for before',
  ),
  extensionPending: refusal(2056, '已有延期申请待审', 'An extension has been asked for already'),
  tooManyExtensions: refusal(2057, '最多延期两次', 'An order is extended twice at most'),
  notLater: refusal(2058, '新期限须晚于原期限', 'The new date is not after the old one'),
  extensionTooLong: refusal(2059, '单次延期不得超过30天', 'One extension is 30 days at most'),
  extensionTooLongLevel1: refusal(
    2060,
    '一级问题单次延期不得超过7天',
    'One extension of a level 1 order is 7 days at most',
  ),
  levelOne: refusal(2061, '一级问题的整改单不得作废', 'A level 1 order cannot be made void'),
  noResponsible: refusal(
    2062,
    '第{seq}项的责任部门没有主管，请在审批时指定责任人',
    'Item {seq}: nobody heads the responsible department; name the responsible person when you approve',
  ),
  watchNotOver: refusal(
    2063,
    '效果观察至{date}，到期后方可判定有效',
    'The effect is watched until {date}; it can be called effective from then on',
  ),
  otherSite: refusal(2064, '非当前航站数据，只能查看', 'Record of another site: read-only'),
} as const satisfies Record<string, ErrorEntry>

export type RectificationErrorName = keyof typeof RECTIFICATION_ERRORS
