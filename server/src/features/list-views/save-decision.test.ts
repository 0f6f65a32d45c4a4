import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { LIST_VIEWS_MAX } from '@apron/contract/limits/lists'
import { expect, it } from 'vitest'
import { saveViolation } from './save-decision.ts'

const views = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `v${index}`, name: `View ${index}` }))

it.each([
  ['a new one', 2, { id: null, name: 'Mine' }, null],
  ['an existing one', 2, { id: 'v1', name: 'Mine' }, null],
  ['one that keeps its name', 2, { id: 'v1', name: 'View 1' }, null],
  ['one without a name', 2, { id: null, name: '' }, SERVER_ERRORS.viewNameMissing],
  ['one with the name of another', 2, { id: 'v1', name: 'View 0' }, SERVER_ERRORS.viewNameTaken],
  ['a new one with an existing name', 2, { id: null, name: 'View 0' }, SERVER_ERRORS.viewNameTaken],
  ['an unknown one', 2, { id: 'v9', name: 'Mine' }, SERVER_ERRORS.notFound],
  ['the last that fits', LIST_VIEWS_MAX - 1, { id: null, name: 'Mine' }, null],
  ['one too many', LIST_VIEWS_MAX, { id: null, name: 'Mine' }, SERVER_ERRORS.viewsFull],
  ['an existing one at the limit', LIST_VIEWS_MAX, { id: 'v3', name: 'Mine' }, null],
])('[LIST-04] %s', (_, count, wanted, violation) => {
  expect(saveViolation(views(count), wanted)).toBe(violation)
})
