import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts of the dialogs for the mobile app and for opening the portal on a phone. */
export const phoneTexts = {
  downloadTitle: { zh: '下载移动端', en: 'Download the mobile app' },
  downloadText: {
    zh: '移动应用在下面的地址下载，链接在新窗口打开。',
    en: 'Download the app at this address. The link opens in a new window.',
  },
  downloadLink: { zh: '打开下载地址', en: 'Open download page' },
  asApp: {
    zh: '本门户没有单独的移动应用：用手机浏览器打开下面的地址，登录一次并添加到主屏幕，即可像应用一样使用，没有网络时也能打开。',
    en: 'This portal has no app of its own. Open this address in the phone’s browser, log in once and add it to the home screen: it then works like an app and opens without a network.',
  },
  noApp: {
    zh: '本门户没有单独的移动应用：用手机浏览器打开下面的地址即可使用，也可将其添加到主屏幕作为快捷方式。',
    en: 'This portal has no app of its own. Open this address in the phone’s browser; you can add it to the home screen as a shortcut.',
  },
  scanTitle: { zh: '手机扫码', en: 'Scan with your phone' },
  scanApp: { zh: '用手机相机扫码，下载移动应用。', en: 'Scan with the phone’s camera to download the app.' },
  scanPortal: {
    zh: '用手机相机扫码，在手机上打开门户。',
    en: 'Scan with the phone’s camera to open the portal there.',
  },
  qrCode: { zh: '二维码', en: 'QR code' },
  onlyHere: {
    zh: '此地址只在本机可用，手机无法打开。请用门户的正式地址打开本页后再扫码。',
    en: 'This address works only on this machine, so a phone cannot open it. Open this page at the portal’s real address, then scan.',
  },
} as const satisfies Readonly<Record<string, TextPair>>

export type PhoneTextKey = keyof typeof phoneTexts
