import { defineCall } from '@apron/contract/calls/define-call'
import { saveAdminTranslation } from '@apron/contract/dictionary/admin-translation.calls'
import { editBox, listBoxes, saveMessageSetting, sortBoxes } from '@apron/contract/home/home.calls'
import type { AdminMenu } from '@apron/contract/menus/admin-menu'
import {
  deleteAdminMenu,
  getAdminMenus,
  moveAdminMenu,
  saveAdminMenu,
} from '@apron/contract/menus/admin-menu.calls'
import { addFavourite } from '@apron/contract/menus/favourite.calls'
import { publishAdminNotice, saveAdminNotice } from '@apron/contract/messages/admin-notice.calls'
import {
  changeReadStatus,
  listSubscriptions,
  queryMessages,
  saveSubscriptions,
} from '@apron/contract/messages/message.calls'
import { saveAdminDepartment } from '@apron/contract/organisation/admin-department.calls'
import { saveAdminSite, setAdminSite } from '@apron/contract/organisation/admin-site.calls'
import { getAdminUser, saveAdminUser, setUserEnabled } from '@apron/contract/organisation/admin-user.calls'
import { saveAdminResource } from '@apron/contract/permissions/admin-resource.calls'
import { getAdminRole, saveAdminRole } from '@apron/contract/permissions/admin-role.calls'
import { callAs } from '@apron/e2e/harness/call-as'
import { noisePng } from '@apron/e2e/harness/sample-files'
import type { BrowserContext } from '@playwright/test'

const notice = (name: string) => ({
  kind: 'notice' as const,
  titleZh: `${name}停电`,
  titleEn: `Power cut ${name}`,
  contentZh: '周日停电。',
  contentEn: 'No power on Sunday.',
  id: null,
  version: null,
})

/** Changes permissions, people, menu and texts as an administrator: each kind is once created, changed or deleted. */
export async function changeAsAdministrator(admin: BrowserContext): Promise<void> {
  const menus = async () => (await callAs(admin, getAdminMenus)).entries
  const findEntry = async (matches: (entry: AdminMenu) => boolean): Promise<AdminMenu> => {
    const found = (await menus()).find(matches)
    if (found === undefined) throw new Error('No such entry of the menu')
    return found
  }
  const checkList = await findEntry(({ url }) => url === '/safetyQuality/checkList')

  await callAs(admin, saveAdminResource, {
    body: {
      identify: 'nightShift:book:view',
      url: '/nightShift/book',
      titleZh: '查看夜班本',
      titleEn: 'See the night book',
      version: null,
    },
  })
  await callAs(admin, saveAdminRole, {
    body: {
      code: 'NIGHT_CREW',
      nameZh: '夜班组',
      nameEn: 'Night crew',
      resources: [
        { identify: 'safetyQuality:check:view', userType: 'employee', deptCode: '' },
        { identify: 'nightShift:book:view', userType: 'employee', deptCode: 'D0501' },
      ],
      menus: [{ menuId: checkList.id, userType: 'employee' }],
      version: null,
    },
  })
  const market = await callAs(admin, getAdminRole, { query: { code: 'MARKET' } })
  await callAs(admin, saveAdminRole, {
    body: {
      code: market.code,
      nameZh: '市场部员工',
      nameEn: 'Market staff',
      resources: market.resources.filter(({ identify }) => identify !== 'safetyQuality:check:view'),
      menus: market.menus.filter(({ menuId }) => menuId !== checkList.id),
      version: market.version,
    },
  })
  const {
    deptName: _dept,
    state: _state,
    sessions: _open,
    lastLogin: _last,
    waiting: _waiting,
    ...person
  } = await callAs(admin, getAdminUser, { query: { userCode: '100305' } })
  await callAs(admin, saveAdminUser, {
    body: { ...person, roles: [...person.roles, 'NIGHT_CREW'], mobile: '13900005678' },
  })
  const closed = await callAs(admin, getAdminUser, { query: { userCode: '100405' } })
  await callAs(admin, setUserEnabled, {
    body: { userCode: closed.userCode, enabled: false, version: closed.version },
  })

  await callAs(admin, saveAdminMenu, {
    body: { ...checkList, nameZh: '质量检查单', nameEn: 'Quality checks' },
  })
  const suppliers = await findEntry(({ nameEn, parentId }) => nameEn === 'Suppliers' && parentId === null)
  for (let place = 0; place < 3; place++)
    await callAs(admin, moveAdminMenu, { body: { id: suppliers.id, direction: 'up' } })
  const catalogue = await findEntry(({ url }) => url === '/ipc/catalog')
  await callAs(admin, deleteAdminMenu, { body: { id: catalogue.id, version: catalogue.version } })
  await callAs(admin, saveAdminMenu, {
    body: {
      id: null,
      parentId: null,
      nameZh: '夜班',
      nameEn: 'Night shift',
      url: '/safetyQuality/checkList?night=1',
      hidden: false,
      alwaysShow: false,
      identify: 'nightShift:book:view',
      roles: [{ roleCode: 'NIGHT_CREW', userType: 'employee' }],
      version: null,
    },
  })

  await callAs(admin, saveAdminDepartment, {
    body: {
      code: 'D0299',
      nameZh: '夜班质量室',
      nameEn: 'Night quality section',
      kind: 'department',
      parentCode: 'D02',
      version: null,
    },
  })
  const site = await callAs(admin, saveAdminSite, {
    body: { threeCode: 'QQQ', icao: 'ZQQQ', cnName: '试验机场', enName: 'Trial airport', version: null },
  })
  await callAs(admin, setAdminSite, {
    body: { threeCode: site.threeCode, version: site.version, isSite: true },
  })
  await callAs(admin, saveAdminTranslation, {
    body: {
      id: null,
      code: 'search.open',
      type: 1,
      chinese: '查找功能',
      english: 'Look for a page',
      version: null,
    },
  })
  const published = await callAs(admin, saveAdminNotice, { body: notice('H1') })
  await callAs(admin, publishAdminNotice, { body: { id: published.id, version: published.version } })
  await callAs(admin, saveAdminNotice, { body: notice('H2') })
}

