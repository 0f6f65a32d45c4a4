/**
 * Decides which browser tests run where. A test runs once, in Chinese in a wide window; tags in its title or `tag` add
 * runs in other views, and `@gate` takes its Chinese run into `npm test`. All other runs belong to a part of `npm run
 * test:all`.
 */

/** Patterns of spec files; a file outside these places never runs. */
export const SPEC_FILES: readonly string[] = [
  String.raw`e2e/tests/(?:stories|corners|hosting|looks)/(?:[^/]+/)?[^/]+[.]spec[.]ts`,
  String.raw`apps/[^/]+/e2e/[^/]+[.]spec[.]ts`,
]

/** Tests a portal that tooling/guide/follow-guide.ts has started; never runs with the others. */
export const GUIDE_SPEC = 'e2e/tests/guide/guide.spec.ts'

/** A language with a window size: a project of Playwright. */
export type View = 'zh-wide' | 'en-wide' | 'zh-tablet' | 'en-tablet'

/** Tags that run a test in a view; a test without any runs in zh-wide only. */
const TAGS_OF_VIEW: Readonly<Record<View, readonly string[]>> = {
  'zh-wide': [],
  'en-wide': ['@en', '@all'],
  'zh-tablet': ['@tablet', '@all'],
  'en-tablet': ['@en-tablet', '@all', '@gate-en-tablet'],
}

/** The tag that takes a run of this view into `npm test`. */
const GATE_TAG: Readonly<Partial<Record<View, string>>> = {
  'zh-wide': '@gate',
  'en-tablet': '@gate-en-tablet',
}

export const PARTS = ['gate', 'browser', 'views', 'looks', 'hosting', 'oldest', 'all'] as const
/**
 * `gate`: `npm test`. `browser`: the other Chinese runs in the wide window. `views`: other languages and sizes.
 * `looks`: pages in every look. `hosting`: how sub-applications are loaded, fail and are replaced. No run is in two of
 * these. `oldest` repeats the Chinese runs with the tag `@oldest` in the oldest supported browser; `all` is every run.
 */
export type Part = (typeof PARTS)[number]

export function isPart(word: string): word is Part {
  return PARTS.some(part => part === word)
}

const has = (tags: readonly string[]) => String.raw`(?=.*(?:${tags.join('|')})(?![\w-]))`
const hasNot = (pattern: string) => `(?!.*${pattern})`
const inFolder = (name: string) => `(?=.* e2e/tests/${name}/)`
const notInFolder = (name: string) => hasNot(` e2e/tests/${name}/`)

/** Matches the line that Playwright's `grep` sees of a test: project, file, titles and tags. */
export function titlesOf(view: View, part: Part): RegExp {
  const tags = TAGS_OF_VIEW[view]
  const inView = tags.length > 0 ? has(tags) : ''
  const gate = GATE_TAG[view]
  const inGate = gate === undefined ? '(?!)' : has([gate])
  const notInGate = gate === undefined ? '' : String.raw`(?!.*${gate}(?![\w-]))`
  const elsewhere = notInGate + notInFolder('looks') + notInFolder('hosting')
  const ofPart: Readonly<Record<Part, string>> = {
    all: '',
    gate: inGate,
    browser: view === 'zh-wide' ? elsewhere : '(?!)',
    views: view === 'zh-wide' ? '(?!)' : elsewhere,
    looks: notInGate + inFolder('looks'),
    hosting: notInGate + inFolder('hosting'),
    oldest: view === 'zh-wide' ? has(['@oldest']) : '(?!)',
  }
  return new RegExp(`^${inView}${ofPart[part]}`, 's')
}
