import { expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { listed } from '../../support/steps/delegation-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

describeOnStores('the delegations of the demo organisation', store => {
  const server = serverOn(store)

  it.each([
    ['100303', '100307', 'MANAGER', 'active'],
    ['100401', '100402', 'PURCHASE', 'expired'],
    ['100601', '100602', 'MARKET', 'active'],
    ['100501', '100503', 'SUPPORT', 'revoked'],
  ])('[DEL-01] are shown to both %s and %s for role %s: %s', async (delegator, delegate, role, state) => {
    for (const code of [delegator, delegate]) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      const found = (await listed(await server.as(code))).filter(
        each => each.role.code === role && each.delegate.code === delegate,
      )
      expect(found.map(each => [each.delegator.code, each.state])).toEqual([[delegator, state]])
    }
  })
})
