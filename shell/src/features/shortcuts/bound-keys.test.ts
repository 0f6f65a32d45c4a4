import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { SHORTCUTS } from './shortcuts.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const CODE = [
  'shell/src/**/*.{ts,tsx}',
  'packages/{ui,pages,sdk}/src/**/*.{ts,tsx}',
  'apps/*/web/**/*.{ts,tsx}',
]

const ALL = Object.values(SHORTCUTS).flat()
type Does = (typeof ALL)[number]['does']

/** What the keys of each file do. */
const MEANT: Readonly<Record<string, readonly Does[]>> = {
  'shell/src/features/shortcuts/page-keys.ts': ['search', 'shortcuts'],
  'shell/src/features/search/search-rules.ts': ['searchChoose'],
  'shell/src/features/search/search-dialog.tsx': ['searchOpen'],
  'shell/src/features/tabs/focus-rules.ts': ['tabNext', 'tabEnds'],
  'shell/src/features/tabs/tab-strip.tsx': ['tabClose'],
  'shell/src/features/navigation/sidebar.tsx': ['menuNext', 'menuClose'],
  'packages/ui/src/dialog/dialog.tsx': ['dialogClose'],
  'packages/ui/src/date-fields/date-fields.tsx': ['fieldSettle'],
  'packages/ui/src/fields/number-field.tsx': ['numberStep', 'fieldSettle'],
  'packages/ui/src/tabs/tab-keys.ts': ['tabNext', 'tabEnds'],
  'packages/ui/src/table/use-row-keys.ts': ['rowNext', 'rowEnds'],
  'packages/ui/src/table/use-resize.ts': ['columnWidth'],
}

/** Keys that are nobody's to know: what a scanner sends behind a number; the page of a dialog, which Escape closes; what a node of a picture says, which Escape takes away. */
const OTHER: ReadonlySet<string> = new Set([
  'shell/src/features/flow/diagram/bpmn-diagram.tsx',
  'shell/src/features/search/wedge-rules.ts',
  'shell/src/first-document/password-page/password-page.ts',
])

/** Bound by the browser itself. */
const BROWSER: ReadonlySet<Does> = new Set(['listSearch', 'tabMenu'])

const NAMED =
  /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Enter|Escape|Delete|Backspace|Insert|Tab|Page(?:Up|Down)|F\d+|.)$/

/** Names of keys that the code looks at, such as `event.key === 'End'` or `case 'End':`. */
function keysIn(code: string): string[] {
  const compared = [...code.matchAll(/(?:\bkey\b[^\n]*?[!=]==\s*|\|\|\s*key\s*===\s*|case )'([^']+)'/g)]
  return compared.map(([, key = '']) => key).filter(key => NAMED.test(key))
}

async function boundKeys(): Promise<ReadonlyMap<string, readonly string[]>> {
  const bound = new Map<string, readonly string[]>()
  for await (const path of glob(CODE, { cwd: ROOT })) {
    if (/\.test\.|\.fixture\.|\/testing\//.test(path)) continue
    const keys = keysIn(readFileSync(resolve(ROOT, path), 'utf8'))
    if (keys.length > 0) bound.set(relative(ROOT, resolve(ROOT, path)), keys)
  }
  return bound
}

const keysOf = (does: readonly Does[]): readonly string[] =>
  ALL.filter(shortcut => does.includes(shortcut.does)).flatMap<string>(({ keys }) => keys)

/** The table names a letter as it stands on the key; the full-width “？” is the same key. */
const asNamed = (key: string) => (key === '？' ? '?' : key.length === 1 ? key.toUpperCase() : key)

it('[HELP-01] every key that is bound stands in the list of shortcuts', async () => {
  const missing: string[] = []
  for (const [file, keys] of await boundKeys()) {
    if (OTHER.has(file)) continue
    const known = keysOf(MEANT[file] ?? [])
    missing.push(...keys.filter(key => !known.includes(asNamed(key))).map(key => `${file}: ${key}`))
  }
  expect(missing).toEqual([])
})

it('[HELP-01] no shortcut is in the list that nothing binds', async () => {
  const bound = await boundKeys()
  const done = new Set([...bound.keys()].flatMap(file => MEANT[file] ?? []))
  const idle = ALL.filter(({ does }) => !done.has(does) && !BROWSER.has(does))
  expect(idle.map(({ does }) => does)).toEqual([])
})

it('the look at the code finds keys as they are written', () => {
  expect(keysIn(`if (event.key === 'End') go()`)).toEqual(['End'])
  expect(keysIn(`switch (key) {\n case 'Home':\n return 0`)).toEqual(['Home'])
  expect(keysIn(`key.toLowerCase() === 'k' && ctrlKey`)).toEqual(['k'])
  expect(keysIn(`const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0`)).toEqual([
    'ArrowLeft',
    'ArrowRight',
  ])
  expect(keysIn(`view.key === 'site'`)).toEqual([])
})
