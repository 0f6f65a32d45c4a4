import { PIN_DAYS, PIN_TRIES } from '@apron/contract/limits/quick-sign-in'
import { defineTexts } from '@apron/contract/texts/define-texts'

export const quickSignInTexts = defineTexts('quickSignIn', {
  title: { zh: '本机快捷登录', en: 'Quick sign-in on this device' },
  hint: {
    zh: '在多人共用的设备上，点自己的姓名即可快速登录。需要受保护权限的操作仍会要求输入密码。',
    en: 'On a shared device you log in by tapping your name. What needs guarded rights still asks for your password.',
  },
  pin: { zh: 'PIN 码', en: 'PIN' },
  noPin: { zh: '本机尚未设置 PIN 码', en: 'You have no PIN on this device.' },
  pinUntil: {
    zh: '已设置，有效至 {time}；在本机用密码登录会自动延长',
    en: 'Set, valid until {time}. Logging in here with your password extends it.',
  },
  newPin: { zh: '新 PIN 码', en: 'New PIN' },
  repeatPin: { zh: '再次输入新 PIN 码', en: 'Repeat the new PIN' },
  pinHint: {
    zh: `6 至 12 位数字，不能是重复或连续的数字、工号或日期。连续输错 ${PIN_TRIES} 次、${PIN_DAYS} 天未用密码登录或修改密码后失效。`,
    en: `6 to 12 digits: no repeated pattern, sequence, employee number, or date. It ends after ${PIN_TRIES} wrong tries, after ${PIN_DAYS} days without a password login, and when your password changes.`,
  },
  faultLength: { zh: '请输入 6 至 12 位数字', en: 'Enter 6 to 12 digits' },
  faultDigits: { zh: 'PIN 码只能是数字', en: 'Use digits only' },
  faultPattern: { zh: '不能是重复或连续的数字', en: 'No repeated pattern or sequence' },
  faultNumber: { zh: '不能含有工号', en: 'Do not use your employee number' },
  faultDate: { zh: '不能是日期', en: 'Do not use a date' },
  notTheSame: { zh: '两次输入的 PIN 码不一致', en: 'The PINs do not match' },
  setPin: { zh: '设置 PIN 码', en: 'Set PIN' },
  changePin: { zh: '更换 PIN 码', en: 'Change PIN' },
  endPin: { zh: '移除 PIN 码', en: 'Remove PIN' },
  pinSet: { zh: 'PIN 码已设置', en: 'PIN set' },
  pinEnded: { zh: 'PIN 码已移除', en: 'PIN removed' },
  needsNetwork: { zh: '需要网络，请稍后重试', en: 'This needs the network. Try again later.' },
  needsHttps: {
    zh: '此页面未通过 https 打开，无法使用快捷登录。请使用 https 地址。',
    en: 'This page was not opened over https, so quick sign-in cannot be used. Use the https address.',
  },
})
