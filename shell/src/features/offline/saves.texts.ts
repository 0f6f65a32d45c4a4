import { defineTexts } from '@apron/contract/texts/define-texts'

export const savesTexts = defineTexts('saves', {
  savedLater: { zh: '“{title}”已于 {time} 保存', en: '“{title}” was saved at {time}' },
  refused: { zh: '断网期间保存的内容未被接受', en: 'A save made without a network was not accepted' },
  refusedWhy: {
    zh: '“{title}”未能保存：{reason}。您输入的内容仍保留在本机，打开页面即可核对并重新保存。',
    en: '“{title}” was not saved: {reason} What you typed is still on this device. Open the page to check it and save again.',
  },
  noReason: { zh: '服务器未接受', en: 'the server did not accept it.' },
  open: { zh: '打开页面', en: 'Open the page' },
  later: { zh: '稍后处理', en: 'Later' },
})
