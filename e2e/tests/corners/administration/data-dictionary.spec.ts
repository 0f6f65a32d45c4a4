import {
  deleteDictionary,
  pageDictionary,
  saveDictionary,
  updateDictionary,
  updateDictionaryStatus,
} from '@apron/contract/dictionary/admin-dictionary.calls'
import type { BrowserContext } from '@playwright/test'
import { callAs } from '../../../harness/call-as.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { AdminList } from '../../../pages/admin-list.ts'
import { MessageBell } from '../../../pages/message-bell.ts'
import { DICTIONARY_WORDS } from '../../../pages/words/dictionary-words.ts'

/**
 * Time limit for a live hint, ms: a second (D8) with slack for a busy machine, well below the half minute of polling.
 */
const WITHIN_MS = 5_000

async function drop(context: BrowserContext, directory: string, value: string): Promise<void> {
  const body = { current: 1, size: 20, queryCriteria: { directory, text: value } }
  const { records } = await callAs(context, pageDictionary, { body })
  const rows = records.map(({ id, version }) => ({ id, version }))
  if (rows.length > 0) await callAs(context, deleteDictionary, { body: { rows } })
}

async function disable(context: BrowserContext, directory: string, value: string): Promise<void> {
  const body = { current: 1, size: 20, queryCriteria: { directory, text: value } }
  const { records } = await callAs(context, pageDictionary, { body })
  for (const { id, version } of records) {
    // oxlint-disable-next-line no-await-in-loop -- there is one
    await callAs(context, updateDictionaryStatus, { body: { id, version, enabled: 0 } })
  }
}

test.describe('an administrator', () => {
  test.use({ person: 'administrator' })

  test('[DICT-05, ADM-93, LIVE-04] a value added in one window appears at once in the select of a form in another, without a reload', async ({
    browser,
    context,
    language,
    page: listPage,
    server,
    sessionOf,
  }, { workerIndex, retry }) => {
    const labels = DICTIONARY_WORDS[language]
    const name = `夜间${workerIndex}${retry}`
    const other = await browser.newContext({
      baseURL: server.origin,
      locale: 'zh-CN',
      storageState: await sessionOf('manager', language),
    })
    const page = await other.newPage()
    await page.goto('/safetyQuality/checkList')
    await new MessageBell(page, language).expectLive()
    await page.getByRole('combobox', { name: labels.category }).click()
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('listbox').getByRole('option', { name })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await listPage.goto('/dashboard')
    const body = {
      directory: 'CHECK_CAT',
      value: `N${workerIndex}${retry}`,
      nameZh: name,
      nameEn: name,
      sort: 50,
    }
    const saved = await callAs(context, saveDictionary, { body })
    await page.getByRole('combobox', { name: labels.category }).click()
    await expect(page.getByRole('listbox').getByRole('option', { name })).toBeVisible({ timeout: WITHIN_MS })

    const { id, version, nameEn, sort } = saved
    await callAs(context, updateDictionary, { body: { id, version, nameZh: `${name}改`, nameEn, sort } })
    await expect(page.getByRole('listbox').getByRole('option', { name: `${name}改` })).toBeVisible({
      timeout: WITHIN_MS,
    })
    // An open form offers it until it is disabled.
    await page.goto('/safetyQuality/checkOrder')
    const field = page
      .getByRole('tabpanel')
      .filter({ visible: true })
      .getByRole('combobox', { name: labels.category })
    await new MessageBell(page, language).expectLive()
    await field.click()
    await expect(page.getByRole('listbox').getByRole('option', { name })).toBeVisible()
    await disable(context, 'CHECK_CAT', body.value)
    await expect(page.getByRole('listbox').getByRole('option', { name })).toHaveCount(0, {
      timeout: WITHIN_MS,
    })
    await drop(context, 'CHECK_CAT', body.value)
    await other.close()
  })
})

test.describe('an inspector', () => {
  test.use({ person: 'inspector' })

  test('[NAV-02] [NAV-14] the address opens for everybody, and shows a lacking permission', async ({
    language,
    page,
    words,
  }) => {
    const labels = DICTIONARY_WORDS[language]
    await page.goto('/dataDict')
    const list = new AdminList(page, words)
    await list.expectTitle(labels.title)
    await expect(list.pane.getByText(labels.refused).first()).toBeVisible()
    await expect(list.pane.getByRole('button', { name: labels.addValue })).toHaveCount(0)
    await expect(page.getByRole('link', { name: labels.title })).toHaveCount(0)
  })
})
