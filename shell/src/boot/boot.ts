import '@apron/ui/tokens.css'
import './base.css'
import '../login/login.css'
import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'
import { assumeServerAhead, serverNow } from '@apron/contract/wire/formats/server-time'
import { forgetDeviceKey } from '@apron/offline/forget-key'
import type { FirstDocumentPage } from '../first-document/first-document-page.ts'
import {
  FIRST_DOCUMENT_PATHS,
  type FirstDocumentPath,
  loginPath,
  PATHS,
  PUBLIC_PATHS,
  REDIRECT_QUERY,
} from '../paths.ts'
import { isExpired } from '../platform/session-use.ts'
import { forgetSession } from '../platform/storage/forget-session.ts'
import { readToken } from '../platform/token-cookie.ts'
import { isSupportedBrowser, showBootFailure, showUnsupportedBrowser } from './boot-failure.ts'
import { type BootContext, createBootContext } from './context.ts'
import { loadSharedStyles, preloadShell, whenIdle } from './preload.ts'

async function openShell(context: BootContext, warning: string): Promise<void> {
  const [{ startShell }] = await Promise.all([import('../app/main.tsx'), loadSharedStyles()])
  await startShell(context, warning)
}

function targetPath(): string {
  const { pathname, search, hash } = location
  if (pathname !== PATHS.login) return pathname + search + hash
  return safeRedirectTarget(new URLSearchParams(search).get(REDIRECT_QUERY))
}

function openLogin(context: BootContext): void {
  if (location.pathname !== PATHS.login) history.replaceState(null, '', loginPath(targetPath()))
  // Opens the portal when a user logs in in another window.
  const listening = new AbortController()
  const openAfterLogin = () => {
    if (readToken() !== null && context.storage.get('user') !== null) location.replace(targetPath())
  }
  window.addEventListener('storage', openAfterLogin, { signal: listening.signal })
  const remove = context.showLogin({
    again: false,
    message: '',
    async onLoggedIn(_user, warning) {
      listening.abort()
      // Navigates to another page of the first document, which needs only the login.
      if (firstDocumentPath(targetPath()) !== undefined) return location.assign(targetPath())
      history.replaceState(null, '', targetPath())
      await openShell(context, warning).catch(showBootFailure)
      remove()
    },
  })
  whenIdle(preloadShell)
}

/** Pages without a shell, loaded on demand. */
const PAGES: Record<FirstDocumentPath, () => Promise<{ openPage: FirstDocumentPage }>> = {
  [PATHS.welcome]: () => import('../first-document/welcome/welcome-page.ts'),
  [PATHS.setup]: () => import('../first-document/setup/setup-page.ts'),
  [PATHS.passwordPage]: () => import('../first-document/password-page/password-page.ts'),
}

function firstDocumentPath(path: string): FirstDocumentPath | undefined {
  return FIRST_DOCUMENT_PATHS.find(known => known === path)
}

async function openFirstDocumentPage(context: BootContext, path: FirstDocumentPath): Promise<void> {
  const { openPage } = await PAGES[path]()
  openPage(context)
}

/** Starts the portal: the login form if nobody is logged in, otherwise the shell. */
function start(): void {
  const context = createBootContext()
  if (!isSupportedBrowser({ window, setPrototype: Set.prototype })) return showUnsupportedBrowser()
  // An idle session has ended, even if the page was closed in the meantime (AUTH-11).
  const use = context.storage.get('sessionUse')
  if (use !== null) assumeServerAhead(use.serverAhead)
  if (use !== null && isExpired(use, serverNow().getTime())) forgetSession(context.storage)
  // After the browser was closed there is no session, so the key is removed.
  else if (readToken() === null) void forgetDeviceKey()

  const ownPage = firstDocumentPath(location.pathname)
  const isPublic = location.pathname !== PATHS.login && PUBLIC_PATHS.includes(location.pathname)
  if (ownPage !== undefined) {
    openFirstDocumentPage(context, ownPage).catch(showBootFailure)
  } else if (readToken() === null && !isPublic) {
    openLogin(context)
  } else {
    preloadShell()
    openShell(context, '').catch(showBootFailure)
  }
}

try {
  start()
} catch (error) {
  showBootFailure(error)
}
