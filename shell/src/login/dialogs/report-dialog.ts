import { h } from '../dom.ts'
import type { SafetyContact } from '../safety-contact.ts'
import type { Words } from '../words.ts'
import { openDialog } from './dialog.ts'

const link = (href: string, text: string) =>
  text === '' ? [] : [h('a', { class: 'ap-login-button', href: href + text }, text)]

/** Where something unsafe is reported while the portal has no page for it. */
export function openReportDialog(words: Words, { phone, mail }: SafetyContact): void {
  openDialog(words, 'report', [
    h('p', {}, words.text('reportText')),
    ...link('tel:', phone),
    ...link('mailto:', mail),
  ])
}
