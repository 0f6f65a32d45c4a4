import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { coverage, unknownIds } from './coverage.ts'
import { coverageText } from './coverage-text.ts'
import { requirementLines } from './requirement-lines.ts'
import { levelOfReport, testsOfReport } from './test-reports.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const REPORTS = join(ROOT, 'reports')

const fileNames = existsSync(REPORTS) ? readdirSync(REPORTS) : []
const tests = fileNames.flatMap(fileName => {
  const level = levelOfReport(fileName)
  if (level === undefined) return []
  return testsOfReport(level, JSON.parse(readFileSync(join(REPORTS, fileName), 'utf8')), ROOT)
})
if (tests.length === 0)
  process.stdout.write('There is no test report in reports/ yet: run "npm test" first.\n')

const requirements = requirementLines(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'))
const groups = process.argv.slice(2).map(group => group.toUpperCase())
const unknownGroups = groups.filter(group => requirements.every(requirement => requirement.group !== group))
if (unknownGroups.length > 0) {
  process.stderr.write(`There is no group ${unknownGroups.join(', ')} in docs/requirements.md\n`)
  process.exitCode = 1
} else {
  const chosen = requirements.filter(({ group }) => groups.length === 0 || groups.includes(group))
  process.stdout.write(coverageText(coverage(chosen, tests), unknownIds(requirements, tests)))
}
