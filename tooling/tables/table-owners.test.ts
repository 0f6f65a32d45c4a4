import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createdTables, statementTables } from './statement-tables.ts'

const ROOT = new URL('../../', import.meta.url)
const NO_STATEMENTS = /[.]test[.]ts$|\/test\//

function sources(pattern: string) {
  return globSync(pattern, { cwd: ROOT.pathname })
    .toSorted()
    .filter(file => !NO_STATEMENTS.test(file))
    .map(file => ({ file, text: readFileSync(new URL(file, ROOT), 'utf8') }))
}

const CORE_TABLES = sources('server/src/migrations/*.ts').flatMap(({ text }) => createdTables(text))
const APPS = globSync('apps/*/server', { cwd: ROOT.pathname }).toSorted()
const tablesOf = (app: string) =>
  sources(`${app}/migrations/**/*.ts`).flatMap(({ text }) => createdTables(text))

it.each(APPS)('statements of %s use only its own tables', app => {
  const foreign = new Set([...CORE_TABLES, ...APPS.filter(other => other !== app).flatMap(tablesOf)])
  const found = sources(`${app}/**/*.ts`).flatMap(({ file, text }) => {
    const { reads, writes } = statementTables(text, foreign)
    return [...reads, ...writes].map(table => `${file}: ${table}`)
  })
  expect(tablesOf(app).length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

/** Tables of the module of units, people and permissions. */
const ORGANISATION_TABLES: readonly string[] = [
  'department',
  'airport',
  'app_user',
  'post',
  'user_role',
  'user_post',
  'user_site',
  'session',
  'administrator_seen',
  'person_link',
  'role',
  'role_resource',
  'resource',
  'post_resource',
  'user_resource',
  'menu',
  'role_menu',
  'rights_change',
  'delegation',
  'delegated_act',
  'delegation_in_force',
  'delegation_post',
  'delegation_resource',
  'user_right',
]

/** Joins in single statements. New code must ask the owner instead; remove lines that are no longer needed. */
const FOREIGN_READS: Readonly<Record<string, readonly string[]>> = {
  'audit-log': ['app_user', 'post', 'resource', 'role'],
  auth: ['app_user'],
  'data-sources': ['airport', 'department', 'post', 'role'],
  // Possible candidates of a process, and their delegates: a step is decided by what its transaction sees.
  flow: ['app_user', 'delegation_in_force', 'delegation_post', 'department', 'user_post', 'user_role'],
  // Set-up progress of a company: counts in one statement.
  home: ['airport', 'app_user', 'department', 'role_resource', 'user_role'],
  // Recipients, delegates included, are part of the statement that fills the boxes.
  messages: [
    'airport',
    'app_user',
    'delegation_in_force',
    'delegation_post',
    'delegation_resource',
    'department',
    'user_post',
    'user_resource',
    'user_right',
    'user_role',
    'user_site',
  ],
  password: ['app_user', 'session'],
  setup: ['role'],
  'sub-apps': ['session'],
}

/** Returns the features whose statements use tables of the organisation. */
function foreignTables(kind: 'reads' | 'writes') {
  const found: Record<string, string[]> = {}
  for (const { file, text } of sources('server/src/features/**/*.ts')) {
    const feature = /features\/([^/]+)\//.exec(file)?.[1] ?? ''
    if (feature === 'organisation') continue
    const tables = statementTables(text, new Set(ORGANISATION_TABLES))[kind]
    if (tables.length > 0) found[feature] = [...new Set([...(found[feature] ?? []), ...tables])].toSorted()
  }
  return found
}

it('tables of the organisation are written only by its module', () => {
  expect(foreignTables('writes')).toEqual({})
})

it('all other readers are listed', () => {
  expect(foreignTables('reads')).toEqual(FOREIGN_READS)
})

it('every owned table exists', () => {
  expect(ORGANISATION_TABLES.filter(table => !CORE_TABLES.includes(table))).toEqual([])
})
