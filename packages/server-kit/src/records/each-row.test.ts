import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { expect, it } from 'vitest'
import { eachRow } from './each-row.ts'

const ROWS = ['a', 'b', 'c'].map(id => ({ id }))

it('[LIST-07] processes every row independently: a rejected row does not affect others', async () => {
  const done: string[] = []
  const results = await eachRow(ROWS, { language: 'en' }, async ({ id }) => {
    if (id === 'b') throw new Refusal(SERVER_ERRORS.conflict)
    done.push(id)
  })
  expect(results).toEqual([
    { id: 'a', done: true, msg: '' },
    { id: 'b', done: false, msg: SERVER_ERRORS.conflict.en },
    { id: 'c', done: true, msg: '' },
  ])
  expect(done).toEqual(['a', 'c'])
})

it('gives the reason in the language of the caller', async () => {
  const [first] = await eachRow(ROWS, { language: 'zh' }, () => {
    throw new Refusal(SERVER_ERRORS.forbidden)
  })
  expect(first?.msg).toBe(SERVER_ERRORS.forbidden.zh)
})

it('starts a row only when the previous one has ended', async () => {
  const steps: string[] = []
  await eachRow(ROWS, { language: 'en' }, async ({ id }) => {
    steps.push(`${id} begins`)
    await Promise.resolve()
    steps.push(`${id} ends`)
  })
  expect(steps).toEqual(ROWS.flatMap(({ id }) => [`${id} begins`, `${id} ends`]))
})

it.each([new Error('store'), new Refusal(SERVER_ERRORS.unavailable)])(
  'ends the call on an error that is no refusal of a row: %s',
  async error => {
    const acted = eachRow(ROWS, { language: 'en' }, () => {
      throw error
    })
    await expect(acted).rejects.toBe(error)
  },
)
