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
