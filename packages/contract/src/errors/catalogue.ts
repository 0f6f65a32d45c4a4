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
  alreadyThere: {
    code: 1061,
    status: 200,
    zh: '{name} 已存在，请换一个',
    en: '{name} is there already. Take another one.',
  },
  fieldWrong: {
    code: 1062,
    status: 200,
    zh: '{field}有误：{problem}',
    en: '{field} is not right: {problem}',
  },
  lastAdministrator: {
    code: 1063,
    status: 200,
    zh: '至少要保留一名启用的系统管理员，请先任命另一名',
    en: 'One enabled administrator must remain. Appoint another one first.',
  },
  notYourself: {
    code: 1064,
    status: 200,
    zh: '不能停用自己的账号，请由另一名管理员操作',
    en: 'You cannot disable your own account. Ask another administrator.',
  },
  roleHeld: {
    code: 1065,
    status: 200,
    zh: '该角色由 {count} 人持有，请先收回再删除',
    en: 'This role is still held. Take it from its holders ({count}), then delete it.',
  },
  administrationStays: {
    code: 1066,
    status: 200,
    zh: '系统管理员必须保留“{name}”，否则无人能再管理系统',
    en: 'Administrators must keep “{name}”: without it nobody could run the portal.',
  },
  menuLoop: {
    code: 1067,
    status: 200,
    zh: '“{name}”不能移到自身或其下级之下，请选择其他上级',
    en: '“{name}” cannot lie below itself or an entry below it. Choose another place.',
  },
  menuTooDeep: {
    code: 1068,
    status: 200,
    zh: '菜单最多 {depth} 层，请选择更高的上级',
    en: 'The menu is at most {depth} levels deep. Choose a higher place.',
  },
  menuNotEmpty: {
    code: 1069,
    status: 200,
    zh: '“{name}”下还有 {count} 项，请先移走或删除',
    en: 'There are entries below “{name}” ({count}). Move or delete them first.',
  },
  rightInUse: {
    code: 1070,
    status: 200,
    zh: '该权限仍被使用：{holders}，请先收回',
    en: 'This right is in use: {holders}. Take it away there first.',
  },
  importHeader: {
    code: 1071,
    status: 200,
    zh: '文件的表头不符，缺少或重复的列：{columns}',
    en: 'The header of the file is not right. Missing or repeated columns: {columns}.',
  },
  importUnreadable: {
    code: 1072,
    status: 200,
    zh: '文件不是有效的 CSV：第 {row} 行的引号未闭合或有误',
    en: 'The file is no valid CSV: a quote in row {row} is not closed or out of place.',
  },
  importTooLong: {
    code: 1073,
    status: 200,
    zh: '文件有 {rows} 行，一次最多 {max} 行，请拆分文件',
    en: 'The file has {rows} rows; at most {max} are taken at once. Split it.',
  },
  importWrong: {
    code: 1074,
    status: 200,
    zh: '有 {count} 行有误，第一处在第 {row} 行；未导入任何内容',
    en: 'Nothing was imported. Rows with errors: {count}; the first is row {row}.',
  },
  importChanged: {
    code: 1075,
    status: 200,
    zh: '预览之后文件或数据有变化，请重新预览；未导入任何内容',
    en: 'The file or the data has changed since the preview. Look at it again; nothing was imported.',
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
