import { defineTexts } from '@apron/contract/texts/define-texts'

/** What the list says; the rest of the portal knows what it is called. */
export const draftsListTexts = defineTexts('draftsList', {
  hint: {
    zh: '您在本机输入但尚未保存的内容，已加密，仅您登录后可见；超过保留期限后自动清除。打开相应页面即可继续。',
    en: 'What you typed on this device and did not save. It is encrypted, only you can see it once you are logged in, and it goes by itself after some days. Open the page to go on.',
  },
  none: { zh: '本机没有您未保存的内容', en: 'Nothing of yours is unsaved on this device' },
  unable: {
    zh: '此地址未使用 https，浏览器不支持加密，因此本机不保留未保存的内容。',
    en: 'This address is without https, so the browser cannot encrypt: what is not saved is not kept on this device.',
  },
  typedAt: { zh: '{site} · {time}', en: '{site} · {time}' },
  waitsSince: { zh: '{site} · {time} · 等待发送', en: '{site} · {time} · waiting to be sent' },
  discard: { zh: '丢弃“{title}”', en: 'Discard “{title}”' },
  discardLabel: { zh: '丢弃', en: 'Discard' },
  removeAll: { zh: '清除我在本机留下的内容', en: 'Remove what I left on this device' },
  removeAllSure: {
    zh: '共 {count} 项未保存内容，以及为断网时保留的记录，将从本机清除，无法恢复。',
    en: '{count} entries that are not saved, and the records kept for when there is no network, go from this device for good.',
  },
  awayTitle: { zh: '没有网络也可以继续', en: 'Go on without a network' },
  awayHint: {
    zh: '门户按 {time} 读取的内容打开。以下记录可以继续填写，输入的内容会加密保留在本机，网络恢复后可以保存。',
    en: 'The portal is open as it was read on {time}. You can go on with what is listed here: what you type stays encrypted on this device and can be saved when the network is back.',
  },
  removed: { zh: '已清除', en: 'Removed' },
})
