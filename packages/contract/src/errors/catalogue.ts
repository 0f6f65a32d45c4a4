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
  setupOver: {
    code: 1036,
    status: 200,
    zh: '门户已设置完成，请登录后在系统管理中继续',
    en: 'The portal is set up already. Log in and go on in the administration.',
  },
  userCodeTaken: {
    code: 1037,
    status: 200,
    zh: '该账号已被使用，请换一个',
    en: 'This account is taken. Choose another one.',
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
  unexpected: {
    code: 503,
    status: 503,
    zh: '系统异常，请稍后重试。如持续出现，请将编号 {requestId} 告知管理员',
    en: 'Something went wrong. Try again in a moment. If it goes on, tell your administrator this number: {requestId}',
  },
} as const satisfies Record<string, ErrorEntry>
