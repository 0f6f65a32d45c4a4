import { PEOPLE } from '@apron/e2e/harness/people'
import type { PortalServer } from '@apron/e2e/harness/servers/portal-server'
import {
  loginUsableAt,
  ofFirstPage,
  recordLoginForm,
  recordTransfers,
  repeatedCalls,
  scriptBytes,
} from '@apron/e2e/harness/transfers'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import { LoginPage } from '@apron/e2e/pages/sign-in/login-page'
import { WORDS } from '@apron/e2e/pages/words/words'
import type { ShellFigures } from './budgets.ts'
import type { MeasuredPage } from './measured-page.ts'
import { HOME, timeUntil } from './time-until.ts'

type FirstVisit = Pick<
  ShellFigures,
  | 'loginScriptKb'
  | 'dashboardScriptKb'
  | 'files'
  | 'calls'
  | 'repeatedCalls'
  | 'coldScriptMs'
  | 'loginToDashboardMs'
  | 'dashboardHeapMb'
>

const KB = 1024

/** Opens the portal in an empty browser and logs in; the page stays at the dashboard. */
export async function measureFirstVisit(measured: MeasuredPage, server: PortalServer): Promise<FirstVisit> {
  const { page } = measured
  const login = new LoginPage(page, WORDS.zh)
  const shell = new ShellPage(page, WORDS.zh)
  await recordLoginForm(page)
  const transfers = recordTransfers(page)

  await login.open()
  const usableAt = await loginUsableAt(page)
  await login.account.fill(PEOPLE.inspector.username)
  await login.password.fill(server.password)
  // The captcha's proof of work is done before the next measurement.
  const beforeWork = await measured.counters()
  await login.verifyWithoutPicture()
  await page.waitForLoadState('networkidle')
  const afterWork = await measured.counters()

  const loginToDashboardMs = await timeUntil(page, HOME, () => login.submit.click())
  await shell.expectLoggedIn(PEOPLE.inspector.zh)
  await page.waitForLoadState('networkidle')

  const { scriptMs } = await measured.counters()
  const firstPageTransfers = await ofFirstPage(page, await transfers())
  return {
    loginScriptKb: scriptBytes(firstPageTransfers, usableAt) / KB,
    dashboardScriptKb: scriptBytes(firstPageTransfers) / KB,
    files: firstPageTransfers.filter(({ kind }) => kind !== 'call').length,
    calls: firstPageTransfers.filter(({ kind }) => kind === 'call').length,
    repeatedCalls: repeatedCalls(firstPageTransfers).length,
    coldScriptMs: scriptMs - (afterWork.scriptMs - beforeWork.scriptMs),
    loginToDashboardMs,
    dashboardHeapMb: (await measured.settledCounters()).heapMb,
  }
}
