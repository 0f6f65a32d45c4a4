/**
 * Where a browser test runs, and how often: the folder of its file and the marks in its title or tags say so. Without a mark it
 * runs once, in Chinese in a wide window.
 */

/** A folder with browser tests. */
interface SpecFolder {
  readonly name: string
  /** Its files, from the root of the repository: a pattern. */
  readonly files: string
  /** `npm test` runs them, not `.ci/run` alone. */
  readonly isDaily: boolean
}

export const SPEC_FOLDERS: readonly SpecFolder[] = [
  { name: 'stories', files: String.raw`e2e/tests/stories/[^/]+[.]spec[.]ts`, isDaily: true },
  { name: 'applications', files: String.raw`apps/[^/]+/e2e/[^/]+[.]spec[.]ts`, isDaily: true },
  { name: 'corners', files: String.raw`e2e/tests/corners/[^/]+[.]spec[.]ts`, isDaily: false },
  { name: 'hosting', files: String.raw`e2e/tests/hosting/[^/]+[.]spec[.]ts`, isDaily: false },
]

/** Looks at a portal that tooling/guide/follow-guide.ts has started, step by step: nothing that runs with the others. */
export const GUIDE_SPEC = 'e2e/tests/guide/guide.spec.ts'

/** The folder of a test file; undefined where nobody would run it. */
export function specFolder(file: string): SpecFolder | undefined {
  return SPEC_FOLDERS.find(({ files }) => new RegExp(`^${files}$`).test(file))
}

/** Each adds one run to the Chinese one in the wide window, `@all` the three others. */
const VIEW_MARKS = ['@en', '@tablet', '@en-tablet', '@all'] as const
/** `@daily`: `npm test` runs it although its folder is left to `.ci/run`; `@daily-en`: there in English too. */
const DAILY_MARKS = ['@daily', '@daily-en'] as const

export const MARKS: readonly string[] = [...VIEW_MARKS, ...DAILY_MARKS]

const VIEWS = ['zh-wide', 'en-wide', 'zh-tablet', 'en-tablet'] as const
/** A language in a size of the window: a project of Playwright. */
export type View = (typeof VIEWS)[number]

/** By one of which a test runs in a view. */
const MARKS_OF_VIEW: Readonly<Record<View, readonly (typeof MARKS)[number][]>> = {
  'zh-wide': [],
  'en-wide': ['@en', '@daily-en', '@all'],
  'zh-tablet': ['@tablet', '@all'],
  'en-tablet': ['@en-tablet', '@all'],
}

/** `daily`: what `npm test` runs; `rest`: what `.ci/run` runs after it; `all`: both. */
export type Part = 'daily' | 'rest' | 'all'

export function isPart(word: string): word is Part {
  return word === 'daily' || word === 'rest' || word === 'all'
}

const oneOf = (marks: readonly string[]) => String.raw`(?:${marks.join('|')})(?![\w-])`
const DAILY_FOLDERS = SPEC_FOLDERS.filter(({ isDaily }) => isDaily).map(({ files }) => ` ${files} `)
const DAILY: Readonly<Record<View, string | null>> = {
  'zh-wide': `(?:${[...DAILY_FOLDERS, oneOf(['@daily'])].join('|')})`,
  'en-wide': oneOf(['@daily-en']),
  'zh-tablet': null,
  'en-tablet': null,
}

/** What the titles of a view's tests look like: for Playwright the project, the file, the titles and the tags are one line. */
export function titlesOf(view: View, part: Part): RegExp {
  const marks = MARKS_OF_VIEW[view]
  const daily = DAILY[view]
  const parts = {
    all: '',
    daily: daily === null ? '(?!)' : `(?=.*${daily})`,
    rest: daily === null ? '' : `(?!.*${daily})`,
  }
  return new RegExp(`^${marks.length > 0 ? `(?=.*${oneOf(marks)})` : ''}${parts[part]}`, 's')
}
