import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { statementTables, tablesMade } from './statement-tables.ts'

const ROOT = new URL('../../', import.meta.url)
const NO_STATEMENTS = /[.]test[.]ts$|\/test\//

function sources(pattern: string) {
  return globSync(pattern, { cwd: ROOT.pathname })
    .toSorted()
    .filter(file => !NO_STATEMENTS.test(file))
    .map(file => ({ file, text: readFileSync(new URL(file, ROOT), 'utf8') }))
}

const CORE_TABLES = sources('server/src/migrations/*.ts').flatMap(({ text }) => tablesMade(text))
const APPS = globSync('apps/*/server', { cwd: ROOT.pathname }).toSorted()
const tablesOf = (app: string) => sources(`${app}/migrations/**/*.ts`).flatMap(({ text }) => tablesMade(text))

it.each(APPS)('statements of %s use only its own tables', app => {
  const foreign = new Set([...CORE_TABLES, ...APPS.filter(other => other !== app).flatMap(tablesOf)])
  const found = sources(`${app}/**/*.ts`).flatMap(({ file, text }) => {
    const { reads, writes } = statementTables(text, foreign)
    return [...reads, ...writes].map(table => `${file}: ${table}`)
  })
  expect(tablesOf(app).length).toBeGreaterThan(0)
  expect(found).toEqual([])
})

/** Slices of the server that own their tables. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  organisation: ['department', 'airport'],
  people: [
    'app_user',
    'post',
    'user_role',
    'user_post',
    'user_site',
    'session',
    'administrator_seen',
    'person_link',
  ],
  rights: [
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
  ],
}

/** Joins in single statements. New code must ask the owner instead; remove lines that are no longer needed. */
const FOREIGN_READS: Readonly<Record<string, readonly string[]>> = {
  'auth of people': ['app_user'],
  'data-sources of organisation': ['airport', 'department'],
  'data-sources of people': ['post'],
  'data-sources of rights': ['role'],
  // Possible candidates of a process, and their delegates: a step is decided by what its transaction sees.
  'flow of organisation': ['department'],
  'flow of people': ['app_user', 'user_post', 'user_role'],
  'flow of rights': ['delegation_in_force', 'delegation_post'],
  // Set-up progress of a company: counts in one statement.
  'home of organisation': ['airport', 'department'],
  'home of people': ['app_user', 'user_role'],
  'home of rights': ['role_resource'],
  'messages of organisation': ['airport', 'department'],
  'messages of people': ['app_user', 'user_post', 'user_role', 'user_site'],
  // Delegates who receive a message are part of the statement that fills the boxes.
  'messages of rights': [
    'delegation_in_force',
    'delegation_post',
    'delegation_resource',
    'user_resource',
    'user_right',
  ],
  'operations of people': ['app_user', 'post'],
  'operations of rights': ['resource', 'role'],
  'organisation of people': ['app_user', 'user_site'],
  'organisation of rights': ['role_resource'],
  'password of people': ['app_user', 'session'],
  'people of organisation': ['airport', 'department'],
  // Permissions are read with each call, in one statement.
  'people of rights': ['delegation', 'delegation_in_force', 'delegation_resource', 'role', 'user_resource'],
  'rights of organisation': ['department'],
  'rights of people': ['administrator_seen', 'app_user', 'post', 'user_post', 'user_role', 'user_site'],
  'setup of rights': ['role'],
  'sub-apps of people': ['session'],
}

/** Returns features whose statements use tables of a slice, by owner. */
function foreignTables(kind: 'reads' | 'writes') {
  const found: Record<string, string[]> = {}
  for (const { file, text } of sources('server/src/features/**/*.ts')) {
    const feature = /features\/([^/]+)\//.exec(file)?.[1] ?? ''
    for (const [owner, tables] of Object.entries(OWNERS)) {
      if (feature === owner) continue
      const named = statementTables(text, new Set(tables))[kind]
      if (named.length === 0) continue
      const key = `${feature} of ${owner}`
      found[key] = [...new Set([...(found[key] ?? []), ...named])].toSorted()
    }
  }
  return found
}

it('tables of organisation, people and rights are written only by their slice', () => {
  expect(foreignTables('writes')).toEqual({})
})

it('all other readers are listed', () => {
  expect(foreignTables('reads')).toEqual(FOREIGN_READS)
})

it('every owned table exists', () => {
  expect(
    Object.values(OWNERS)
      .flat()
      .filter(table => !CORE_TABLES.includes(table)),
  ).toEqual([])
})
