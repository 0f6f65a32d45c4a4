import { listMyWork } from '@apron/contract/home/home.calls'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import { listCheckTemplates } from '../../contract/checks/check-template.calls.ts'
import { TEMPLATE_STATUSES } from '../../contract/checks/check-template.values.ts'
import { RO_STATUSES } from '../../contract/rectifications/rectification.values.ts'
import { CHECK_STATUSES } from '../../contract/values.ts'
import { plugin } from '../plugin.ts'
import { findRows } from './checks/check-order-steps.ts'
import { findRos } from './rectifications/rectification-steps.ts'

/** Manager of quality assurance. */
const SHEN_LI = '100103'

/** One person for each role with safety and quality in the menu. */
const PERSON_OF_ROLE = {
  ADMIN: '100002',
  DIRECTOR: '100004',
  MANAGER: '100303',
  INSPECTOR: '100104',
  WORKSHOP: '100306',
  MARKET: '100602',
  SALES: '100602',
  ENGINEER: '100202',
  PURCHASE: '100402',
  FINANCE: '100701',
  CUSTOMER_SERVICE: '100603',
  SUPPORT: '100405',
  SERVICE: '100802',
  TECH_SUPPORT: '100204',
  CRAFT: '100206',
} as const

const statesOf = (rows: readonly { readonly status: string }[]) =>
  [...new Set(rows.map(({ status }) => status))].toSorted()

describeOnStores('demo data of safety and quality', store => {
  const server = appServer(store, plugin)
  it('[SQ-09, SQ-12, SQ-15] contains check orders, rectification orders and templates in every state', async () => {
    const manager = await server.as(SHEN_LI)
    expect(statesOf(await findRows(manager))).toEqual(CHECK_STATUSES.toSorted())
    expect(statesOf(await findRos(manager))).toEqual(RO_STATUSES.toSorted())
    expect(statesOf(dataOf(await manager.call(listCheckTemplates)))).toEqual(TEMPLATE_STATUSES.toSorted())
  })

  it.each(Object.entries(PERSON_OF_ROLE))(
    '[HOME-02] contains work for a person in the role %s',
    async (_role, userCode) => {
      const { items } = dataOf(await (await server.as(userCode)).call(listMyWork))
      expect(items.filter(({ app }) => app === 'safetyQuality')).not.toEqual([])
    },
  )
})
