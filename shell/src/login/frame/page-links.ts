import type { Storage } from '../../platform/storage/storage.ts'
import { dialogButton } from '../dialogs/dialog-button.ts'
import { messageBox } from '../dialogs/message-box.ts'
import { h } from '../dom.ts'
import type { LoginApi } from '../login-api.ts'
import type { Words } from '../words.ts'
import { download, place, scan } from './icons.ts'

/** Creates the further links of the login page: this device's site, the mobile app and the QR code (AUTH-02). */
export function pageLinks(words: Words, api: LoginApi, storage: Storage, mobileApp: string): HTMLElement {
  const message = messageBox()
  const style = 'ap-login-switch'
  const chosen = h('span')
  words.watch(() => {
    const site = storage.get('loginSite')
    chosen.textContent = site === null ? '' : words.get('siteChosen').replace('{site}', site.threeCode)
  })
  const site = dialogButton(words, 'switchSite', style, message, {
    load: () => import('../dialogs/site-dialog.ts'),
    open: ({ openSiteDialog }) => openSiteDialog(words, api, storage, () => words.use(words.language)),
  })
  site.prepend(place())
  site.append(chosen)
  const phone = (purpose: 'download' | 'scan') =>
    dialogButton(words, purpose, style, message, {
      load: () => import('../dialogs/phone-dialog.ts'),
      open: ({ openPhoneDialog }) => openPhoneDialog(words, purpose, mobileApp),
    })
  const app = phone('download')
  app.prepend(download())
  const code = phone('scan')
  code.prepend(scan())
  return h('div', {}, h('div', { class: 'ap-login-links' }, site, app, code), message.root)
}
