import { opensOffline } from '../../platform/offline.ts'
import { h, s } from '../dom.ts'
import { createWords, type Words } from '../words.ts'
import { openDialog } from './dialog.ts'
import { type PhoneTextKey, phoneTexts } from './phone-dialog.texts.ts'
import { qrMatrix } from './qr-code.ts'

/** Light modules around the code, which scanners need. */
const QUIET_ZONE = 4
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Draws the QR code dark on light in every theme, because scanners expect it. */
function drawQrCode(words: Words<PhoneTextKey>, address: string): SVGElement {
  const rows = qrMatrix(address, QUIET_ZONE)
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const image = s(
    'svg',
    { viewBox: `0 0 ${rows.length} ${rows.length}`, role: 'img', 'shape-rendering': 'crispEdges' },
    s('rect', { width: '100%', height: '100%', fill: 'white' }),
    s('path', { d: dark.join(''), fill: 'black' }),
  )
  return words.attribute(image, 'aria-label', () => 'qrCode')
}

/**
 * Shows the mobile app or the portal's address for a phone (AUTH-02).
 * @param app download address of the app, or empty if there is none
 */
export function openPhoneDialog({ language }: Words, purpose: 'download' | 'scan', app: string): void {
  // The language cannot change while the dialog covers the page.
  const words = createWords(language, phoneTexts)
  const address = app === '' ? location.origin : app
  const isLocal = LOOPBACK.test(new URL(address).hostname)
  const text = textFor(purpose, app !== '')
  const link = h(
    'a',
    { class: 'ap-login-button', href: address, target: '_blank', rel: 'noopener noreferrer' },
    words.text('downloadLink'),
  )
  openDialog(words, purpose === 'download' ? 'downloadTitle' : 'scanTitle', [
    h('p', {}, words.text(text)),
    h('div', { class: 'ap-login-qr' }, drawQrCode(words, address), h('code', {}, address)),
    ...(isLocal ? [h('p', { class: 'ap-login-hint' }, words.text('onlyHere'))] : []),
    ...(purpose === 'download' && app !== '' ? [link] : []),
  ])
}

function textFor(purpose: 'download' | 'scan', hasApp: boolean): PhoneTextKey {
  if (purpose === 'scan') return hasApp ? 'scanApp' : 'scanPortal'
  if (hasApp) return 'downloadText'
  return opensOffline() ? 'asApp' : 'noApp'
}
