import { deepStrictEqual, strictEqual } from 'node:assert'
import { defineCall } from '@apron/contract/calls/define-call'
import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { getAdminMenus, saveAdminMenu } from '@apron/contract/menus/admin-menu.calls'
import { addFavourite, listFavourites } from '@apron/contract/menus/favourite.calls'
import { changeReadStatus, countRecords, queryMessages } from '@apron/contract/messages/message.calls'
import { listMenus, listResources, logout } from '@apron/contract/sign-in/auth.calls'
import { PortalClient } from '@apron/server/test/clients/portal-client'

type Step = (before: string, now: string, password: string) => Promise<void>

const INSPECTOR = '100104'
const ADMIN = '100001'

/** Logs a person in on one node and uses the session on both. */
async function logInOnBoth(from: string, to: string, person: string, password: string) {
  const first = new PortalClient(from, null)
  await first.login(person, password)
  const second = new PortalClient(to, null)
  second.token = first.token
  second.cookie = first.cookie
  return { first, second }
}

const CHECKS = '/api/safety-inspection/checkOrder'
const orders = defineCall<{ body: object; data: { records: { id: string }[] } }>({
  id: 'rolling.orders',
  method: 'POST',
  path: `${CHECKS}/queryPage`,
})
const start = defineCall<{ body: object; data: { version: number } }>({
  id: 'rolling.start',
  method: 'POST',
  path: `${CHECKS}/start`,
})
const save = defineCall<{ body: object; data: { version: number; history: object[] } }>({
  id: 'rolling.save',
  method: 'POST',
  path: `${CHECKS}/saveResult`,
})

/** Each step covers both directions if there are two. */
export const ROLLING_STEPS: readonly (readonly [string, Step])[] = [
  [
    'a login on one node is one on the other, with the same rights',
    async (before, now, password) => {
      for (const [from, to] of [
        [before, now],
        [now, before],
      ] as const) {
        const { first, second } = await logInOnBoth(from, to, INSPECTOR, password)
        const rights = (await first.call(listResources)).envelope.data.map(({ identify }) => identify)
        strictEqual(rights.includes('safetyQuality:check:view'), true)
        deepStrictEqual(
          (await second.call(listResources)).envelope.data.map(({ identify }) => identify),
          rights,
        )
      }
    },
  ],
  [
    'a logout on one node ends the session on the other',
    async (before, now, password) => {
      for (const [from, to] of [
        [before, now],
        [now, before],
      ] as const) {
        const { first, second } = await logInOnBoth(from, to, INSPECTOR, password)
        await first.call(logout)
        strictEqual((await second.call(listResources)).status, 401)
      }
    },
  ],
  [
    'columns and favourites saved on one node are read on the other',
    async (before, now, password) => {
      for (const [from, to] of [
        [before, now],
        [now, before],
      ] as const) {
        const { first, second } = await logInOnBoth(from, to, INSPECTOR, password)
        const code = `AQ_shell_rolling${new URL(from).port}`
        strictEqual(
          (await first.call(saveColumnSetting, { body: { code, value: '编号' } })).envelope.code,
          200,
        )
        strictEqual((await second.call(queryColumnSetting, { query: { code } })).envelope.data?.value, '编号')
        const url = `/amm/library?chapter=${new URL(from).port}`
        await first.call(addFavourite, { body: { name: code, url, userCode: INSPECTOR } })
        const urls = (await second.call(listFavourites)).envelope.data.map(favourite => favourite.url)
        strictEqual(urls.includes(url), true)
      }
    },
  ],
  [
    'one check order is worked on from both nodes, and an older version is refused',
    async (before, now, password) => {
      const { first, second } = await logInOnBoth(before, now, INSPECTOR, password)
      const body = { current: 1, size: 5, queryCriteria: { text: '一号机库消防月度检查' } }
      const id = (await first.call(orders, { body })).envelope.data.records[0]?.id
      const started = (await first.call(start, { body: { id, version: 2 } })).envelope.data
      const saved = (
        await second.call(save, { body: { id, version: started.version, results: [], conclusion: '新' } })
      ).envelope
      strictEqual(saved.code, 200)
      const late = await first.call(save, { body: { id, version: started.version, results: [] } })
      strictEqual(late.envelope.code, 409)
      const again = await first.call(save, {
        body: { id, version: saved.data.version, results: [], conclusion: '旧' },
      })
      strictEqual(again.envelope.data.history.length, 5)
    },
  ],
  [
    'messages that are read on one node are read on the other',
    async (before, now, password) => {
      const { first, second } = await logInOnBoth(now, before, INSPECTOR, password)
      const count = { body: { targetUserCode: INSPECTOR } }
      const unread = (await second.call(countRecords, count)).envelope.data
      const { records } = (await first.call(queryMessages, { body: { current: 1, size: 1, readStatus: 0 } }))
        .envelope.data
      await first.call(changeReadStatus, { body: { sidList: records.map(({ sid }) => sid), readStatus: 1 } })
      strictEqual((await second.call(countRecords, count)).envelope.data, unread - records.length)
      strictEqual(records.length, 1)
    },
  ],
  [
    'a change of the menu on one node applies on the other',
    async (before, now, password) => {
      for (const [from, to] of [
        [before, now],
        [now, before],
      ] as const) {
        const { first } = await logInOnBoth(from, to, ADMIN, password)
        const entry = (await first.call(getAdminMenus)).envelope.data.entries.find(
          ({ url }) => url === '/safetyQuality/checkList',
        )
        if (entry === undefined) throw new Error('No entry for the check orders')
        const nameZh = `检查单 ${new URL(from).port}`
        strictEqual((await first.call(saveAdminMenu, { body: { ...entry, nameZh } })).envelope.code, 200)
        const { second: person } = await logInOnBoth(from, to, INSPECTOR, password)
        strictEqual(JSON.stringify((await person.call(listMenus)).envelope.data).includes(nameZh), true)
      }
    },
  ],
]
