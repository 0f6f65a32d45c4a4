import { titlesOf, type View } from '@apron/e2e/browser-runs'

/** A browser test in one language and size of the window. */
export interface BrowserRun {
  /** From the root of the repository. */
  readonly file: string
  readonly title: string
  /** `@en`, as they stand in titles and tags. */
  readonly marks: readonly string[]
  /** `npm test` runs it, not `.ci/run` alone. */
  readonly isDaily: boolean
}

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tags: readonly string[]
    readonly tests: readonly { readonly projectName: View }[]
  }[]
}

export interface Listing {
  readonly suites: readonly Suite[]
  /** Of files that could not be read. */
  readonly errors: readonly { readonly message?: string }[]
}

/** All runs of a list that Playwright made. */
export function runsOf({ suites }: Pick<Listing, 'suites'>): BrowserRun[] {
  // The outermost suite is the file; its name is no part of a title.
  return suites.flatMap(({ specs, suites: inside = [] }) => [
    ...specs.flatMap(spec => runsOfSpec(spec, [])),
    ...inside.flatMap(suite => runsBelow(suite, [])),
  ])
}

function runsBelow({ title, specs, suites = [] }: Suite, above: readonly string[]): BrowserRun[] {
  const titles = [...above, title]
  return [
    ...specs.flatMap(spec => runsOfSpec(spec, titles)),
    ...suites.flatMap(suite => runsBelow(suite, titles)),
  ]
}

function runsOfSpec(spec: Suite['specs'][number], above: readonly string[]): BrowserRun[] {
  const title = [...above, spec.title].join(' ')
  const marks = spec.tags.map(tag => (tag.startsWith('@') ? tag : `@${tag}`))
  return spec.tests.map(({ projectName }) => ({
    file: spec.file,
    title,
    marks,
    isDaily: titlesOf(projectName, 'daily').test(
      [`${projectName} ${spec.file}`, title, ...marks].map(part => ` ${part}`).join(''),
    ),
  }))
}
