import type { BuiltInApp } from '../../features/sub-apps/built-in-app.ts'
import { ADMIN_PATHS, firstSegment, PATHS } from '../../paths.ts'
import { type FetchedCode, fetchedCode } from '../../platform/parts/fetched-code.ts'

const code = fetchedCode(() => import('./administration-pages.ts'), 'asked')

/** Known once the code is there: the first page does without their names. */
let known: Readonly<Record<string, FetchedCode<unknown>>> = {}

async function learnPages(): Promise<void> {
  const { ADMIN_PAGES, OWN_PATH_PAGES } = await code.whenThere()
  known = { ...ADMIN_PAGES, ...OWN_PATH_PAGES }
}
void learnPages()

function builtIn(name: string, keepAlive: readonly string[], module: BuiltInApp['module']): BuiltInApp {
  return {
    manifest: {
      name,
      version: '1.0.0',
      tabs: 'multi',
      // Each page opens for whom the menu leads there, and is called as its entry is.
      titles: {},
      keepAlive: [...keepAlive],
      confirmClose: [],
    },
    module,
  }
}

const PAGES = Object.values(ADMIN_PATHS)
const NAME = firstSegment(ADMIN_PATHS.users)

/** The administration: an application like others, but shipped with the shell, so that it works when no registry does. */
export const ADMINISTRATION = builtIn(NAME, PAGES, async () => {
  const { administration, ADMIN_PAGES, builtInTexts } = await code.get()
  return administration({ name: NAME, pages: ADMIN_PAGES, builtInTexts })
})

/** Its pages that have a path of their own (§2): each is an application by its address. */
const OWN_PATHS = [PATHS.dictionary, PATHS.delegation] as const
export const OWN_PATH_ADMINISTRATION = OWN_PATHS.map(path => {
  const name = firstSegment(path)
  return builtIn(name, [path], async () => {
    const { ownPathPage } = await code.get()
    return ownPathPage(path, name)
  })
})

const OWN: ReadonlySet<string> = new Set([...PAGES, ...OWN_PATHS])

/** What is still to be fetched for those of the named pages that are the administration's. */
export function administrationNotFetched(paths: readonly string[]): FetchedCode<unknown>[] {
  const wanted = paths.filter(path => OWN.has(path))
  if (wanted.length === 0) return []
  return [code, ...wanted.flatMap(path => known[path] ?? [])].filter(({ fetched }) => !fetched)
}
