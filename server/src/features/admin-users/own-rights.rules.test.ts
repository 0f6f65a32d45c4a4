import { expect, it } from 'vitest'
import { ownRightsProblems } from './own-rights.rules.ts'

const before = { roles: ['ADMIN'], posts: [] }
const own = { problem: 'ownRights' }

it.each([
  ['a role more', '1', { roles: ['ADMIN', 'DIRECTOR'], posts: [] }, [{ field: 'roles', ...own }]],
  ['a post more', '1', { roles: ['ADMIN'], posts: ['VSR_HANDLER'] }, [{ field: 'posts', ...own }]],
  ['another role in its place', '1', { roles: ['DIRECTOR'], posts: [] }, [{ field: 'roles', ...own }]],
  ['less', '1', { roles: [], posts: [] }, []],
  ['the same', '1', before, []],
  ['a post more for somebody else', '2', { roles: ['ADMIN'], posts: ['VSR_HANDLER'] }, []],
] as const)('[ADM-15] nobody gives themselves more: %s', (_what, userCode, wanted, problems) => {
  expect(ownRightsProblems(userCode, before, wanted, '1')).toEqual(problems)
})
