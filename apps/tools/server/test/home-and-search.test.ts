import { listMyWork, listStatements } from '@apron/contract/home/home.calls'
import { queryRecords } from '@apron/contract/search/search.calls'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import { loan } from '../../contract/loan.ts'
import { plugin } from '../plugin.ts'
import { actOnLost, issue, PEOPLE, reportLost, toolsOf, typePassword } from './tools-steps.ts'

describeOnStores('tools on the home page and in the search', store => {
  const server = appServer(store, plugin)

  async function workOf(code: string) {
    const { items } = dataOf(await (await server.as(code)).call(listMyWork))
    return items.map(({ number, url, state, action }) => ({ number, url, state, action }))
  }
  async function foundBy(code: string, text: string) {
    const { records } = dataOf(await (await server.as(code)).call(queryRecords, { body: { text } }))
    return records.map(({ number }) => number)
  }

  it('[TL-02] finds a tool by its number only for people who may see tools', async () => {
    expect(await foundBy(PEOPLE.mechanic, 'TQ-0101')).toContain('TQ-0101')
    expect(await foundBy(PEOPLE.buyer, 'TQ-0101')).toEqual([])
  })

  it('[TL-07] lists a loan in the work of its borrower, and finds it for the department and the keeper', async () => {
    const keeper = await server.as(PEOPLE.keeper)
    const { id, loanNo } = dataOf(await issue(keeper, ['GN-0102'], { borrower: PEOPLE.mechanic }))
    const row = { number: loanNo, url: `/tools/loan?id=${id}`, state: '借出', action: '归还' }
    expect(await workOf(PEOPLE.mechanic)).toContainEqual(row)
    expect(await workOf(PEOPLE.lateMechanic)).not.toContainEqual(row)
    expect(await foundBy(PEOPLE.lateMechanic, loanNo)).toEqual([loanNo])
    expect(await foundBy(PEOPLE.keeper, loanNo)).toEqual([loanNo])
    expect(await foundBy(PEOPLE.buyer, loanNo)).toEqual([])
    const { records } = dataOf(
      await keeper.call(loan.calls.queryPage, { body: { current: 1, size: 50, queryCriteria: {} } }),
    )
    const foreign = records.find(({ borrowerDept }) => borrowerDept?.code === 'D07')?.loanNo ?? ''
    expect(await foundBy(PEOPLE.keeper, foreign)).toEqual([foreign])
    expect(await foundBy(PEOPLE.mechanic, foreign)).toEqual([])
  })

  it('[TL-11] asks for the missing signatures of a risk review, but not people who have signed', async () => {
    const keeper = await server.as(PEOPLE.keeper)
    const { id, ltNo } = dataOf(await reportLost(keeper, { assetNo: 'GN-0108' }))
    const row = { number: ltNo, url: `/tools/lostReport?id=${id}`, state: '风险评估', action: '签署' }
    expect(await workOf(PEOPLE.engineer)).not.toContainEqual(row)
    dataOf(await actOnLost(keeper, 'search', id))
    dataOf(await actOnLost(keeper, 'review', id, { result: 'NOT_FOUND_CLEARED' }))
    for (const code of [PEOPLE.engineer, PEOPLE.auditor, PEOPLE.toolingManager]) {
      expect(await workOf(code)).toContainEqual(row)
    }
    expect(await workOf(PEOPLE.keeper)).not.toContainEqual(row)
    const engineer = await server.as(PEOPLE.engineer)
    await typePassword(engineer)
    dataOf(await actOnLost(engineer, 'sign', id, { remark: 'Inspected by borescope.' }))
    expect(await workOf(PEOPLE.engineer)).not.toContainEqual(row)
    expect(await workOf(PEOPLE.auditor)).toContainEqual(row)
  })

  it('counts the tools of the site by state for people who may see tools', async () => {
    const boxOf = async (code: string) =>
      dataOf(await (await server.as(code)).call(listStatements)).find(({ id }) => id.includes('toolsByState'))
    const stock = (await toolsOf(await server.as(PEOPLE.keeper))).filter(
      ({ status }) => status === 'IN_STOCK',
    )
    expect(JSON.stringify(await boxOf(PEOPLE.keeper))).toContain(`"value":${stock.length}`)
    expect(await boxOf(PEOPLE.buyer)).toBeUndefined()
  })
})
