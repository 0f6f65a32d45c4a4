import {
  deleteDictionary,
  pageDictionary,
  saveDictionary,
  updateDictionary,
} from '@apron/contract/calls/admin-dictionary.calls'
import type { BrowserContext } from '@playwright/test'
import { callAs } from '../../harness/call-as.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { AdminList } from '../../pages/admin-list.ts'
import { DICTIONARY_WORDS } from '../../pages/dictionary-words.ts'
import { MessageBell } from '../../pages/message-bell.ts'

/** A second for who waits (D8), with room for a busy machine; without the hint it would be the half minute of polling. ms */
const WITHIN_MS = 5_000

async function drop(context: BrowserContext, directory: string, value: string): Promise<void> {
  const body = { current: 1, size: 20, queryCriteria: { directory, text: value } }
  const { records } = await callAs(context, pageDictionary, { body })
  const rows = records.map(({ id, version }) => ({ id, version }))
  if (rows.length > 0) await callAs(context, deleteDictionary, { body: { rows } })
}

test.describe('an administrator', () => {
  test.use({ person: 'administrator' })

  test('[DICT-05, ADM-93, LIVE-04] a value that is added in one window is in the select of a form in another at once, without a reload', async ({
    browser,
    context,
    language,
    page: listPage,
    server,
    sessionOf,
  }, { workerIndex, retry }) => {
    const said = DICTIONARY_WORDS[language]
    const name = `夜间${workerIndex}${retry}`
    const other = await browser.newContext({
      baseURL: server.origin,
      locale: 'zh-CN',
      storageState: await sessionOf('manager', language),
    })
    const page = await other.newPage()
    await page.goto('/safetyQuality/checkList')
    await new MessageBell(page, language).expectLive()
    await page.getByRole('combobox', { name: said.category }).click()
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
    await page.getByRole('combobox', { name: said.category }).click()
    await expect(page.getByRole('listbox').getByRole('option', { name })).toBeVisible({ timeout: WITHIN_MS })

    const { id, version, nameEn, sort } = saved
    await callAs(context, updateDictionary, { body: { id, version, nameZh: `${name}改`, nameEn, sort } })
    await expect(page.getByRole('listbox').getByRole('option', { name: `${name}改` })).toBeVisible({
      timeout: WITHIN_MS,
    })
    await drop(context, 'CHECK_CAT', body.value)
    await expect(page.getByRole('listbox').getByRole('option', { name })).toHaveCount(0, {
      timeout: WITHIN_MS,
    })
    await other.close()
  })

  test('[ADM-92] whoever is slower is told, takes the newest over and saves it', async ({
    context,
    language,
    page,
    words,
  }, { workerIndex, retry }) => {
    const said = DICTIONARY_WORDS[language]
    const list = new AdminList(page, words)
    await page.goto('/dataDict')
    await list.expectTitle(said.title)
    const value = `C${workerIndex}${retry}`
    const body = { directory: 'UOM', value, nameZh: '桶', nameEn: 'Drum', sort: 30 }
    const { id, version } = await callAs(context, saveDictionary, { body })
    await list.search(said.keyword, value)
    await list.choose(list.row(value), words.edit)
    await callAs(context, updateDictionary, {
      body: { id, version, nameZh: '桶', nameEn: 'Barrel', sort: 31 },
    })
    await list.fillIn([said.nameZh, '大桶'])
    await list.submit()
    await expect(list.dialog.getByText(said.changedByOther)).toBeVisible()
    await list.dialog.getByRole('button', { name: said.loadLatest }).click()
    await expect(list.dialog.getByRole('textbox', { name: said.nameEn, exact: true })).toHaveValue('Barrel')
    await expect(list.dialog.getByRole('textbox', { name: said.nameZh, exact: true })).toHaveValue('大桶')
    await list.finish()
    await expect(list.row(value)).toContainText('大桶')
    await drop(context, 'UOM', value)
  })

  test('[ADM-92] a value in use is not deleted, and I read where it is used', async ({
    language,
    page,
    words,
  }) => {
    const said = DICTIONARY_WORDS[language]
    const list = new AdminList(page, words)
    await page.goto('/dataDict')
    await list.search(said.keyword, 'SPOT')
    await list.choose(list.row('SPOT'), said.delete)
    await list.finish(said.delete)
    await expect(page.getByText(said.inUse)).toBeVisible()
    await expect(list.row('SPOT')).toHaveCount(1)
  })

  test('[DICT-01] by keyboard alone a directory is chosen and a value of it opened', async ({
    language,
    page,
    words,
  }) => {
    const said = DICTIONARY_WORDS[language]
    const list = new AdminList(page, words)
    await page.goto('/dataDict')
    await list.expectTitle(said.title)
    const units = list.pane.getByRole('button', { name: new RegExp(`^${said.units}`) })
    await units.focus()
    await page.keyboard.press('Enter')
    await expect(units).toHaveAttribute('aria-current', 'true')
    await expect(units).toBeFocused()
    await expect(list.row('EA')).toHaveCount(1)
    await list.row('EA').getByRole('button', { name: words.edit }).focus()
    await page.keyboard.press('Enter')
    await expect(list.dialog).toContainText('UOM:EA')
    await page.keyboard.press('Escape')
    await expect(list.dialog).toBeHidden()
  })
})

test.describe('an inspector', () => {
  test.use({ person: 'inspector' })

  test('[NAV-02] [NAV-14] the address passes for everybody, and whoever lacks the right reads so', async ({
    language,
    page,
    words,
  }) => {
    const said = DICTIONARY_WORDS[language]
    await page.goto('/dataDict')
    const list = new AdminList(page, words)
    await list.expectTitle(said.title)
    await expect(list.pane.getByText(said.refused).first()).toBeVisible()
    await expect(list.pane.getByRole('button', { name: said.addValue })).toHaveCount(0)
    await expect(page.getByRole('link', { name: said.title })).toHaveCount(0)
  })
})
