import type { OpenRectifications } from '@apron/contract/neighbours/neighbour-services'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { RoTables } from './rectification.tables.ts'

/** Offers other applications the open level-1 findings of an aircraft. */
export function openRectifications({ db }: Pick<PluginServices, 'db'>): OpenRectifications {
  return {
    async levelOne(acReg) {
      const orders = await db
        .withTables<RoTables>()
        .selectFrom('safety_quality_rectification')
        .select('ro_no')
        .where('del_flag', '=', 0)
        .where('ac_reg', '=', acReg)
        .where('level', '=', '1')
        .where('status', 'not in', ['DRAFT', 'CLOSED', 'VOID'])
        .orderBy('ro_no')
        .execute()
      return orders.map(({ ro_no }) => ro_no)
    },
  }
}
