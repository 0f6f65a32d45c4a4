import type { Language } from '@apron/contract/dictionary/language'
import type { Browser, Page, ViewportSize } from '@playwright/test'
import { expect } from '../harness/fixtures/portal-test.ts'
import type { PortalServer } from '../harness/servers/portal-server.ts'
import { signIn } from '../harness/sign-in.ts'
import type { FLOW_WORDS } from './words/flow-words.ts'

/** Portal in which the people of a test open their windows. */
export interface Portal {
  readonly browser: Browser
  readonly language: Language
  readonly ownServer: Pick<PortalServer, 'origin' | 'password'>
  readonly viewport: ViewportSize | null
}

/** Opens a window of a logged-in person. */
export async function openWindow(
  { browser, language, ownServer, viewport }: Portal,
  username: string,
): Promise<Page> {
  const storageState = await signIn(ownServer.origin, username, ownServer.password, language)
  const context = await browser.newContext({
    storageState,
    baseURL: ownServer.origin,
    viewport,
    locale: language === 'zh' ? 'zh-CN' : 'en-GB',
  })
  return await context.newPage()
}

export type FlowWords = (typeof FLOW_WORDS)[keyof typeof FLOW_WORDS]

/** Returns the visible page. */
export const pane = (page: Page) => page.getByRole('tabpanel').filter({ visible: true })

/** Opens the task about a request from the list, as a person would. */
export async function openTask(
  page: Page,
  words: FlowWords,
  prNo: string,
  tab: string = words.approve,
): Promise<void> {
  await page.goto('/flow/scheduleTask')
  await pane(page).getByRole('tab', { name: tab }).click()
  await pane(page)
    .getByRole('link', { name: new RegExp(prNo) })
    .click()
  await expect(pane(page).getByRole('heading', { name: words.records })).toBeVisible()
}

/** Decides an open task. @param label of the remark field */
export async function decide(page: Page, act: string, label: string, remark: string): Promise<void> {
  await pane(page).getByRole('button', { name: act, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: label }).fill(remark)
  await dialog.getByRole('button', { name: act, exact: true }).click()
  await expect(dialog).toBeHidden()
}
