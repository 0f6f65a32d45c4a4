import { CallFailure } from '@apron/contract/errors/call-failure'
import type { Notice } from '@apron/contract/messages/notice'
import { h } from '../dom.ts'
import { serverMessage } from '../failure-text.ts'
import type { LoginApi } from '../login-api.ts'
import type { Words } from '../words.ts'

function createEntry(words: Words, notice: Notice): HTMLElement {
  const kind = h('span', { class: 'ap-login-kind' })
  words.watch(() => {
    kind.textContent = words.get(notice.kind === 'version' ? 'version' : 'notices')
  })
  const date = h('time', {}, notice.publishTime.slice(0, 10))
  return h(
    'details',
    { class: 'ap-login-notice' },
    h('summary', {}, kind, h('span', { class: 'ap-login-notice-title' }, notice.title), date),
    h('p', {}, notice.content),
  )
}

/** Limit that keeps the page short. The home page shows all notices. */
const MAX_NOTICES = 4

/**
 * Returns the version notice and the newest others, in order, so that notices do not crowd out the version
 * notice (AUTH-02).
 */
export function visibleNotices(notices: readonly Notice[]): Notice[] {
  const version = notices.find(notice => notice.kind === 'version')
  const others = notices.filter(notice => notice !== version)
  const visible = new Set([
    version,
    ...others.slice(0, version === undefined ? MAX_NOTICES : MAX_NOTICES - 1),
  ])
  return notices.filter(notice => visible.has(notice))
}

/**
 * Shows notices and the version notice (AUTH-02). The page is complete without them, so a failure leaves the
 * place empty.
 */
export function noticeList(words: Words, api: LoginApi): HTMLElement {
  const list = words.attribute(
    h('section', { class: 'ap-login-notices', hidden: true }),
    'aria-label',
    () => 'notices',
  )
  let shownLanguage: string | null = null

  async function fill(): Promise<void> {
    const notices = await api.notices()
    list.hidden = notices.length === 0
    list.replaceChildren(...visibleNotices(notices).map(notice => createEntry(words, notice)))
  }

  words.watch(() => {
    if (shownLanguage === words.language) return
    shownLanguage = words.language
    fill().catch((failure: unknown) => {
      if (!(failure instanceof CallFailure)) return reportError(failure)
      // The form reports an unreachable server, so the notices do not.
      list.replaceChildren(...serverMessage(failure).map(text => h('p', {}, text)))
      list.hidden = list.childElementCount === 0
    })
  })
  return list
}
