import { expect, it } from 'vitest'
import { type AppDefinition, defineApp, permissionOf } from './app-definition.ts'

const TITLE = { zh: '工具', en: 'Tools' }
const PAGE = { title: TITLE, help: TITLE }
const app = defineApp({
  name: 'tools',
  title: TITLE,
  port: 9505,
  pages: { '/ledger': { ...PAGE, only: 'tool:view' } },
  rights: { 'tool:view': { page: '/ledger', title: TITLE } },
  grants: [
    { roles: ['CRAFT'], rights: ['tool:view'] },
    { externalRoles: ['SERVICE'], pages: ['/ledger'], rights: [] },
  ],
})

it('keeps permission names as types', () => {
  const right: 'tools:tool:view' = permissionOf(app, 'tool:view')
  expect(right).toBe('tools:tool:view')
})

it('does not compile with an unknown permission or page', () => {
  const base = { name: 'tools', title: TITLE, port: 9505, pages: { '/ledger': PAGE } } as const
  const rights = { 'tool:view': { page: '/ledger', title: TITLE } } as const
  const wrong: AppDefinition[] = [
    // @ts-expect-error -- a role gets a right that the application does not have
    defineApp({ ...base, rights, grants: [{ roles: 'all', rights: ['tool:edit'] }] }),
    // @ts-expect-error -- a post gets a right that the application does not have
    defineApp({ ...base, rights, grants: [{ post: 'CAL_COORD', rights: ['tool:edit'] }] }),
    // @ts-expect-error -- external users get a page that the application does not have
    defineApp({ ...base, rights, grants: [{ externalRoles: ['SERVICE'], pages: ['/shelf'], rights: [] }] }),
    // @ts-expect-error -- a page is reserved for a right that the application does not have
    defineApp({ ...base, rights, pages: { '/ledger': { ...PAGE, only: 'tool:edit' } } }),
    // @ts-expect-error -- a right belongs to a page that the application does not have
    defineApp({ ...base, rights: { 'tool:view': { page: '/shelf', title: TITLE } } }),
  ]
  expect(wrong).toHaveLength(5)
})
