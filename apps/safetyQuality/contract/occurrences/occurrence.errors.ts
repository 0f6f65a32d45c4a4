import { type ErrorEntry, notFound, refusal } from '@apron/contract/errors/catalogue'

/** Error texts about occurrence and defect reports. */
export const OCCURRENCE_ERRORS = {
  gone: notFound('报告不存在或无权查看', 'The report does not exist or you may not see it'),
  regMissing: refusal(2110, '请填写机号', 'Enter the registration'),
  regWrong: refusal(2111, '机号格式不正确', 'This is not a registration'),
  partNoWrong: refusal(2112, '件号格式不正确', 'This is not a part number'),
  deadlineWrong: refusal(
    2113,
    '请同时填写强制报告期限的日期和时间',
    'Enter both date and time of the mandatory deadline',
  ),
  siteWrong: refusal(2114, '航站为三个字母', 'A site has three letters'),
  pairWrong: refusal(
    2115,
    '只能关联您自己的另一语言的报告',
    'Only a report of your own in the other language can be linked',
  ),
} as const satisfies Record<string, ErrorEntry>
