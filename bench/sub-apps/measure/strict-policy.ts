import { type Browser, errors } from '@playwright/test'
import type { ServedFile } from '../serve/served-files.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { inlineScriptHashes } from './inline-scripts.ts'

/** Result of an application under a policy that allows scripts of its own site only. */
export type PolicyVerdict = 'yes' | 'no' | `yes, with ${number} hash${'' | 'es'}`

const TIMEOUT_MS = 15_000

/** Returns true if the first application opens with this policy on every file. */
async function opensUnderPolicy(
  browser: Browser,
  files: ReadonlyMap<string, ServedFile>,
  policy: string,
): Promise<boolean> {
  const server = await startStaticServer(files, policy)
  const context = await browser.newContext()
  context.setDefaultTimeout(TIMEOUT_MS)
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
  if (await opensUnderPolicy(browser, files, "script-src 'self'")) return 'yes'
  const hashes = inlineScriptHashes(String(files.get('/index.html')?.body ?? ''))
  if (hashes.length === 0) return 'no'
  const opens = await opensUnderPolicy(browser, files, `script-src 'self' ${hashes.join(' ')}`)
  return opens ? `yes, with ${hashes.length} hash${hashes.length === 1 ? '' : 'es'}` : 'no'
}
