import { GUIDE_SPEC, MARKS, SPEC_FOLDERS, specFolder } from '@apron/e2e/browser-runs'
import type { BrowserRun } from './listed-runs.ts'

/** How many runs an application may add for every four pages begun; CONTRIBUTING says how much time that is. */
export const RUNS_PER_FOUR_PAGES = { daily: 8, all: 20 } as const

/** Spec files that stand where no run looks. */
export function strayFiles(files: readonly string[]): string[] {
  return files.filter(file => specFolder(file) === undefined && file !== GUIDE_SPEC)
}

/** Words with an @ that say nothing: misspelt, the test would run where nobody meant it to. */
export function unknownMarks(runs: readonly BrowserRun[]): string[] {
  const found = runs.flatMap(({ file, title, marks }) =>
    marks.filter(mark => !MARKS.includes(mark)).map(mark => `${mark} (${file} › ${title})`),
  )
  return [...new Set(found)]
}

interface Count {
  readonly name: string
  readonly daily: number
  readonly all: number
}

function count(name: string, runs: readonly BrowserRun[]): Count {
  return { name, daily: runs.filter(({ isDaily }) => isDaily).length, all: runs.length }
}

/** The runs of each folder, and of all. */
export function runsPerFolder(runs: readonly BrowserRun[]): Count[] {
  const folders = SPEC_FOLDERS.map(({ name }) =>
    count(
      name,
      runs.filter(({ file }) => specFolder(file)?.name === name),
    ),
  )
  return [...folders, count('together', runs)]
}

/** Applications whose own tests run more often than their pages allow. @param pages how many pages each has */
export function overTheLimit(runs: readonly BrowserRun[], pages: Readonly<Record<string, number>>): string[] {
  return Object.entries(pages).flatMap(([name, pageCount]) => {
    const own = count(
      name,
      runs.filter(({ file }) => file.startsWith(`apps/${name}/`)),
    )
    const fours = Math.ceil(pageCount / 4)
    return (['daily', 'all'] as const)
      .filter(part => own[part] > RUNS_PER_FOUR_PAGES[part] * fours)
      .map(part => {
        const where = part === 'daily' ? 'npm test' : '.ci/run'
        return `${name} (${pageCount} pages) has ${own[part]} browser runs in ${where}; the limit is ${RUNS_PER_FOUR_PAGES[part] * fours}`
      })
  })
}
