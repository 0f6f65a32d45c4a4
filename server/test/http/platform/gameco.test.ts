import { pageDictionary, updateDictionaryStatus } from '@apron/contract/dictionary/admin-dictionary.calls'
import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { listFlowItems, listFlowRecords } from '@apron/contract/flow/flow.calls'
import { listResources } from '@apron/contract/sign-in/auth.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { livePath, openLive } from '../../support/clients/live-client.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { agree, detail, startRequest } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { createDelegation, dropDelegations, revoke } from '../../support/steps/delegation-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const [FAN, LU, DING, QIN, LUO] = ['100401', '100403', '100402', '100701', '100006']
const toolRightsOf = async (client: PortalClient) =>
  (await client.call(listResources)).envelope.data.filter(({ identify }) => identify.startsWith('tools:'))

describeOnStores('in GAMECO', store => {
  const server = serverOn(store, { settings: { variant: 'gameco' } })
  beforeAll(() => dropDelegations(store.database.kysely))
  afterAll(() => dropDelegations(store.database.kysely))

  it('[FLOW-02, FLOW-06, FLOW-08] takes a purchase request through three approvals and notifies the first approver live', async () => {
    const [ding, fan, qin, luo] = [
      await server.as(DING),
      await server.as(FAN, { browser: true }),
      await server.as(QIN),
      await server.as(LUO),
    ]
    const live = await openLive(fan, FAN, { path: livePath(FAN, 'gameco', 'gameco') })
    const countOf = async () => (await fan.call(listFlowItems)).envelope.data.total
    const before = await countOf()
    const unread = live.counts.length
    const insId = await startRequest(ding, '505000.00')
    await expect.poll(() => live.counts.length).toBeGreaterThan(unread)
    expect(await countOf()).toBe(before + 1)
    for (const person of [fan, qin, luo]) expect((await agree(person, insId)).code).toBe(200)
    expect((await detail(ding, insId)).state).toBe('agreed')
    const { data: records } = (await ding.call(listFlowRecords, { query: { insId } })).envelope
    expect(records.flatMap(({ act, by }) => (act === 'agree' ? [by?.code] : []))).toEqual([FAN, QIN, LUO])
    await live.end()
  })

  it('[DEL-04, DEL-03] grants a delegated role until it is revoked', async () => {
    const [fan, lu] = [await server.as(FAN), await server.as(LU)]
    expect(await toolRightsOf(lu)).toEqual([])
    const id = await createDelegation(fan)
    expect(await toolRightsOf(lu)).not.toEqual([])
    await revoke(fan, id)
    expect(await toolRightsOf(lu)).toEqual([])
  })

  it('[DICT-05, DICT-06] returns a disabled value with state 0', async () => {
    const admin = await server.as('100001')
    const query = { dictCode: 'SHIFT' }
    const enabledOf = async (value: string) =>
      (await admin.call(listOptions, { query })).envelope.data.dictionaries['SHIFT']?.find(
        option => option.value === value,
      )?.enabled
    expect(await enabledOf('E')).toBe(1)
    const body = { current: 1, size: 200, queryCriteria: { directory: 'SHIFT' } }
    const { records } = (await admin.call(pageDictionary, { body })).envelope.data
    const { id, version } = records.find(({ value }) => value === 'E') ?? expect.fail('SHIFT has no E')
    await admin.call(updateDictionaryStatus, { body: { id, version, enabled: 0 } })
    expect(await enabledOf('E')).toBe(0)
  })
})
