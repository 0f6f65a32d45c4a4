import { ShellPage } from '@apron/e2e/pages/shell-page'
import { WORDS } from '@apron/e2e/pages/words/words'
import type { ShellFigures } from './budgets.ts'
import type { MeasuredPage } from './measured-page.ts'
import { HOME } from './time-until.ts'

const SHOWN_MARK = 'home-shown'

/** Reloads the dashboard with a full browser cache, until the paint that shows it. */
export async function measureWarmReload({ page }: MeasuredPage): Promise<Pick<ShellFigures, 'warmReloadMs'>> {
  await new ShellPage(page, WORDS.zh).goHome()
  await page.addInitScript(markWhenShown, { selector: HOME, mark: SHOWN_MARK })
  await page.reload()
  const shownAt = await page.waitForFunction(
    mark => performance.getEntriesByName(mark)[0]?.startTime,
    SHOWN_MARK,
  )
  return { warmReloadMs: (await shownAt.jsonValue()) ?? Number.NaN }
}

/** Sets a mark at the paint that shows `selector`. */
function markWhenShown({ selector, mark }: { selector: string; mark: string }): void {
  const check = () => {
    if (!document.querySelector(selector)?.checkVisibility()) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark(mark)))
  }
  const observer = new MutationObserver(check)
  observer.observe(document, { attributes: true, childList: true, subtree: true })
}
