/** What the tests of one application may work in `npm test`, in a run of the unit or of the HTTP tests, for every four pages begun, seconds. */
export const SECONDS_PER_FOUR_PAGES = 60

/** What a file of tests has worked. */
export interface FileWork {
  /** From the root of the repository. */
  readonly file: string
  readonly seconds: number
}

/** The work of each application of `apps/`, seconds. */
export function workOfApplications(files: readonly FileWork[]): Map<string, number> {
  const work = new Map<string, number>()
  for (const { file, seconds } of files) {
    const name = /^apps\/([^/]+)\//.exec(file)?.[1]
    if (name !== undefined) work.set(name, (work.get(name) ?? 0) + seconds)
  }
  return work
}

/**
 * What is said of the applications whose tests work longer than they may.
 * @param pages how many pages each application has
 * @param stores on how many stores the HTTP tests have run
 */
export function overTheWork(
  files: readonly FileWork[],
  pages: Readonly<Record<string, number>>,
  stores: number,
): string[] {
  return [...workOfApplications(files)].flatMap(([name, seconds]) => {
    const limit = Math.ceil(Math.max(pages[name] ?? 0, 1) / 4) * SECONDS_PER_FOUR_PAGES * stores
    return seconds > limit
      ? [`apps/${name}: its tests take ${seconds.toFixed(1)} s of processor time, it may ${limit} s`]
      : []
  })
}
