import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

const APPS = resolve(import.meta.dirname, '../../../apps')

/** An application of the product. */
export interface ProductApp {
  readonly name: string
  /** Paths of its pages, as in the address. */
  readonly pages: readonly string[]
  /** Pages that only people of the safety office may open. */
  readonly ofOffice: readonly string[]
}

/** Reads all applications of `apps/` from their definitions. */
export async function productApps(): Promise<ProductApp[]> {
  const apps: ProductApp[] = []
  for (const folder of readdirSync(APPS)) {
    const file = join(APPS, folder, 'app.ts')
    if (!existsSync(file)) continue
    const { app }: { app: AppDefinition } = await import(file)
    const pathsOf = (isOfOffice: boolean) =>
      Object.entries(app.pages)
        .filter(([, { only = '' }]) => only.startsWith('vsr:') === isOfOffice)
        .map(([page]) => `/${app.name}${page}`)
    apps.push({ name: app.name, pages: pathsOf(false), ofOffice: pathsOf(true) })
  }
  return apps
}
