import { type ErrorEntry, notFound, refusal } from '@apron/contract/errors/catalogue'

/** Error texts of voluntary reporting. */
export const REPORT_ERRORS = {
  noReport: refusal(2065, '未找到对应报告，请核对查询码', 'No report found, check the code'),
  noOfficeKey: refusal(
    2067,
    '安全办公室尚未设置密钥，现在不能接收报告。请使用其他渠道，或稍后再来。',
    'The safety office has no key yet, so reports cannot be taken. Use another channel, or come back later.',
  ),
  workWrong: refusal(
    2068,
    '验证已过期，请再提交一次。您填写的内容仍在。',
    'The check has expired: send it once more. What you filled in is still here.',
  ),
  titleMissing: refusal(2069, '请填写标题', 'Enter a title'),
  narrativeShort: refusal(2070, '请描述经过（至少30字）', 'Describe what happened (30 characters or more)'),
  dateFuture: refusal(2071, '发生日期不能晚于今天', 'Date cannot be in the future'),
  dateOld: refusal(2072, '发生日期不能早于5年前', 'Date cannot be more than five years ago'),
  contactMissing: refusal(2073, '请留下至少一种联系方式', 'Leave at least one way to contact you'),
  nameMissing: refusal(2074, '请填写姓名', 'Enter your name'),
  noneAndOthers: refusal(2075, '“无后果”不能与其他后果同时选择', '“None” cannot be combined'),
  confirmationsMissing: refusal(2076, '请勾选全部确认项', 'Tick all confirmations'),
  categoryMissing: refusal(2077, '请选择报告类别', 'Choose a category'),
  areaMissing: refusal(2078, '请选择区域', 'Choose an area'),
  outcomeMissing: refusal(2079, '请选择实际后果', 'Choose an outcome'),
  phoneWrong: refusal(2080, '电话号码格式不正确', 'This is no phone number'),
  emailWrong: refusal(2081, '邮箱格式不正确', 'This is no e-mail address'),
  nothingToAdd: refusal(
    2082,
    '这份报告已转其他渠道，不能再补充',
    'This report was passed on; nothing can be added',
  ),
  gone: notFound('报告不存在或无权查看', 'The report does not exist or you may not see it'),
  keyThere: refusal(2083, '安全办公室已有密钥', 'The safety office has a key already'),
  noHolder: refusal(
    2084,
    '只有能打开密钥的处理员才能添加他人',
    'Only somebody who can open the key adds others',
  ),
  notOfOffice: refusal(2085, '对方不是自愿报告处理员', 'They are not a handler of voluntary reports'),
  holderThere: refusal(
    2087,
    '对方已有自己的口令，只能由本人更改',
    'They have a passphrase of their own, which only they can change',
  ),
  notYours: refusal(
    2088,
    '只有处理该报告的处理员才能查看联系方式',
    'Only the handler of the report opens its contact data',
  ),
  unknownValue: refusal(
    2089,
    '所选值“{detail}”已不可用，请重新选择',
    'The value “{detail}” is no longer offered: choose another',
  ),
  signedAlready: refusal(2140, '需由另一名处理员复核', 'Another handler has to sign'),
  cardIncomplete: refusal(
    2141,
    '请先填写去识别后的标题和经过',
    'Write the de-identified title and what happened first',
  ),
  cardIncompleteBoth: refusal(
    2142,
    '发布前请用中英文填写全部内容和发生月份',
    'Before publication write all texts in both languages and the month',
  ),
  notSigned: refusal(
    2143,
    '去识别内容须由两名处理员签署',
    'Two handlers have to sign the de-identified text',
  ),
  noOrder: refusal(
    2144,
    '请先由本报告下达至少一张整改单',
    'Issue at least one rectification order from this report first',
  ),
  ordersOpen: refusal(2145, '还有未关闭的整改单：{detail}', 'Rectification orders are still open: {detail}'),
  feedbackMissing: refusal(2146, '请填写给报告人的反馈', 'Write feedback to the reporter'),
  residualIntolerable: refusal(
    2147,
    '剩余风险不可接受，不能关闭',
    'The residual risk is intolerable: the report cannot be closed',
  ),
  residualWorse: refusal(
    2148,
    '剩余风险高于初始风险，请说明原因',
    'The residual risk is worse than the initial one: explain why',
  ),
  residualMissing: refusal(2149, '请选择剩余风险', 'Choose the residual risk'),
  residualDiffers: refusal(
    2150,
    '没有措施时，剩余风险等于初始风险',
    'Without actions the residual risk is the initial one',
  ),
  noActionMissing: refusal(
    2151,
    '请说明为什么不需要措施（至少20字）',
    'Say why no action is needed (20 characters or more)',
  ),
  masterWrong: refusal(
    2154,
    '请输入另一份正在处理的报告的编号',
    'Enter the number of another report that is being worked on',
  ),
  interimMissing: refusal(
    2155,
    '风险不可接受：请填写临时措施',
    'The risk is intolerable: write an interim measure',
  ),
  notAboutReport: refusal(
    2156,
    '该报告现在不能下达整改单',
    'No rectification order can be issued from this report now',
  ),
  filesTooMany: refusal(2160, '附件最多5个', 'At most 5 files'),
  fileKindWrong: refusal(
    2161,
    '只接受JPG、PNG图片、PDF文件和MP4视频',
    'Only JPG and PNG pictures, PDF files and MP4 videos are accepted',
  ),
  fileTooLarge: refusal(
    2162,
    '文件过大：图片和PDF不超过10 MB，视频不超过50 MB',
    'The file is too large: pictures and PDF up to 10 MB, videos up to 50 MB',
  ),
  fileUnreadable: refusal(
    2163,
    '文件已损坏或受保护，无法清除其中的个人信息。请换一种方式，例如截图。',
    'The file is damaged or protected, so personal data cannot be removed from it. Try another way, such as a screenshot.',
  ),
  ticketOver: refusal(
    2164,
    '附件已超过60分钟或已随报告提交，请重新添加附件。您填写的内容仍在。',
    'The attachments are older than 60 minutes or already filed: add them again. What you filled in is still here.',
  ),
  noRoomForFiles: refusal(
    2165,
    '附件空间已满，请不带附件提交，稍后凭查询码补充说明。',
    'There is no room for attachments now. Send the report without them; you can add details by your code later.',
  ),
  stripGone: refusal(2086, '联系方式已销毁', 'The contact data has been destroyed'),
} as const satisfies Record<string, ErrorEntry>
