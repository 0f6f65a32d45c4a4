import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { Variant } from '@apron/contract/variants/variant'
import { PATHS } from '../paths.ts'
import { canEncrypt } from '../platform/passwords/encrypt-password.ts'
import { currentLanguage } from '../platform/preferences/preferences.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { metaContent } from '../platform/variant.ts'
import { dialogButton } from './dialogs/dialog-button.ts'
import { messageBox } from './dialogs/message-box.ts'
import { h } from './dom.ts'
import { loginForm } from './form/login-form.ts'
import { shield } from './frame/icons.ts'
import { networkLine } from './frame/network-line.ts'
import { noticeList } from './frame/notice-list.ts'
import { pageFrame } from './frame/page-frame.ts'
import { pageLinks } from './frame/page-links.ts'
import { createLoginApi, type LoginApi } from './login-api.ts'
import { createWords, type Words } from './words.ts'

/** Contact details of the safety office; empty where not offered. */
interface SafetyContact {
  readonly phone: string
  readonly mail: string
}

export interface LoginPageOptions {
  readonly variant: Variant
  readonly storage: Storage
  readonly rejectsExpired: boolean
  /** Download address of the mobile app, or empty. */
  readonly mobileApp: string
  /** Contact details of the safety office. */
  readonly safety: SafetyContact
  /** True if the form is shown above a shell after a timeout. */
  readonly again: boolean
  readonly message: string
  readonly onAccepted: (user: UserInfo, warning: string) => Promise<void>
}

/** Renders the login page above everything. Returns a function that removes it. */
export function mountLogin(options: LoginPageOptions): () => void {
  const words = createWords(currentLanguage(options.storage))
  const api = createLoginApi(() => words.language)
  const knownUser = options.storage.get('user')?.code ?? ''
  const removed = new AbortController()
  const form = loginForm({ words, api, rules: options.variant.login, known: knownUser, ...options })
  const titleBefore = document.title
  const page = pageFrame(
    words,
    options.storage,
    'documentTitle',
    h('h1', {}, words.text(options.again ? 'headingAgain' : 'heading')),
    ...(options.again ? [h('p', { class: 'ap-login-hint' }, words.text('workKept'))] : []),
    networkLine(words, removed.signal),
    ...quickSignInUsers(words, api, options),
    form.root,
    ...keyButton(words, api, options),
    ...reportLink(words, options),
    pageLinks(words, api, options.storage, options.mobileApp),
  )
  page.append(noticeList(words, api))
  document.body.append(page)
  form.focus()
  return () => {
    removed.abort()
    form.dispose()
    page.remove()
    document.title = titleBefore
  }
}

/** Users with quick sign-in. Loaded only on devices where anybody has set it up. */
function quickSignInUsers(words: Words, api: LoginApi, options: LoginPageOptions): Node[] {
  const isOn = metaContent('apron-quick-sign-in') === 'on' && canEncrypt()
  if (!isOn || !options.storage.get('quickSignIn')) return []
  const place = h('div')
  import('./quick/quick-people.ts').then(
    ({ showQuickPeople }) => showQuickPeople(place, { words, api, rules: options.variant.login, ...options }),
    // The form below works without them.
    () => undefined,
  )
  return [place]
}

/**
 * Creates the button for security keys and badges. Shown only at the portal's configured address in browsers that
 * support them.
 */
function keyButton(words: Words, api: LoginApi, options: LoginPageOptions): Node[] {
  if (metaContent('apron-security-keys') !== location.origin || !('PublicKeyCredential' in window)) return []
  const message = messageBox()
  const button: HTMLButtonElement = dialogButton(words, 'useKey', 'ap-login-beside ap-login-key', message, {
    load: () => import('./quick/key-login.ts'),
    open: ({ logInByKey }) =>
      logInByKey({ words, api, rules: options.variant.login, ...options, message, button }),
  })
  return [message.root, button]
}

const contactLink = (href: string, text: string) => (text === '' ? [] : [h('a', { href: href + text }, text)])

/**
 * Creates the link to reporting, as prominent as the login itself. Further contacts of the office follow for users who
 * prefer to talk.
 */
function reportLink(words: Words, { again, safety: { phone, mail } }: LoginPageOptions): Node[] {
  const card = h(
    'a',
    // Opens in a new window above a shell, so that its unsaved input stays.
    { class: 'ap-login-report', href: PATHS.voluntaryReporting, ...(again ? { target: '_blank' } : {}) },
    shield(),
    h('span', {}, h('strong', {}, words.text('report')), h('small', {}, words.text('reportHint'))),
  )
  const contacts = [...contactLink('tel:', phone), ...contactLink('mailto:', mail)]
  return contacts.length === 0
    ? [card]
    : [
        card,
        h(
          'p',
          { class: 'ap-login-hint' },
          words.text('reportWays'),
          ...contacts.flatMap(each => [' ', each]),
        ),
      ]
}
