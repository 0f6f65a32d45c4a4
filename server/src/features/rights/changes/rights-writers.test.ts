import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../../../../..', import.meta.url)
/** By these somebody has rights, or becomes somebody who has. */
const TABLES =
  'role|user_role|role_resource|resource|menu|role_menu|post|user_post|post_resource|app_user|login_contact|person_link'
const WRITES = [
  new RegExp(`(?:insertInto|updateTable|deleteFrom|mergeInto)\\('(${TABLES})(?: as \\w+)?'`, 'g'),
  new RegExp(`(?:insert into|update|delete from|merge into|truncate) (${TABLES})\\b`, 'g'),
  /(?:insert into|update|delete from|merge into|truncate) \$\{(\S+)/g,
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(([^')]\S*)/g,
]

const sources = globSync(['server/src/**/*.ts', 'apps/*/server/**/*.ts'], { cwd: ROOT.pathname })
  .toSorted()
  .filter(file => !/\.test\.ts$|\/test\/|\/migrations\/|\/seed\//.test(file))
  .map(file => ({ file, text: readFileSync(new URL(file, ROOT), 'utf8') }))

function writtenIn(text: string): string[] {
  const found = WRITES.flatMap(pattern => [...text.matchAll(pattern)].map(([, table = '']) => table))
  return [...new Set(found)].toSorted()
}

/** Tables of rights and of links, and what stands before each file that writes them. */
const WRITERS: Readonly<Record<string, readonly string[]>> = {
  // Through the decision: their functions are called below.
  'server/src/features/people/admin/user-change.store.ts': ['app_user', 'login_contact', 'sql.table(table)}'],
  'server/src/features/rights/roles/admin-roles.store.ts': ['role', 'role_menu', 'role_resource'],
  'server/src/features/rights/resources/admin-resources.store.ts': ['resource'],
  'server/src/features/rights/menus/admin-menus.store.ts': ['menu', 'role_menu'],
  'server/src/features/people/links/person-links.store.ts': ['app_user', 'person_link'],
  // Follows a decision: takes links and passwords that went through other hands.
  'server/src/features/people/links/handed-keys.store.ts': ['app_user', 'person_link'],
  // The first administrator, with the link of the setup, before there is anybody.
  'server/src/features/people/accounts/first-people.store.ts': ['app_user', 'user_role'],
  // A password of whoever holds a link, a code or the old one.
  'server/src/features/people/accounts/accounts.store.ts': ['app_user', 'person_link'],
  // Entries of an application, made by an operator at the terminal.
  'server/src/features/rights/menus/app-menu.store.ts': ['menu', 'role_menu'],
  // A whole backup, put back by an operator at the terminal.
  'server/src/app/commands/restore-backup.ts': ['sql.join(tables.map(({', 'sql.table(name)}'],
}

it('[ADM-41] nothing else of the server writes rights or links', () => {
  const found = sources.flatMap(({ file, text }) => {
    const tables = writtenIn(text)
    return tables.length === 0 ? [] : [[file, tables] as const]
  })
  expect(Object.fromEntries(found)).toEqual(WRITERS)
})

const ASKS = /guard\.(?:require|carryOut|facts)\(|decideRights\(|guardedOf\(/
const RIGHTS = 'server/src/features/rights/changes/'
/** Who calls what writes them. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  putUsers: ['people/admin/change-users.service.ts', 'people/admin/import-users.service.ts'],
  putEnabled: ['people/admin/change-users.service.ts'],
  putRole: ['rights/roles/change-roles.service.ts'],
  dropRole: ['rights/roles/change-roles.service.ts'],
  resourceKind: ['rights/resources/admin-resources.routes.ts'],
  dropResource: ['rights/resources/admin-resources.routes.ts'],
  putMenu: ['rights/menus/change-menus.service.ts', 'rights/menus/import-menus.service.ts'],
  dropMenu: ['rights/menus/change-menus.service.ts'],
  makeFirstUser: ['setup/setup.routes.ts'],
  newLink: [
    'people/admin/link-sheet.service.ts',
    'people/admin/password-links.service.ts',
    'rights/changes/person-mail.ts',
    'setup/setup.routes.ts',
  ],
}

it.each(Object.entries(CALLERS))(
  '[ADM-41] %s is called where the one decision is asked for',
  (name, callers) => {
    const call = new RegExp(`(?<!function )\\b${name}\\(`)
    const found = sources.filter(({ text }) => call.test(text))
    expect(found.map(({ file }) => file.replace('server/src/features/', ''))).toEqual(callers)
    const unasked = found.filter(({ file, text }) => !file.startsWith(RIGHTS) && !ASKS.test(text))
    expect(unasked.map(({ file }) => file)).toEqual([])
  },
)
