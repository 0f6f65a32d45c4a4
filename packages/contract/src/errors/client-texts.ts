/** Errors and confirmations worded by the client (§8), in both languages. Chinese texts of the specification are verbatim. */
export const CLIENT_TEXTS = {
  promptTitle: { zh: '提示', en: 'Notice' },
  sessionOver: { zh: '登录超时，请重新登录', en: 'Your session has timed out. Log in again.' },
  requestRejected: { zh: '请求数据失败', en: 'The request failed' },
  requestFailed: { zh: '请求失败：', en: 'Request failed: ' },
  captchaFailed: { zh: '获取验证码失败', en: 'Failed to get captcha' },
  notPermitted: { zh: '权限限制，请联系管理员', en: 'You do not have permission. Ask your administrator.' },
  notLoggedIn: { zh: '未登录', en: 'Not logged in' },
  columnsReadFailed: { zh: '获取自定义表头({code})失败', en: 'Could not read the column setting ({code})' },
  columnsSaveFailed: { zh: '更新自定义表头({code})失败', en: 'Could not save the column setting ({code})' },
  interfaceException: { zh: '接口异常', en: 'The service did not answer' },
  unreached: { zh: '无法连接门户，请检查网络', en: 'The portal cannot be reached. Check the network.' },
  airportSwitched: {
    zh: '已切换航站, 是否刷新以查看最新页面数据?',
    en: 'The site was changed. Reload to see its data?',
  },
  notSentLater: {
    zh: '。此操作不会自动补发，网络恢复后请再次操作。',
    en: ' It is not sent automatically: try again when the network is back.',
  },
  savedLater: {
    zh: '当前无网络，将在恢复后自动保存',
    en: 'No network. This will be saved when the network is back.',
  },
  saved: { zh: '保存成功', en: 'Saved' },
  settingDone: { zh: '设置成功', en: 'Setting saved' },
} as const satisfies Record<string, { zh: string; en: string }>
