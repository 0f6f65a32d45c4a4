import { PREPARED_MARK } from '@apron/server-kit/db/prepared'
import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { namedStatement } from './named-statement.ts'

const text = `select id from role where code = $1 ${PREPARED_MARK}`

it('names a marked statement by its text', () => {
  const named = namedStatement(CompiledQuery.raw(text, ['a']))
  expect(named).toMatchObject({
    sql: { name: expect.stringMatching(/^[0-9a-f]{32}$/), text },
    parameters: ['a'],
  })
  expect(namedStatement(CompiledQuery.raw(text, ['b'])).sql).toEqual(named.sql)
  expect(namedStatement(CompiledQuery.raw(`${text} `)).sql).not.toEqual(named.sql)
})

it('leaves other statements as they are', () => {
  const query = CompiledQuery.raw('select 1')
  expect(namedStatement(query)).toBe(query)
})

it('sends further texts unprepared once there are 300', () => {
  const sent = Array.from({ length: 400 }, (_, n) =>
    namedStatement(CompiledQuery.raw(`select ${n} ${PREPARED_MARK}`)),
  )
  expect(sent.filter(({ sql }) => typeof sql !== 'string').length).toBeLessThanOrEqual(300)
})
