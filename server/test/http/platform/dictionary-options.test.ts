import { saveDictionary } from '@apron/contract/dictionary/admin-dictionary.calls'
import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { expect, it } from 'vitest'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const NEW = { directory: 'SHIFT', value: 'S', nameZh: '备勤', nameEn: 'Stand-by', sort: 4 }

describeOnStores('options of forms and tables', store => {
  const server = serverOn(store)
  const options = async (query: { dictCode?: string; dataSourceId?: string }, userCode = '100104') =>
    (await (await server.as(userCode)).call(listOptions, { query })).envelope.data

  it('[DICT-05, DICT-07] are returned by dictCode and dataSourceId in one call, with the dictionary version', async () => {
    const answer = await options({ dictCode: 'SHIFT,UNKNOWN_1', dataSourceId: 'site' })
    expect(answer.dictionaries['SHIFT']?.map(({ value, name }) => [value, name])).toEqual([
      ['D', '白班 08:00–16:30'],
      ['E', '中班 16:00–00:30'],
      ['N', '夜班 00:00–08:30'],
    ])
    expect(answer.dictionaries['UNKNOWN_1']).toEqual([])
    expect(answer.sources['site']).toContainEqual({ id: 'CAN', sourceName: '广州白云' })
    const versions = (await (await server.as('100104')).call(whatChanged)).envelope.data
    expect(answer.version).toBe(versions.dictionaries)
  })

  it('[DICT-05, ADM-93] include a change in the next response, under a new version', async () => {
    const before = await options({ dictCode: 'SHIFT' })
    const admin = await server.as(ADMINISTRATOR)
    await admin.call(saveDictionary, { body: NEW })
    const after = await options({ dictCode: 'SHIFT' })
    expect(after.version).not.toBe(before.version)
    expect(after.dictionaries['SHIFT']?.map(({ value }) => value)).toEqual(['D', 'E', 'N', 'S'])
  })

  it('[DICT-07] are in the caller’s language, regardless of earlier callers', async () => {
    const english = await server.as('100105')
    english.language = 'en'
    const { data } = (await english.call(listOptions, { query: { dictCode: 'SHIFT' } })).envelope
    expect(data.dictionaries['SHIFT']?.[0]?.name).toMatch(/^Day/)
    expect((await options({ dictCode: 'SHIFT' })).dictionaries['SHIFT']?.[0]?.name).toMatch(/^白班/)
  })

  it('[DICT-05] of a data source show an external user the same entries as the source itself', async () => {
    const customer = (await options({ dataSourceId: 'enterprise,role,none' }, 'X90101')).sources
    expect(customer['enterprise']).toHaveLength(1)
    expect(customer['role']).toEqual([])
    expect(customer['none']).toEqual([])
  })

  it.each([
    { dictCode: "A' or '1'='1" },
    { dictCode: Array(51).fill('A').join(',') },
    { dataSourceId: 'a b' },
  ])('[DICT-05] are rejected for %j', async query => {
    expect((await (await server.as('100104')).call(listOptions, { query })).status).toBe(400)
  })

  it('[DICT-05] require a token', async () => {
    expect((await server.client().call(listOptions, { query: { dictCode: 'UOM' } })).status).toBe(401)
  })
})
