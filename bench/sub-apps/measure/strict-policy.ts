import { type Browser, errors } from '@playwright/test'
import type { ServedFile } from '../serve/served-files.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { inlineScriptHashes } from './inline-scripts.ts'

/** Result of an application under a policy that allows scripts of its own site only. */
export type PolicyVerdict = 'yes' | 'no' | `yes, with ${number} hash${'' | 'es'}`

const PATIENCE_MS = 15_000

/** Returns true if the first application opens with this policy on every file. */
async function isShown(
  browser: Browser,
  files: ReadonlyMap<string, ServedFile>,
  policy: string,
): Promise<boolean> {
  const server = await startStaticServer(files, policy)
  const context = await browser.newContext()
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await context.newPage()
    await page.goto(server.origin)
    await page.locator('[data-open="alpha/list"]').click()
    await page.locator('[data-page=list]').waitFor()
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  } finally {
    await context.close()
    await server.close()
  }
}

/** Tries `script-src 'self'` alone, then with the hashes of the shell page's inline scripts. */
export async function tryStrictPolicy(
  browser: Browser,
  files: ReadonlyMap<string, ServedFile>,
): Promise<PolicyVerdict> {
  if (await isShown(browser, files, "script-src 'self'")) return 'yes'
  const hashes = inlineScriptHashes(String(files.get('/index.html')?.body ?? ''))
  if (hashes.length === 0) return 'no'
  const shown = await isShown(browser, files, `script-src 'self' ${hashes.join(' ')}`)
  return shown ? `yes, with ${hashes.length} hash${hashes.length === 1 ? '' : 'es'}` : 'no'
}
