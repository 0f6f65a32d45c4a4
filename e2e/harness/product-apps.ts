import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const APPS = resolve(import.meta.dirname, '../../apps')

/** An application of the product. */
export interface ProductApp {
  readonly name: string
  /** Paths of its pages, as they stand in the address. */
  readonly pages: readonly string[]
}

/** All applications of `apps/`, as their manifests describe them. */
export async function productApps(): Promise<ProductApp[]> {
  const apps: ProductApp[] = []
  for (const folder of readdirSync(APPS)) {
    const file = join(APPS, folder, 'web/manifest.config.ts')
    if (!existsSync(file)) continue
    const { manifest }: { manifest: { name: string; pages: object } } = await import(file)
    const pages = Object.keys(manifest.pages).map(page => `/${manifest.name}${page}`)
    apps.push({ name: manifest.name, pages })
  }
  return apps
}
