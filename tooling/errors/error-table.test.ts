import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorPage, errorTable } from './error-table.ts'

it('finds docs/errors.md up to date; run "npm run error-table" after a change of the catalogue', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')
  expect(page).toBe(errorPage())
})

it('sorts by code and keeps a pipe inside its cell', () => {
  const table = errorTable({
    late: { code: 1002, status: 200, zh: '甲', en: 'A | B' },
    early: { code: 404, status: 404, zh: '乙', en: 'C' },
  })
  expect(table.split('\n').slice(2)).toEqual([
    '| 404 | 404 | `early` | C | 乙 |',
    '| 1002 | 200 | `late` | A \\| B | 甲 |',
  ])
})