const CHECKS = '/api/safety-inspection/checkOrder'
interface Order {
  readonly id: string
  readonly version: number
  readonly items: readonly { readonly id: string; readonly measures: readonly { readonly unit: string }[] }[]
}
const findOrder = defineCall<{ body: object; data: { records: { id: string }[] } }>({
  id: 'upgrade.orders',
  method: 'POST',
  path: `${CHECKS}/queryPage`,
})
const startOrder = defineCall<{ body: object; data: Order }>({
  id: 'upgrade.start',
  method: 'POST',
  path: `${CHECKS}/start`,
})
const saveOrder = defineCall<{ body: object; data: Order }>({
  id: 'upgrade.save',
  method: 'POST',
  path: `${CHECKS}/saveResult`,
})
/** An order of the demo, issued and not started. */
const ORDER = '一号机库消防月度检查'

/** @returns the id of the order that the inspector has started, with a photo at its second item */
export async function changeAsInspector(inspector: BrowserContext): Promise<string> {
  await callAs(inspector, addFavourite, {
    body: { name: '我的检查单', url: '/safetyQuality/checkList', userCode: '100104' },
  })
  await callAs(inspector, addFavourite, {
    body: { name: '起落架手册', url: '/amm/library?chapter=32', userCode: '100104' },
  })
  const box = (await callAs(inspector, listBoxes)).find(({ kind }) => kind === 'notices')
  if (box === undefined) throw new Error('No box with notices')
  await callAs(inspector, editBox, { body: { id: box.id, size: box.sizes.at(-1) ?? box.size } })
  await callAs(inspector, sortBoxes, { body: { ids: [box.id] } })
  await callAs(inspector, saveMessageSetting, { body: { id: 'amm', shown: false } })
  const { records } = await callAs(inspector, queryMessages, { body: { current: 1, size: 10 } })
  await callAs(inspector, changeReadStatus, {
    body: { sidList: records.slice(0, 3).map(({ sid }) => sid), readStatus: 1 },
  })
  const subscription = (await callAs(inspector, listSubscriptions))[0]
  const attribute = subscription?.attrList[0]
  if (subscription === undefined || attribute === undefined) throw new Error('Nothing to subscribe to')
  await callAs(inspector, saveSubscriptions, {
    body: [
      {
        id: subscription.id,
        attrList: [
          { code: attribute.code, name: attribute.name, attrValue: attribute.attrValList[0]?.code ?? '' },
        ],
      },
    ],
  })

  const { records: orders } = await callAs(inspector, findOrder, {
    body: { current: 1, size: 5, queryCriteria: { text: ORDER } },
  })
  const id = orders[0]?.id ?? ''
  // Version of an order after creation and issue.
  const started = await callAs(inspector, startOrder, { body: { id, version: 2 } })
  const photo = await uploadAs(inspector, 'photo.png', noisePng(24))
  const result = { remark: '', photos: [] as object[], finding: null as object | null }
  const [first, second] = started.items
  const measured = (item: typeof first) => item?.measures.map(({ unit }) => ({ unit, value: 1.4 })) ?? []
  await callAs(inspector, saveOrder, {
    body: {
      id,
      version: started.version,
      conclusion: '未完。',
      results: [
        {
          ...result,
          itemId: first?.id,
          result: 'C',
          measured: measured(first),
          remark: '抽查五件 / five sampled',
        },
        {
          ...result,
          itemId: second?.id,
          result: 'NC',
          measured: measured(second),
          photos: [{ name: 'photo.png', url: photo }],
          finding: {
            level: '2',
            description: '灭火器过期。',
            containment: '已更换。',
            responsibleDept: 'D0501',
            suggestDue: '2026-12-24',
          },
        },
      ],
    },
  })
  return id
}

async function uploadAs(context: BrowserContext, name: string, buffer: Buffer): Promise<string> {
  const token = (await context.cookies()).find(cookie => cookie.name === 'Admin-Token')?.value ?? ''
  const response = await context.request.post('/portal-csn/api/file/upload', {
    headers: { Authorization: decodeURIComponent(token), projectCode: 'AQ' },
    multipart: { file: { name, mimeType: 'image/png', buffer } },
  })
  const { data, msg }: { data: string | null; msg: string } = await response.json()
  if (data === null) throw new Error(`The photo was refused: ${msg}`)
  return data
}
