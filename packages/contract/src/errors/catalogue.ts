import { TOO_MANY_FAILURES } from '../codes/response-codes.ts'

/**
 * Every error the product tells a person about (§8). `code` is the envelope code; `status` is the HTTP status:
 * 200 for what the application decides, the refusal's own number otherwise (wire decision).
 * Texts in braces are filled in. The Chinese texts of the specification are verbatim.
 */
export interface ErrorEntry {
  readonly code: number
  readonly status: 200 | 400 | 401 | 403 | 404 | 413 | 415 | 429 | 503
  readonly zh: string
  readonly en: string
}

export const SERVER_ERRORS = {
  wrongCredentials: {
    code: 1001,
    status: 200,
    zh: '账号或密码错误，请检查后重试',
    en: 'Wrong account or password. Check both and try again.',
  },
  captchaWrong: {
    code: 1002,
    status: 200,
    zh: '验证码错误或已过期，请输入新的验证码',
    en: 'The captcha is wrong or has expired. Enter the new one.',
  },
  tooManyFailures: {
    code: TOO_MANY_FAILURES,
    status: 200,
    zh: '登录失败次数过多，请在 {minutes} 分钟后重试，或使用手机验证码登录',
    en: 'Too many failed logins. Try again in {minutes} minutes, or log in with a code sent to your phone.',
  },
  passwordExpired: {
    code: 61,
    status: 200,
    zh: '密码已过期，请修改密码后登录',
    en: 'Your password has expired. Change it, then log in.',
  },
  passwordTooWeak: {
    code: 1005,
    status: 200,
    zh: '密码过于简单：至少 12 个字符，不能是常见密码，也不能含有账号',
    en: 'The password is too easy to guess. Take at least 12 characters, no common password, not the account.',
  },
  setupLinkInvalid: {
    code: 1006,
    status: 200,
    zh: '该设置链接无效、已使用或已过期，请重新启动服务器以获取新链接',
    en: 'This setup link is invalid, used or expired. Restart the server to get a new one.',
  },
  personLinkInvalid: {
    code: 1031,
    status: 200,
    zh: '该链接无效、已使用或已过期，请向管理员索取新链接',
    en: 'This link is invalid, used or expired. Ask your administrator for a new one.',
  },
  currentPasswordWrong: {
    code: 1032,
    status: 200,
    zh: '当前密码错误，请检查后重试',
    en: 'The current password is wrong. Check it and try again.',
  },
  passwordChangeOver: {
    code: 1033,
    status: 200,
    zh: '本次修改已超时或已使用，请重新提交',
    en: 'This attempt has expired or was used. Submit it again.',
  },
  passwordSame: {
    code: 1034,
    status: 200,
    zh: '新密码不能与当前密码相同',
    en: 'The new password must not be the current one.',
  },
  noPasswordLink: {
    code: 1035,
    status: 200,
    zh: '本门户没有外部的密码链接，请在门户中修改密码',
    en: 'This portal has no link for passwords. Change yours in the portal.',
  },
  codeWrong: {
    code: 1021,
    status: 200,
    zh: '手机验证码错误或已失效，请检查或重新获取',
    en: 'The code is wrong or no longer valid. Check it, or ask for another one.',
  },
  codesTooOften: {
    code: 1022,
    status: 200,
    zh: '验证码发送过于频繁，请在 {minutes} 分钟后重试',
    en: 'Too many codes were asked for. Try again in {minutes} minutes.',
  },
  conflict: {
    code: 409,
    status: 200,
    zh: '数据已被他人修改，请刷新后重试',
    en: 'The record was changed by someone else, please refresh.',
  },
  notAllowedInState: {
    code: 409,
    status: 200,
    zh: '当前状态不允许此操作',
    en: 'Not allowed in the current state.',
  },
  tooFarBack: {
    code: 1004,
    status: 200,
    zh: '结果过多，请缩小查询范围',
    en: 'Too many results. Narrow the filter.',
  },
  boxSizeWrong: {
    code: 1101,
    status: 200,
    zh: '该模块不支持此尺寸，请选择其他尺寸',
    en: 'This box cannot have this size. Choose another one.',
  },
  favouriteNameMissing: {
    code: 1102,
    status: 200,
    zh: '请输入页面名称',
    en: 'Enter the page name.',
  },
  favouriteAddressMissing: {
    code: 1103,
    status: 200,
    zh: '请输入页面地址',
    en: 'Enter the page address.',
  },
  favouriteElsewhere: {
    code: 1104,
    status: 200,
    zh: '该地址不是本门户的页面，无法收藏',
    en: 'This is no page of the portal, so it cannot be a favourite.',
  },
  favouriteExists: {
    code: 409,
    status: 200,
    zh: '该页面已在“我的收藏”中',
    en: 'This page is in your favourites already.',
  },
  favouritesFull: {
    code: 1105,
    status: 200,
    zh: '收藏已达 {max} 个，请先删除不再需要的收藏',
    en: 'You have {max} favourites, which is the most. Delete one that you no longer need.',
  },
  departmentCodeTaken: {
    code: 1061,
    status: 200,
    zh: '部门编码 {code} 已存在，请使用其他编码',
    en: 'There is a department {code} already. Take another code.',
  },
  departmentParentMissing: {
    code: 1062,
    status: 200,
    zh: '上级部门 {code} 不存在或不是部门，请重新选择',
    en: 'The department above, {code}, does not exist or is an enterprise. Choose another one.',
  },
  departmentLoop: {
    code: 1063,
    status: 200,
    zh: '{code} 不能放在自己或自己的下级部门之下，请重新选择上级部门',
    en: '{code} cannot be put below itself or a department below it. Choose another department above.',
  },
  departmentTooDeep: {
    code: 1064,
    status: 200,
    zh: '部门最多 {levels} 级，请选择更高的上级部门',
    en: 'Departments have at most {levels} levels. Choose a higher department above.',
  },
  enterpriseHasNoParent: {
    code: 1065,
    status: 200,
    zh: '客户和供应商没有上级部门，请清除上级部门',
    en: 'Customers and suppliers have no department above. Clear it.',
  },
  departmentInUse: {
    code: 1066,
    status: 200,
    zh: '{code} 中还有 {people} 名人员、{below} 个下级部门、{grants} 项授权，请先移走',
    en: '{code} still has {people} people, {below} departments below and {grants} granted rights. Move them first.',
  },
  airportCodeTaken: {
    code: 1067,
    status: 200,
    zh: '三字码 {code} 已存在，请检查',
    en: 'There is an airport {code} already. Check the three-letter code.',
  },
  airportIcaoTaken: {
    code: 1068,
    status: 200,
    zh: '四字码 {code} 已存在，请检查',
    en: 'There is an airport {code} already. Check the ICAO code.',
  },
  siteInUse: {
    code: 1069,
    status: 200,
    zh: '航站 {code} 还有 {people} 名人员，请先调整他们的航站',
    en: 'The site {code} still has {people} people. Give them other sites first.',
  },
  lastSite: {
    code: 1070,
    status: 200,
    zh: '{code} 是最后一个航站，至少保留一个',
    en: '{code} is the last site. One must stay.',
  },
  translationCodeTaken: {
    code: 1071,
    status: 200,
    zh: '编码 {code} 的翻译已存在，请修改已有的翻译',
    en: 'There is a translation for {code} already. Change that one.',
  },
  translationEmpty: {
    code: 1072,
    status: 200,
    zh: '{code} 的中文和英文不能同时为空',
    en: 'Give {code} a Chinese or an English text.',
  },
  translationNoFile: {
    code: 1073,
    status: 200,
    zh: '{code} 的文件链接须为本系统的文件（/file/…）',
    en: 'The file of {code} must be one of this portal (/file/…).',
  },
  noticeTimeWrong: {
    code: 1074,
    status: 200,
    zh: '发布时间 {time} 不存在，请检查日期和时间',
    en: 'There is no such time as {time}. Check day and time of publication.',
  },
  subAppRefused: {
    code: 1075,
    status: 200,
    zh: '子应用未更改：{reason}',
    en: 'The sub-application was not changed: {reason}',
  },
  fileFormatWrong: {
    code: 1031,
    status: 200,
    zh: '文件格式有误!',
    en: 'This kind of file is not accepted.',
  },
  fileContentWrong: {
    code: 1032,
    status: 200,
    zh: '文件内容与扩展名不符或已损坏，未保存。请检查后重新上传',
    en: 'The content is not what the ending of its name says, or is damaged. Nothing was saved. Check the file, then upload it again.',
  },
  fileUnpacksTooLarge: {
    code: 1033,
    status: 200,
    zh: '文件解压后过大，未保存。请拆分后重新上传',
    en: 'This file becomes too large when it is unpacked. Nothing was saved. Split it, then upload the parts.',
  },
  imageTooLarge: {
    code: 1034,
    status: 200,
    zh: '图片尺寸过大，未保存。请缩小后重新上传',
    en: 'This picture has too many pixels. Nothing was saved. Make it smaller, then upload it again.',
  },
  fileEmpty: {
    code: 1035,
    status: 200,
    zh: '文件为空，未保存',
    en: 'This file is empty. Nothing was saved.',
  },
  fileNotYours: {
    code: 1036,
    status: 200,
    zh: '附件不存在或不是您上传的，请重新上传',
    en: 'An attachment is not there or was uploaded by someone else. Upload it again.',
  },
  badRequest: {
    code: 400,
    status: 400,
    zh: '请求内容有误：{detail}',
    en: 'The request is not valid: {detail}',
  },
  notLoggedIn: { code: 401, status: 401, zh: '未登录', en: 'Not logged in.' },
  forbidden: {
    code: 403,
    status: 403,
    zh: '没有权限执行此操作，请联系管理员',
    en: 'You are not allowed to do this. Ask your administrator.',
  },
  notFound: { code: 404, status: 404, zh: '请求的内容不存在', en: 'There is nothing at this address.' },
  tooLarge: { code: 413, status: 413, zh: '提交的内容过大', en: 'What was sent is too large.' },
  fileTooLarge: {
    code: 413,
    status: 413,
    zh: '文件超过 {mb} MB，未保存',
    en: 'The file is larger than {mb} MB. Nothing was saved.',
  },
  uploadNotMultipart: {
    code: 415,
    status: 415,
    zh: '上传文件请使用 multipart/form-data',
    en: 'Send a file as multipart/form-data.',
  },
  unsupportedMediaType: {
    code: 415,
    status: 415,
    zh: '不支持的内容类型，请使用 JSON',
    en: 'This content type is not accepted. Send JSON.',
  },
  tooManyRequests: {
    code: 429,
    status: 429,
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many requests. Try again in a moment.',
  },
  unavailable: {
    code: 503,
    status: 503,
    zh: '服务暂时不可用，您仍处于登录状态，请稍后重试',
    en: 'The service is temporarily unavailable. You are still logged in; try again in a moment.',
  },
  noRoomForFiles: {
    code: 503,
    status: 503,
    zh: '存储空间不足，文件未保存，请联系管理员',
    en: 'There is no room left for files. Nothing was saved; tell your administrator.',
  },
  filesUnavailable: {
    code: 503,
    status: 503,
    zh: '文件存储暂时不可用，请稍后重试',
    en: 'The store of files is temporarily unavailable. Try again in a moment.',
  },
  unexpected: {
    code: 503,
    status: 503,
    zh: '系统异常，请稍后重试。如持续出现，请将编号 {requestId} 告知管理员',
    en: 'Something went wrong. Try again in a moment. If it goes on, tell your administrator this number: {requestId}',
  },
} as const satisfies Record<string, ErrorEntry>
