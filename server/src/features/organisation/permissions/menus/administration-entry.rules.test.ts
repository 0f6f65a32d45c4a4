import { expect, it } from 'vitest'
import { breaksAdministration } from './administration-entry.rules.ts'

const ADMIN = { roleCode: 'ADMIN', userType: 'employee' } as const
const OTHER = { roleCode: 'MANAGER', userType: 'employee' } as const
const page = { url: '/admin/roles', identify: 'portal:role:view', roles: [ADMIN] }

it.each([
  ['nothing', page, {}, false],
  ['another role sees it too', page, { roles: [ADMIN, OTHER] }, false],
  ['administrators do not see it', page, { roles: [OTHER] }, true],
  ['only external ones see it', page, { roles: [{ roleCode: 'ADMIN', userType: 'enterprise' }] }, true],
  ['another address', page, { url: '/dashboard' }, true],
  ['another right', page, { identify: 'a:b:c' }, true],
  ['no right', page, { identify: '' }, true],
  ['another page', { ...page, url: '/amm/library' }, { url: '/amm/list', roles: [] }, false],
] as const)('[ADM-10] %s', (_what, before, part, breaks) => {
  expect(breaksAdministration(before, { ...before, ...part })).toBe(breaks)
  expect(breaksAdministration(null, { ...before, ...part })).toBe(false)
})
