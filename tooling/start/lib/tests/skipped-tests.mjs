/** Tests that need permission to mount a disk, the only ones that `.ci/run` may skip. By file and a part of the title. */
export const MAY_BE_SKIPPED = [
  ['server/test/processes/power-cut.test.ts', 'needs root and loop devices'],
  ['server/test/processes/folder.test.ts', 'needs root, to mount a small disk'],
  ['server/test/processes/folder.test.ts', 'under the running store is an error of the writer'],
  ['server/test/http/files/uploads.test.ts', 'rejects uploads without room'],
]

/**
 * Lists the skipped tests, with place and title.
 *
 * @param {unknown} report vitest's or Playwright's JSON report, or null
 * @param {(tags: string[]) => boolean} [selects] excludes tests with other tags, which were not requested
 * @returns {{ line: string, allowed: boolean }[]}
 */
export function skippedTests(report, selects = () => true) {
  if (report === null) return []
  const skipped = Array.isArray(report.testResults)
    ? report.testResults.flatMap(file => skippedInVitest(file, selects))
    : skippedInPlaywright(report)
  return skipped.map(({ file, title }) => ({
    line: `${file} › ${title}`,
    allowed: MAY_BE_SKIPPED.some(([place, part]) => file.endsWith(place) && title.includes(part)),
  }))
}

const SKIPPED_STATUSES = new Set(['skipped', 'pending', 'todo'])

function skippedInVitest({ name, assertionResults }, selects) {
  return assertionResults
    .filter(({ status, tags = [] }) => SKIPPED_STATUSES.has(status) && selects(tags))
    .map(({ fullName }) => ({ file: name, title: fullName }))
}

function skippedInPlaywright({ suites = [], specs = [] }) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName }) => ({ file: `[${projectName}] ${file}`, title })),
  )
  return [...here, ...suites.flatMap(skippedInPlaywright)]
}
