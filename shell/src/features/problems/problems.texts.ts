import { defineTexts } from '@apron/contract/texts/define-texts'

export const problemsTexts = defineTexts('problems', {
  tryAgain: { zh: '重试', en: 'Try again' },
  outageTitle: { zh: '服务暂时不可用', en: 'The service is temporarily unavailable' },
  outage: {
    zh: '您仍处于登录状态。页面会自动重试，无需重新登录。',
    en: 'You are still logged in. The page tries again by itself; you do not need to log in again.',
  },
  awayTitle: { zh: '没有网络', en: 'There is no network' },
  away: {
    zh: '您仍处于登录状态。网络恢复后页面会自动打开，无需重新登录。',
    en: 'You are still logged in. The page opens by itself when the network is back; you do not need to log in again.',
  },
  crashTitle: { zh: '页面出现错误', en: 'This page ran into an error' },
  crash: {
    zh: '请刷新页面。其他已保存的内容不受影响。',
    en: 'Reload the page. Saved work is not affected.',
  },
  crashOffline: {
    zh: '网络已断开。请保持此页面打开，网络恢复后再刷新。其他已保存的内容不受影响。',
    en: 'There is no network. Keep this page open and reload it when the network is back. What was saved is not affected.',
  },
  reload: { zh: '刷新页面', en: 'Reload' },
})
