import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { expect, it } from 'vitest'
import { requireCurrentVersion } from './require-current-version.ts'

it.each([
  ['a new record', null, null, null],
  ['the current version', { version: 3 }, 3, null],
  ['a new record that exists already', { version: 3 }, null, SERVER_ERRORS.alreadyThere],
  ['a change of a deleted record', null, 3, SERVER_ERRORS.notFound],
  ['an older version', { version: 3 }, 2, SERVER_ERRORS.conflict],
  ['a version that does not exist yet', { version: 3 }, 4, SERVER_ERRORS.conflict],
])('checks %s', (_what, before, seen, refused) => {
  const save = () => requireCurrentVersion(before, seen, 'D01')
  if (refused === null) expect(save).not.toThrow()
  else expect(save).toThrow(expect.objectContaining({ entry: refused }))
})
