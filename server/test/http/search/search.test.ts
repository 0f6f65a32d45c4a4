import { listPageNames, queryRecords } from '@apron/contract/search/search.calls'
import type { SearchProvider } from '@apron/server-kit/plugin/search-provider'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const INSPECTOR = '100104'
const FOREIGN_CUSTOMER = 'X90101'

/** A search provider for one kind of record. */
function offering(name: string, given: Partial<SearchProvider> & Pick<SearchProvider, 'find'>): ServerPlugin {
  return {
    name,
    migrations: {},
    routes: () => [],
    records: () => [
      {
        title: { zh: '工具', en: 'Tool' },
        resource: 'tools:tool:view',
        page: '/tools/ledger',
        ...given,
      },
    ],
  }
}

const tool = (number: string) => ({
  number,
  title: `${number} 扭力扳手`,
  state: { zh: '在库', en: 'In store' },
  site: 'CAN',
  url: '/tools/ledger?id=1' as const,
})

const TOOLS = offering('tools', {
  find: async ({ limit }) => Array.from({ length: 2 * limit }, (_, index) => tool(`CK-T${index}`)),
})
const EXACT = offering('amm', { find: async ({ text }) => [tool(`${text}-1`), tool(text.toUpperCase())] })
const BROKEN = offering('ipc', { find: () => Promise.reject(new Error('the table is gone')) })
const NOT_IN_MENU = offering('marketing', {
  page: '/tools/noSuchPage',
  find: async () => [tool('HIDDEN-1')],
})
const NO_RIGHT = offering('airline', {
  resource: 'airline:order:approve',
  find: async () => [tool('FORBIDDEN-1')],
})

const find = async (person: PortalClient, text: string) =>
  (await person.call(queryRecords, { body: { text } })).envelope.data

describeOnStores('the search', store => {
  describe('[FIND-02] for records of applications', () => {
    const server = serverOn(store, { plugins: [TOOLS, EXACT, NOT_IN_MENU, NO_RIGHT, ...PLUGINS] })

    it('returns some of each kind that permissions and menu allow, in one call, exact numbers first', async () => {
      const person = await server.as(INSPECTOR)
      const { records, complete } = await find(person, 'ck-2')
      expect(complete).toBe(true)
      expect(records[0]).toEqual({
        app: 'amm',
        kind: '工具',
        number: 'CK-2',
        title: 'CK-2 扭力扳手',
        state: '在库',
        site: 'CAN',
        url: '/tools/ledger?id=1',
      })
      const apps = records.map(({ app }) => app)
      expect(apps.filter(app => app === 'tools')).toHaveLength(8)
      expect(new Set(apps)).toEqual(new Set(['amm', 'tools', 'safetyQuality']))
    })

    it('finds nothing of a disabled application', async () => {
      const person = await server.as(INSPECTOR)
      const db = store.database.kysely
      await sql`insert into sub_application (name, active_version, enabled, changed_by, changed_at)
        values ('tools', '1.0.0', false, 'test', now())`.execute(db)
      const apps = (await find(person, 'ck-2')).records.map(({ app }) => app)
      expect(apps).not.toContain('tools')
      expect(apps).toContain('amm')
      await sql`delete from sub_application where name = 'tools'`.execute(db)
    })

    it.each(['x', ' x ', '   '])('ignores a text as short as %j', async text => {
      const person = await server.as(INSPECTOR)
      const answer = await person.call(queryRecords, { body: { text } })
      expect(answer.envelope.data ?? { records: [] }).toMatchObject({ records: [] })
    })

    it('requires a session', async () => {
      expect((await server.client().call(queryRecords, { body: { text: 'CK-2' } })).status).toBe(401)
      expect((await server.client().call(listPageNames)).status).toBe(401)
    })
  })

  describe('[FIND-02] with a failing application', () => {
    const server = serverOn(store, { plugins: [BROKEN, ...PLUGINS] })

    it('names the application and returns the results of the others', async () => {
      const { records, complete } = await find(await server.as(INSPECTOR), 'CK-')
      expect(complete).toBe(false)
      expect(records.length).toBeGreaterThan(0)
      expect(server.log.join('')).toContain('the table is gone')
    })
  })

  describe('[FIND-04] for pages', () => {
    const server = serverOn(store, { plugins: PLUGINS })

    it('returns the names of the person’s menu in both languages, and their pinyin', async () => {
      const person = await server.as(INSPECTOR)
      const { envelope } = await person.call(listPageNames)
      expect(envelope.data).toContainEqual({
        url: '/safetyQuality/checkList',
        name: { zh: '检查单', en: 'Check orders', syllables: ['jian', 'cha', 'dan'] },
        above: [{ zh: '安全质量', en: 'Safety & quality', syllables: ['an', 'quan', 'zhi', 'liang'] }],
      })
      const urls = envelope.data.map(({ url }) => url)
      expect(urls).not.toContain('/admin/users')
      // Hidden in the menu: it is opened from the list.
      expect(urls).not.toContain('/safetyQuality/checkedResult')
      const few = await (await server.as(FOREIGN_CUSTOMER)).call(listPageNames)
      expect(few.envelope.data.length).toBeLessThan(urls.length)
    })
  })
})
