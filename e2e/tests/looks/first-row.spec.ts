import type { Page } from '@playwright/test'
import { applyLook, type Look } from '../../harness/checks/look.ts'
import { allPages, openPage } from '../../harness/checks/page-walk.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { waitForAnimations } from '../../harness/wait-for-animations.ts'

/** Looks with the maximum distance from the top of the window to the first row, px. */
const LOOKS: readonly (Look & { readonly maxTop: number })[] = [
  { name: 'desk', width: 1366, height: 900, maxTop: 300 },
  { name: 'tablet, hangar', width: 820, height: 1180, density: 'hangar', maxTop: 400 },
]

/** Pages whose list needs an explanation above it. */
const WITH_INTRODUCTION: ReadonlySet<string> = new Set(['/safetyQuality/reportDesk'])

/** Returns the top of the first row of the page's list, px; null if the page is not a list. */
async function firstRow(page: Page): Promise<number | null> {
  await waitForAnimations(page)
  const shown = page.locator('main').getByRole('tabpanel').filter({ visible: true })
  if ((await shown.locator('.ap-list-tools').count()) === 0) return null
  const box = await shown.locator('.ap-table tbody > tr, .ap-table-instead').first().boundingBox()
  return box?.y ?? null
}

for (const { name, pages, person } of await allPages()) {
  test.describe(name, () => {
    test.use({ person })

    test('[LOOK-05] a list shows its first row near the top of the window @en', async ({ page, shell }) => {
      test.setTimeout(30_000 + pages.length * 10_000)
      const late: string[] = []
      for (const path of pages.filter(each => !WITH_INTRODUCTION.has(each))) {
        await test.step(path, async () => {
          await openPage(page, shell, path)
          for (const look of LOOKS) {
            await applyLook(page, look)
            const top = (await firstRow(page)) ?? 0
            if (top > look.maxTop) late.push(`${path}, ${look.name}: ${top}`)
          }
        })
      }
      expect(late).toEqual([])
    })
  })
}
