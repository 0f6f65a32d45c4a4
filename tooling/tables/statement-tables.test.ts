import { expect, it } from 'vitest'
import { createdTables, statementTables } from './statement-tables.ts'

const TABLES = new Set(['app_user', 'session', 'role'])

it.each([
  ["db.selectFrom('app_user as u').select('u.name')", { reads: ['app_user'], writes: [] }],
  ["db.selectFrom('mine').innerJoin('role', 'role.code', 'mine.role')", { reads: ['role'], writes: [] }],
  ["db.updateTable('session').set({})", { reads: [], writes: ['session'] }],
  ['sql`select 1 from app_user u join role r on true`', { reads: ['app_user', 'role'], writes: [] }],
  ['sql`delete from session where true`', { reads: [], writes: ['session'] }],
  ['sql`lock table role in share row exclusive mode`', { reads: [], writes: ['role'] }],
  ["db.insertInto(\n      'app_user'\n)", { reads: [], writes: ['app_user'] }],
  ["import { role } from 'role'\n/** The role of a session. */", { reads: [], writes: [] }],
  ["db.selectFrom('mine')", { reads: [], writes: [] }],
])('the tables of %s are known', (source, expected) => {
  expect(statementTables(source, TABLES)).toEqual(expected)
})

it('finds tables and views of a migration', () => {
  expect(createdTables('sql`create table one (id text)`; sql`create view two as select 1`')).toEqual([
    'one',
    'two',
  ])
})

it('tables of described records are known', () => {
  const source = '...recordTables({\n  one: sql`\n    first text`,\n  two: sql`\n    second text`,\n})'
  expect(createdTables(source)).toEqual(['one', 'two'])
})
