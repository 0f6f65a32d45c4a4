import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { defineTexts } from '@apron/sdk'

export const FORM_TEXTS = defineTexts('pages.form', {
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: CLIENT_TEXTS.saved,
  reload: { zh: '载入最新内容', en: 'Load latest version' },
  reloaded: {
    zh: '已载入最新内容，您填写的内容已保留，请核对后再保存',
    en: 'The latest version is loaded and your entries are kept. Check them, then save again.',
  },
  waiting: {
    zh: '当前无网络，已输入的内容将在网络恢复后自动保存；您可以继续填写。',
    en: 'No network. Your entries will be saved when the network is back. You can continue.',
  },
  gone: { zh: '该记录已不存在', en: 'This record no longer exists' },
})
