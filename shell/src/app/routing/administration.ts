import type { BuiltInApp } from '../../features/sub-apps/manifest/built-in-app.ts'
import { ADMIN_PATHS, firstSegment, PATHS } from '../../paths.ts'
import { type LazyModule, lazyModule } from '../../platform/parts/lazy-module.ts'

const code = lazyModule(() => import('./administration-pages.ts'), 'on-demand')

/** Available once the code has loaded. The first page does not need the names. */
let loadedPages: Readonly<Record<string, LazyModule<unknown>>> = {}

async function loadPages(): Promise<void> {
  const { ADMIN_PAGES, OWN_PATH_PAGES } = await code.whenLoaded()
  loadedPages = { ...ADMIN_PAGES, ...OWN_PATH_PAGES }
}
void loadPages()

function builtInApp(name: string, keepAlive: readonly string[], module: BuiltInApp['module']): BuiltInApp {
  return {
    manifest: {
      name,
      version: '1.0.0',
      tabs: 'multi',
      // Pages are opened through the menu and titled after its entries.
      titles: {},
      keepAlive: [...keepAlive],
      confirmClose: [],
    },
    module,
  }
}

const PAGES = Object.values(ADMIN_PATHS)
const NAME = firstSegment(ADMIN_PATHS.users)

/** The administration as a built-in application, so that it works without a registry. */
export const ADMINISTRATION = builtInApp(NAME, PAGES, async () => {
  const { administration, ADMIN_PAGES, builtInTexts } = await code.get()
  return administration({ name: NAME, pages: ADMIN_PAGES, builtInTexts })
})

/** Administration pages with a path of their own (§2). Each is an application by its address. */
const OWN_PATHS = [PATHS.dictionary, PATHS.delegation] as const
export const OWN_PATH_ADMINISTRATION = OWN_PATHS.map(path => {
  const name = firstSegment(path)
  return builtInApp(name, [path], async () => {
    const { ownPathPage } = await code.get()
    return ownPathPage(path, name)
  })
})

const OWN_PAGES: ReadonlySet<string> = new Set([...PAGES, ...OWN_PATHS])

/** Returns the code still to load for administration pages among these. */
export function administrationToLoad(paths: readonly string[]): LazyModule<unknown>[] {
  const requested = paths.filter(path => OWN_PAGES.has(path))
  if (requested.length === 0) return []
  return [code, ...requested.flatMap(path => loadedPages[path] ?? [])].filter(({ isLoaded }) => !isLoaded)
}
