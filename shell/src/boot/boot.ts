import '@apron/ui/tokens.css'
import './base.css'
import { safeRedirectTarget } from '@apron/contract/rules/redirect-target'
import { loginPath, PATHS, PUBLIC_PATHS, REDIRECT_QUERY } from '../app/paths.ts'
import { readToken } from '../platform/token-cookie.ts'
import { showBootFailure } from './boot-failure.ts'
import { createBootContext } from './context.ts'
import { loadSharedStyles, preloadShell, whenIdle } from './preload.ts'

/** The first document: the login form at once when nobody is logged in, otherwise the shell. */
const context = createBootContext()

async function openShell(warning: string): Promise<void> {
  const [{ startShell }] = await Promise.all([import('../app/main.tsx'), loadSharedStyles()])
  await startShell(context, warning)
}

function wanted(): string {
  const { pathname, search, hash } = location
  if (pathname !== PATHS.login) return pathname + search + hash
  return safeRedirectTarget(new URLSearchParams(search).get(REDIRECT_QUERY))
}

function openLogin(): void {
  if (location.pathname !== PATHS.login) history.replaceState(null, '', loginPath(wanted()))
  const remove = context.showLogin({
    again: false,
    message: '',
    async onLoggedIn(_user, warning) {
      history.replaceState(null, '', wanted())
      await openShell(warning).catch(showBootFailure)
      remove()
    },
  })
  whenIdle(preloadShell)
}

const isPublic = location.pathname !== PATHS.login && PUBLIC_PATHS.includes(location.pathname)
if (readToken() === null && !isPublic) {
  openLogin()
} else {
  preloadShell()
  openShell('').catch(showBootFailure)
}
