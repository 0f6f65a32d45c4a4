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
async function onBoth(from: string, to: string, person: string, password: string) {
  const here = new PortalClient(from, null)
  await here.login(person, password)
  const there = new PortalClient(to, null)
  there.token = here.token
  there.cookie = here.cookie
  return { here, there }
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
        const { here, there } = await onBoth(from, to, INSPECTOR, password)
        const rights = (await here.call(listResources)).envelope.data.map(({ identify }) => identify)
        strictEqual(rights.includes('safetyQuality:check:view'), true)
        deepStrictEqual(
          (await there.call(listResources)).envelope.data.map(({ identify }) => identify),
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
        const { here, there } = await onBoth(from, to, INSPECTOR, password)
        await here.call(logout)
        strictEqual((await there.call(listResources)).status, 401)
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
        const { here, there } = await onBoth(from, to, INSPECTOR, password)
        const code = `AQ_shell_rolling${new URL(from).port}`
        strictEqual(
          (await here.call(saveColumnSetting, { body: { code, value: '编号' } })).envelope.code,
          200,
        )
        strictEqual((await there.call(queryColumnSetting, { query: { code } })).envelope.data?.value, '编号')
        const url = `/amm/library?chapter=${new URL(from).port}`
        await here.call(addFavourite, { body: { name: code, url, userCode: INSPECTOR } })
        const kept = (await there.call(listFavourites)).envelope.data.map(favourite => favourite.url)
        strictEqual(kept.includes(url), true)
      }
    },
  ],
  [
    'one check order is worked on from both nodes, and an older version is refused',
    async (before, now, password) => {
      const { here, there } = await onBoth(before, now, INSPECTOR, password)
      const body = { current: 1, size: 5, queryCriteria: { text: '一号机库消防月度检查' } }
      const id = (await here.call(orders, { body })).envelope.data.records[0]?.id
      const started = (await here.call(start, { body: { id, version: 2 } })).envelope.data
      const saved = (
        await there.call(save, { body: { id, version: started.version, results: [], conclusion: '新' } })
      ).envelope
      strictEqual(saved.code, 200)
      const late = await here.call(save, { body: { id, version: started.version, results: [] } })
      strictEqual(late.envelope.code, 409)
      const again = await here.call(save, {
        body: { id, version: saved.data.version, results: [], conclusion: '旧' },
      })
      strictEqual(again.envelope.data.history.length, 5)
    },
  ],
  [
    'messages that are read on one node are read on the other',
    async (before, now, password) => {
      const { here, there } = await onBoth(now, before, INSPECTOR, password)
      const count = { body: { targetUserCode: INSPECTOR } }
      const unread = (await there.call(countRecords, count)).envelope.data
      const { records } = (await here.call(queryMessages, { body: { current: 1, size: 1, readStatus: 0 } }))
        .envelope.data
      await here.call(changeReadStatus, { body: { sidList: records.map(({ sid }) => sid), readStatus: 1 } })
      strictEqual((await there.call(countRecords, count)).envelope.data, unread - records.length)
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
        const { here } = await onBoth(from, to, ADMIN, password)
        const entry = (await here.call(getAdminMenus)).envelope.data.entries.find(
          ({ url }) => url === '/safetyQuality/checkList',
        )
        if (entry === undefined) throw new Error('No entry for the check orders')
        const nameZh = `检查单 ${new URL(from).port}`
        strictEqual((await here.call(saveAdminMenu, { body: { ...entry, nameZh } })).envelope.code, 200)
        const { there: person } = await onBoth(from, to, INSPECTOR, password)
        strictEqual(JSON.stringify((await person.call(listMenus)).envelope.data).includes(nameZh), true)
      }
    },
  ],
]
