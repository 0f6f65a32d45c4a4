import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { CheckedResultPage } from '../../../pages/checked-result-page.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { WORDS } from '../../../pages/words/words.ts'

const ITEM = 3
const TYPED = '液压管路渗漏'
const OTHER = { zh: 'en', en: 'zh' } as const

const test = base.extend<{ drafts: DraftsPart }>({
  drafts: async ({ page, words }, use) => use(new DraftsPart(page, words)),
})

test.use({ person: 'inspector' })

test('[BAR-03] [DRF-01] a change of language keeps unsaved text without a question: it is in the fields after the reload', async ({
  checkedResult,
  checkList,
  drafts,
  language,
  page,
  words,
}) => {
  const next = WORDS[OTHER[language]]
  await checkList.openInProgress()
  await checkedResult.fillItem(ITEM, words.conforming, TYPED)
  await drafts.expectCached(1)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: words.language }).click()
  await page.getByRole('menuitem', { name: words.otherLanguage }).click()
  await reloaded
  await expect(new CheckedResultPage(page, next).remark(ITEM)).toHaveValue(TYPED)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(new DraftsPart(page, next).notice).toHaveCount(0)
})
