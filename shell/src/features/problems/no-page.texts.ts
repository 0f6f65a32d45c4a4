import { defineTexts } from '@apron/contract/texts/define-texts'

export const noPageTexts = defineTexts('problems.noPage', {
  forbiddenTitle: { zh: '没有访问权限', en: 'You do not have access to this page' },
  forbidden: {
    zh: '您的角色不包含此页面，如工作需要，请联系管理员开通。',
    en: 'Your roles do not include it. If you need it for your work, ask your administrator.',
  },
  unknownTitle: { zh: '页面不存在', en: 'Page not found' },
  unknown: {
    zh: '地址可能有误，或页面已被移除。',
    en: 'The address may be wrong, or the page may have been removed.',
  },
  address: { zh: '地址：{path}', en: 'Address: {path}' },
  toHome: { zh: '返回主页', en: 'Go to home page' },
})
