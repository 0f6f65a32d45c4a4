import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

/** Returns the number of pages per application, from its `app.ts`. @param root of the repository */
export async function pagesOfApplications(root: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of readdirSync(join(root, 'apps'))) {
    const file = join(root, 'apps', name, 'app.ts')
    if (!existsSync(file)) continue
    const { app }: { app: AppDefinition } = await import(file)
    counts[name] = Object.keys(app.pages).length
  }
  return counts
}
