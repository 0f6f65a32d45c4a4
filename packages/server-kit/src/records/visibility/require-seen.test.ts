import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { expect, it } from 'vitest'
import { requireSeen } from './require-seen.ts'

it.each([
  ['a new one', null, null, null],
  ['the version that is there', { version: 3 }, 3, null],
  ['a new one where one is', { version: 3 }, null, SERVER_ERRORS.alreadyThere],
  ['a change of one that is gone', null, 3, SERVER_ERRORS.notFound],
  ['an older version', { version: 3 }, 2, SERVER_ERRORS.conflict],
  ['a version that is not there yet', { version: 3 }, 4, SERVER_ERRORS.conflict],
])('%s', (_what, before, seen, refused) => {
  const save = () => requireSeen(before, seen, 'D01')
  if (refused === null) expect(save).not.toThrow()
  else expect(save).toThrow(expect.objectContaining({ entry: refused }))
})
