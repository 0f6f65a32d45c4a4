import { defineTexts } from '@apron/contract/texts/define-texts'

export const problemsTexts = defineTexts('problems', {
  forbiddenTitle: { zh: '没有访问权限', en: 'You may not open this page' },
  forbidden: {
    zh: '您的角色不包含此页面。如工作需要，请联系管理员开通。',
    en: 'Your roles do not include this page. If your work needs it, ask your administrator.',
  },
  unknownTitle: { zh: '页面不存在', en: 'There is no such page' },
  unknown: {
    zh: '地址可能有误，或页面已被移除。',
    en: 'The address may be wrong, or the page was removed.',
  },
  wanted: { zh: '地址：{path}', en: 'Address: {path}' },
  toHome: { zh: '返回主页', en: 'Go to the home page' },
  tryAgain: { zh: '重试', en: 'Try again' },
  outageTitle: { zh: '服务暂时不可用', en: 'The service is temporarily unavailable' },
  outage: {
    zh: '您仍处于登录状态。页面会自动重试，无需重新登录。',
    en: 'You are still logged in. The page tries again by itself; there is no need to log in again.',
  },
  crashTitle: { zh: '页面出现错误', en: 'This page has failed' },
  crash: {
    zh: '请刷新页面。其他已保存的内容不受影响。',
    en: 'Reload the page. What was saved is not affected.',
  },
  reload: { zh: '刷新页面', en: 'Reload' },
})
