import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the list. Its title is in `drafts.texts.ts`, which the first page needs. */
export const draftsListTexts = defineTexts('draftsList', {
  hint: {
    zh: '您在本机输入但尚未保存的内容，已加密，仅您登录后可见；超过保留期限后自动清除。打开相应页面即可继续。',
    en: 'What you typed on this device but did not save. It is encrypted, only you can see it after you log in, and it is removed automatically after the retention period. Open the page to continue.',
  },
  none: { zh: '本机没有您未保存的内容', en: 'You have no unsaved work on this device' },
  unable: {
    zh: '此地址未使用 https，浏览器不支持加密，因此本机不保留未保存的内容。',
    en: 'This address does not use https, so the browser cannot encrypt. Unsaved work is not kept on this device.',
  },
  formatDraftTime: { zh: '{site} · {time}', en: '{site} · {time}' },
  waitsSince: {
    zh: '{site} · {time} · 已保存，等待发送：网络恢复后自动发送',
    en: '{site} · {time} · saved, waiting to be sent when the network is back',
  },
  discard: { zh: '丢弃“{title}”', en: 'Discard “{title}”' },
  discardLabel: { zh: '丢弃', en: 'Discard' },
  removeAll: { zh: '清除我在本机留下的内容', en: 'Remove my data from this device' },
  removeAllSure: {
    zh: '共 {count} 项未保存内容，以及为断网时保留的记录，将从本机清除，无法恢复。',
    en: 'Unsaved entries: {count}. They and the records kept for offline use will be removed from this device. This cannot be undone.',
  },
  awayTitle: { zh: '没有网络也可以继续', en: 'Continue without a network' },
  awayHint: {
    zh: '门户按 {time} 读取的内容打开。以下记录可以继续填写，输入的内容会加密保留在本机，网络恢复后可以保存。',
    en: 'The portal shows what was loaded on {time}. You can continue with the records listed here: what you type stays encrypted on this device and can be saved when the network is back.',
  },
  removed: { zh: '已清除', en: 'Removed' },
})
