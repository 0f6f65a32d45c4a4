import { safeRedirectTarget } from '@apron/contract/rules/menus/redirect-target'
import { useEffect } from 'react'
import { PUBLIC_PATHS, REDIRECT_QUERY } from '../../paths.ts'
import { useShell } from '../shell-context.ts'
import { resumeSession } from './session-actions.ts'

/** Delay before the login page reloads after arriving from a public page (AUTH-17). */
const RELOAD_DELAY_MS = 300

/** Shows the login form above the shell, which stays mounted but inaccessible. */
export function LoginGate() {
  const shell = useShell()
  useEffect(() => {
    const { data } = shell.session.getState()
    const { loginMessage } = shell.view.getState()
    const target = safeRedirectTarget(new URLSearchParams(location.search).get(REDIRECT_QUERY))
    const cameFromPublicPage = shell.tabs.getState().views.some(view => PUBLIC_PATHS.includes(view.path))
    if (data === null && cameFromPublicPage) {
      const timer = setTimeout(() => location.reload(), RELOAD_DELAY_MS)
      return () => clearTimeout(timer)
    }
    const shellElement = document.getElementById('shell')
    shellElement?.setAttribute('inert', '')
    const remove = shell.showLogin({
      again: data !== null,
      message: loginMessage,
      onLoggedIn: async user => resumeSession(shell, user, target),
    })
    shell.view.setState({ loginMessage: '' })
    return () => {
      remove()
      shellElement?.removeAttribute('inert')
    }
  }, [shell])
  return null
}
