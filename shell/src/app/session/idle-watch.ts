import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import type { EmployeeInfo } from '@apron/contract/organisation/user-info'
import { isServerTimeInDoubt, serverAhead, serverNow } from '@apron/contract/wire/formats/server-time'
import { runningSession } from '../../features/session/session-store.ts'
import { PUBLIC_PATHS } from '../../paths.ts'
import { isSessionOverFailure } from '../../platform/http/session-over-failure.ts'
import { isExpired, isUseReportDue, withUse } from '../../platform/session-use.ts'
import { listenForUse, onUse } from '../../platform/use-of-page.ts'
import type { Shell } from '../shell.ts'
import { endIdleSession } from './session-actions.ts'

/** Interval of checks, ms. Any use of the page is checked at once. */
const CHECK_INTERVAL_MS = 5_000
/** Without a response within this time the device counts as having slept, ms. */
const TIME_REQUEST_TIMEOUT_MS = 5_000

const timeNow = () => serverNow().getTime()

/** Covers the page when the session has been idle too long, online or offline (AUTH-11). */
export function watchIdle(shell: Pick<Shell, 'http' | 'session' | 'sessionOver' | 'storage' | 'view'>): void {
  const { storage } = shell
  /** Uses the page's monotonic clock, which cannot be changed. */
  let reportedAt = Number.NEGATIVE_INFINITY
  let isAsking = false

  function storeUse({ idleSeconds, leftSeconds }: EmployeeInfo, isUse = true): void {
    const now = timeNow()
    const before = storage.get('sessionUse')
    reportedAt = performance.now()
    storage.set('sessionUse', {
      lastUse: isUse || before === null ? now : before.lastUse,
      idleMs: idleSeconds * 1_000,
      endsAt: now + leftSeconds * 1_000,
      serverAhead: serverAhead(),
    })
  }

  const isOpen = () => shell.session.getState().status === 'loaded' && !shell.view.getState().sessionOver

  /** Covers the page if the session is over. Returns true if the page must not be used now. */
  function check(): boolean {
    const use = storage.get('sessionUse')
    if (!isOpen() || use === null || !isExpired(use, timeNow())) return false
    if (!isServerTimeInDoubt()) endIdleSession(shell)
    else if (!isAsking) void askTime()
    return true
  }

  /** Asks the server for the time, because a changed clock looks like a device that slept. */
  async function askTime(): Promise<void> {
    isAsking = true
    const request = { quiet: true, signal: AbortSignal.timeout(TIME_REQUEST_TIMEOUT_MS) }
    const isKnown = await shell.http.call(whatChanged, request).then(
      () => !isServerTimeInDoubt(),
      () => false,
    )
    isAsking = false
    if (isKnown) check()
    else if (isOpen()) endIdleSession(shell)
  }

  async function reportUse(): Promise<void> {
    reportedAt = performance.now()
    try {
      const employee = await shell.http.call(loginEmployeeInfo, { quiet: true })
      if (runningSession(shell.session)?.user.code === employee.code) storeUse(employee)
    } catch (error) {
      // Offline, only the use on this device counts.
      if (error instanceof CallFailure && isSessionOverFailure(error)) shell.sessionOver()
    }
  }

  shell.session.subscribe(({ status, data, cachedAt = null }, before) => {
    // Cached session data says nothing about how long the session may continue.
    if (status !== 'loaded' || data === null || cachedAt !== null) return
    const wasCached = (before.cachedAt ?? null) !== null
    // Reconnecting does not count as use.
    if (before.status !== 'loaded' || wasCached) storeUse(data.user, !wasCached)
  })
  listenForUse(window)
  onUse(event => {
    if (!isOpen()) return
    // The first touch of a tablet that slept must not reach the page.
    if (check()) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    const use = storage.get('sessionUse')
    if (use === null) return
    const next = withUse(use, timeNow())
    if (next !== null) storage.set('sessionUse', next)
    // On voluntary reporting pages, use is not reported (security note T19).
    if (isUseReportDue(reportedAt, use, performance.now()) && !PUBLIC_PATHS.includes(location.pathname))
      void reportUse()
  })
  setInterval(check, CHECK_INTERVAL_MS)
  for (const wake of ['focus', 'pageshow', 'online']) window.addEventListener(wake, check)
  document.addEventListener('visibilitychange', check)
}
