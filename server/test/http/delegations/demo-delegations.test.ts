import { listResources } from '@apron/contract/calls/auth.calls'
import { expect, it } from 'vitest'
import { letEnd, listed } from '../../support/delegation-steps.ts'
import type { PortalClient } from '../../support/portal-client.ts'
import { describeOnStores } from '../../support/stores.ts'
import { serverOn } from '../../support/test-server.ts'

const rightsOf = async (person: PortalClient) =>
  (await person.call(listResources)).envelope.data.map(({ identify }) => identify)

describeOnStores('the delegations of the demo organisation', store => {
  const server = serverOn(store)

  it.each([
    ['100303', '100307', 'MANAGER', 'active'],
    ['100401', '100402', 'PURCHASE', 'expired'],
    ['100601', '100602', 'MARKET', 'active'],
    ['100501', '100503', 'SUPPORT', 'revoked'],
  ])(
    '[DEL-01] both %s and %s see the delegation of %s: it is %s',
    async (delegator, delegate, role, state) => {
      for (const code of [delegator, delegate]) {
        // oxlint-disable-next-line no-await-in-loop -- one person after the other
        const found = (await listed(await server.as(code))).filter(
          each => each.role.code === role && each.delegate.code === delegate,
        )
        expect(found.map(each => [each.delegator.code, each.state])).toEqual([[delegator, state]])
      }
    },
  )

  it('[DEL-04] what 郑凯 may do for 谭勇 ends with the delegation', async () => {
    const delegate = await server.as('100307')
    const [delegation] = (await listed(delegate)).filter(({ state }) => state === 'active')
    const before = await rightsOf(delegate)
    await letEnd(store.database.kysely, delegation?.id ?? '', -1)
    const lost = new Set(before).difference(new Set(await rightsOf(delegate)))
    expect(lost.size).toBeGreaterThan(0)
    expect([...lost].every(right => /^(workCard|amsp):/.test(right))).toBe(true)
  })
})
