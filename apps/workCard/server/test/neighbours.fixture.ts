import type { OpenTool } from '@apron/contract/neighbours/tool-status'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'

/** Responses of the neighbours. Null means that the application is not installed. */
export const responses = {
  tools: null as readonly OpenTool[] | 'failing' | null,
  rectifications: null as readonly string[] | null,
  revision: null as string | null,
}

const plugin = (name: string, provides: NonNullable<ServerPlugin['provides']>): ServerPlugin => ({
  name,
  migrations: {},
  routes: () => [],
  provides,
})

export const NEIGHBOURS: readonly ServerPlugin[] = [
  plugin('tools', ({ db }) => {
    const { tools } = responses
    if (tools === null) return {}
    return {
      'tools.toolStatus': {
        async openItems({ cardNos }) {
          if (tools === 'failing') {
            await db.withTables<{ tools_nowhere: object }>().selectFrom('tools_nowhere').selectAll().execute()
            return []
          }
          return tools.filter(({ cardNo }) => cardNo === null || cardNos.includes(cardNo))
        },
      },
    }
  }),
  plugin('safetyQuality', () => {
    const { rectifications } = responses
    return rectifications === null
      ? {}
      : { 'safetyQuality.openRectifications': { levelOne: async () => rectifications } }
  }),
  plugin('amm', () => {
    const { revision } = responses
    return revision === null ? {} : { 'amm.manualRevisions': { effective: async () => revision } }
  }),
]
