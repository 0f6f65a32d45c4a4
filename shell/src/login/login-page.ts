import type { UserInfo } from '@apron/contract/entities/user-info'
import type { Variant } from '@apron/contract/variants/variant'
import type { NoticeMemory } from '../boot/notice-memory.ts'
import { PATHS } from '../paths.ts'
import { currentLanguage } from '../platform/preferences/preferences.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { h } from './dom.ts'
import { loginForm } from './form/login-form.ts'
import { shield } from './frame/icons.ts'
import { noticeList } from './frame/notice-list.ts'
import { pageFrame } from './frame/page-frame.ts'
import { pageLinks } from './frame/page-links.ts'
import { createLoginApi } from './login-api.ts'
import { createWords } from './words.ts'

export interface LoginPageOptions {
  readonly variant: Variant
  readonly storage: Storage
  readonly notices: NoticeMemory
  readonly rejectsExpired: boolean
  /** Where the mobile app is downloaded; empty where there is none. */
  readonly mobileApp: string
  /** The form stands over a living shell after a time-out. */
  readonly again: boolean
  readonly message: string
  readonly onAccepted: (user: UserInfo, warning: string) => Promise<void>
}

/** Draws the login page over whatever is there; the answer takes it away again. */
export function mountLogin(options: LoginPageOptions): () => void {
  const words = createWords(currentLanguage(options.storage))
  const api = createLoginApi(() => words.language)
  const form = loginForm({ words, api, rules: options.variant.login, ...options })
  const report = h(
    'a',
    { class: 'ap-login-report', href: PATHS.voluntaryReporting },
    shield(),
    h('span', {}, h('strong', {}, words.text('report')), h('small', {}, words.text('reportHint'))),
  )
  const { page, follow } = pageFrame(
    words,
    options.storage,
    h('h1', {}, words.text(options.again ? 'headingAgain' : 'heading')),
    form.root,
    report,
    pageLinks(words, api, options.storage, options.mobileApp),
  )
  page.append(noticeList(words, api, options.notices))
  const titleBefore = document.title
  follow('documentTitle')
  document.body.append(page)
  form.focus()
  return () => {
    form.dispose()
    page.remove()
    document.title = titleBefore
  }
}
