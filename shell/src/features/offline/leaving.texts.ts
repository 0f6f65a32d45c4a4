import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the confirmation before a logout with unsaved work. */
export const leavingTexts = defineTexts('drafts.leaving', {
  title: { zh: '有未保存的内容', en: 'You have unsaved work' },
  list: {
    zh: '尚未保存：{titles}。这些内容会加密保留在本机，您下次登录后可继续。确定退出登录？',
    en: 'Not saved: {titles}. This work stays encrypted on this device, and you can continue when you log in here again. Log out?',
  },
  waiting: {
    zh: '其中 {count} 项已保存但尚未发送，要等您下次在本机登录且网络可用时才会发送。',
    en: 'Saved but not sent yet: {count}. These are sent when you log in on this device again with a network.',
  },
  more: { zh: '{titles} 等 {count} 项', en: '{titles} and others, {count} in all' },
  between: { zh: '、', en: ', ' },
})
