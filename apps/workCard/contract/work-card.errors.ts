import type { ErrorEntry } from '@apron/contract/errors/catalogue'

/** What is refused although the call was right. */
const refusal = (code: number, zh: string, en: string) => ({ code, status: 200, zh, en })

/** What workCard tells a person. */
export const WORK_CARD_ERRORS = {
  packageUnknown: refusal(
    2200,
    '工作包{no}不存在，或不在当前航站',
    'Package {no} does not exist at this site',
  ),
  packageOver: refusal(
    2201,
    '工作包{no}已放行，不能增加工卡',
    'Package {no} is released: cards can no longer be added',
  ),
  seqTaken: refusal(2202, '工作包{no}中已有序号{seq}', 'Package {no} already has a card with seq. {seq}'),
  ownCard: refusal(2203, '工卡须由编写人以外的人核对', 'Somebody else than its author must check a card'),
  revisionOutdated: refusal(
    2204,
    '手册已换版：{task}现为第{revision}版',
    'The manual was revised: {task} is now at revision {revision}',
  ),
  revisionUnchecked: refusal(
    2205,
    '无法核对手册版次，请人工核对后勾选',
    'Manual revisions could not be checked: check them by hand and tick the box',
  ),
  skillMissing: refusal(2206, '{person}不具备该专业授权', '{person} is not authorised for this skill'),
  notAssignee: refusal(2207, '只有该工卡的执行人可以操作', 'Only people assigned to this card may do this'),
  packageNotInWork: refusal(2208, '工作包尚未开工', 'Work on the package has not begun'),
  predecessorOpen: refusal(2209, '前置工卡{no}尚未完成', 'Card {no} must be completed first'),
  handoverMissing: refusal(2210, '请填写交接内容', 'Fill in the handover'),
  ownHandover: refusal(2211, '交接须由下一班人员接收', 'Somebody of the next shift must take over'),
  stepsOpen: refusal(2212, '步骤{step}尚未签署', 'Step {step} is not signed'),
  toolsOut: refusal(2213, '工具{tool}尚未归还', 'Tool {tool} is not returned'),
  materialOpen: refusal(2214, '航材{pn}尚未安装或退回', 'Material {pn} is neither installed nor returned'),
  noHours: refusal(2215, '请先登记工时', 'Book man-hours first'),
  leadMayNotClose: refusal(2216, '主责人不得关闭本工卡', 'The lead assignee cannot close their own card'),
  customerNeeded: refusal(2217, '须经客户批准', 'The customer must approve it'),
  stepUnknown: refusal(2220, '工卡没有步骤{step}', 'The card has no step {step}'),
  stepSigned: refusal(2221, '步骤{step}已签署', 'Step {step} is signed already'),
  stepNotNext: refusal(2222, '请先签署步骤{step}', 'Sign step {step} first'),
  valueMissing: refusal(2223, '请填写实测值', 'Enter the measured value'),
  outOfLimits: refusal(
    2224,
    '超出限值 {min}–{max} {unit}，需提交非例行',
    'Outside the limits {min}–{max} {unit}: raise a non-routine',
  ),
  remarkMissing: refusal(2225, '请填写备注', 'Enter a remark'),
  nrUnknown: refusal(
    2226,
    '非例行{no}不属于本工卡，或不成立',
    'Non-routine {no} is not of this card, or was rejected',
  ),
  riiOfOwnWork: refusal(2227, '必检员不得为本工卡施工人员', 'The inspector did not do the work'),
  riiSkillMissing: refusal(
    2228,
    '您没有该专业的必检授权',
    'You are not authorised for required inspections of this skill',
  ),
  notPersonal: refusal(
    2229,
    '该授权属于个人，不能代签',
    'This authorisation is personal and cannot be delegated',
  ),
  naNotAllowed: refusal(
    2230,
    '必检和清点工具步骤不能标记为不适用',
    'Required inspections and tool counts cannot be marked as not applicable',
  ),
  notSigned: refusal(
    2231,
    '步骤{step}尚未签署，不能更正',
    'Step {step} is not signed: there is nothing to correct',
  ),
  revisionUnread: refusal(
    2235,
    '工卡已换版，请执行人先确认',
    'The card was revised: somebody assigned to it must acknowledge the revision first',
  ),
  hoursOverlap: refusal(2232, '工时与{card}重叠', 'The hours overlap with {card}'),
  hoursWrong: refusal(2233, '工时的起止时间不正确', 'Begin and end of the hours are not correct'),
  hoursTooMany: refusal(2234, '一天的工时不得超过16小时', 'More than 16 hours on one day cannot be booked'),
  cardUnknown: refusal(2240, '工卡{no}不存在，或不在当前航站', 'Card {no} does not exist at this site'),
  engineeringMissing: refusal(2241, '需要工程答复', 'Engineering has to answer first'),
  limitMissing: refusal(2242, '请填写保留期限（日期、FH或FC）', 'Enter a limit: date, FH or FC'),
  cardNotClosed: refusal(2243, '处理工卡{no}尚未关闭', 'Card {no} is not closed yet'),
  releaseBlocked: refusal(2250, '放行检查单未清空，不能放行', 'The release check list is not empty'),
  releaseUnchecked: refusal(
    2251,
    '无法核对{neighbour}，请人工核对后勾选',
    '{neighbour} could not be checked: check by hand and tick the box',
  ),
  signedRii: refusal(
    2252,
    '您签署了本工作包的必检项目，不得放行',
    'You signed a required inspection of this package and cannot release it',
  ),
  packageNotEmpty: refusal(
    2254,
    '工作包中还有{n}张工卡，不能删除',
    'The package still holds cards: {n}. It cannot be deleted',
  ),
  cardsOpen: refusal(2253, '还有{n}张工卡未关闭', 'Cards not closed: {n}'),
} as const satisfies Record<string, ErrorEntry>
