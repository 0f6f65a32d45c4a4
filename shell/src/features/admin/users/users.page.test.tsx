import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { queryDataSource } from '@apron/contract/lists/data-source.calls'
import type { AdminUser } from '@apron/contract/organisation/admin-user'
import {
  changeSeveralUsers,
  getInvitationChannels,
  importUsers,
  inviteSeveralUsers,
  inviteUser,
  pageAdminUsers,
  printUserLinks,
  saveAdminUser,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { pageAdminRoles } from '@apron/contract/permissions/admin-role.calls'
import type { PermissionChange } from '@apron/contract/permissions/permission-change'
import {
  confirmPermissionChange,
  getPermissionRules,
  pagePermissionChanges,
} from '@apron/contract/permissions/permission-change.calls'
import { useAppQuery } from '@apron/sdk/query'
import { chooseFile, type FakeTab, field, press, shows, type } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import ChangesPage from '../changes/changes.page.tsx'
import { startPage } from '../shared/start-page.fixture.tsx'
import UsersPage from './users.page.tsx'

const FIELDS = {
  userCode: '100104',
  nameZh: '沈',
  nameEn: 'Shen',
  sex: 'M',
  userType: 'employee',
  deptCode: 'D02',
  roles: ['INSPECTOR'],
  posts: [],
  sites: ['CAN'],
  defaultSite: 'CAN',
  mobile: '13800000000',
  email: 'shen@example.org',
  version: 3,
} as const satisfies Partial<AdminUser>

const SHEN: AdminUser = {
  ...FIELDS,
  roles: [...FIELDS.roles],
  posts: [],
  sites: [...FIELDS.sites],
  deptName: 'Safety',
  state: 'enabled',
  sessions: 2,
  quickSignIn: false,
  lastLogin: '2026-03-02 09:00:00',
}

const SOURCES: Readonly<Record<string, readonly string[]>> = {
  department: ['D02'],
  role: ['INSPECTOR'],
  site: ['CAN'],
}

const CHANGE: PermissionChange = {
  id: 1,
  kind: 'user',
  target: '100104',
  targetName: 'Shen',
  why: 'guarded',
  given: [],
  taken: [],
  guarded: [],
  contact: '',
  proposedBy: { code: '100105', name: 'Feng' },
  proposedAt: '2026-03-02 09:00:00',
  until: '2026-03-09 09:00:00',
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  hindrance: null,
}

/** Renders people and changes together, like two open administration tabs. */
function UsersAndChanges() {
  useAppQuery(pageAdminRoles, { body: { current: 1, size: 10, queryCriteria: {} } })
  return (
    <>
      <UsersPage />
      <ChangesPage />
    </>
  )
}

const page = <Row,>(records: Row[]) => ({ records, total: records.length, current: 1, size: 10 })

function start(shown = UsersPage) {
  const { bodiesOf, fake, open } = startPage(shown, { resources: ['portal:user:edit', 'portal:change:edit'] })
  const store = { user: SHEN }
  fake.answer(pageAdminUsers, () => page([store.user]))
  fake.answer(pageAdminRoles, page([]))
  fake.answer(pagePermissionChanges, page([CHANGE]))
  fake.answer(getPermissionRules, {
    firstDay: false,
    roles: [],
    posts: [],
    guarded: [],
    own: { roles: [], guarded: [] },
  })
  fake.answer(queryDataSource, ({ body }) =>
    Object.entries(SOURCES)
      .filter(([source]) => JSON.stringify(body) === JSON.stringify({ dataSourceId: source }))
      .flatMap(([, ids]) => ids.map(id => ({ id, sourceName: id }))),
  )
  fake.answer(saveAdminUser, SHEN)
  return { bodiesOf, fake, open, store }
}

test('[ADM-02] saves a person as filled in and reloads the list', async () => {
  const { bodiesOf, open } = start()
  const tab = await open()
  await press(tab, 'Edit')
  await shows(() => field(tab, 'English name'))
  type(field(tab, 'English name'), ' Shen Jie ')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull())
  expect(bodiesOf(saveAdminUser)).toEqual([{ ...FIELDS, nameEn: 'Shen Jie' }])
  await shows(() => expect(bodiesOf(pageAdminUsers)).toHaveLength(2))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(bodiesOf(pageAdminUsers)).toHaveLength(2)
})

test('[ADM-02] reports an unknown role before sending anything', async () => {
  const { bodiesOf, open, store } = start()
  store.user = { ...SHEN, roles: ['GONE'] }
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('GONE'))
  expect(bodiesOf(saveAdminUser)).toEqual([])
})

test('[ADM-02] saves a person while the options are unavailable', async () => {
  const { bodiesOf, fake, open } = start()
  fake.refuse(queryDataSource, 1004, 'Not now')
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(bodiesOf(saveAdminUser)).toEqual([FIELDS]))
})

test('[ADM-45] does not send what others changed in the meantime', async () => {
  const { fake, open, store } = start()
  const notice = 'must confirm the new mobile number or e-mail'
  fake.refuse(saveAdminUser, 409, 'Somebody was faster')
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  store.user = { ...SHEN, mobile: '13900000000', version: 4 }
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'Mobile').value).toBe('13900000000'))
  expect(tab.portalRoot.textContent).not.toContain(notice)
  type(field(tab, 'Mobile'), '13700000000')
  await shows(() => expect(tab.portalRoot.textContent).toContain(notice))
})

test('[ADM-42] updates other lists after a person is saved or a change is confirmed', async () => {
  const { bodiesOf, fake, open } = start(UsersAndChanges)
  fake.answer(confirmPermissionChange, CHANGE)
  const tab = await open()
  const counts = () =>
    [pageAdminUsers, pagePermissionChanges, pageAdminRoles].map(call => bodiesOf(call).length)
  await shows(() => expect(counts()).toEqual([1, 1, 1]))
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(counts()).toEqual([2, 2, 1]))
  await press(tab, 'Review')
  await press(tab, 'Confirm')
  await shows(() => expect(counts()).toEqual([3, 3, 2]))
})

test('[ADM-42] updates other lists after actions on a person and imports', async () => {
  const { bodiesOf, fake, open } = start(UsersAndChanges)
  const counts = { added: 0, changed: 1, unchanged: 0, wrong: 0, waiting: 1 }
  fake.answer(importUsers, {
    ...counts,
    done: false,
    digest: 'd',
    addedKeys: [],
    wrongRows: [],
    changingRows: [],
  })
  fake.answer(setUserEnabled, SHEN)
  const tab = await open()
  const requestCounts = () => [pageAdminUsers, pagePermissionChanges].map(call => bodiesOf(call).length)
  await shows(() => expect(requestCounts()).toEqual([1, 1]))
  await press(tab, 'More actions for 100104')
  await press(tab, 'Disable')
  await shows(() => expect(requestCounts()).toEqual([2, 2]))
  expect(bodiesOf(setUserEnabled)).toEqual([{ userCode: '100104', enabled: false, version: 3 }])
  await press(tab, 'Import')
  await chooseFile(tab, new File(['userCode\r\n'], 'users.csv'))
  await press(tab, 'Import 1 row')
  await shows(() => expect(requestCounts()).toEqual([3, 3]))
})

test('[ADM-04] confirms that an account was unlocked, or shows until when it is locked', async () => {
  const { fake, open, store } = start()
  store.user = { ...SHEN, state: 'disabled' }
  fake.answer(setUserEnabled, SHEN)
  const tab = await open()
  await press(tab, 'More actions for 100104')
  await press(tab, 'Enable')
  await shows(() => expect(fake.toasts).toEqual([{ kind: 'success', text: 'Enabled' }]))
  fake.answer(setUserEnabled, { ...SHEN, waiting: CHANGE })
  await press(tab, 'More actions for 100104')
  await press(tab, 'Enable')
  await shows(() => expect(fake.toasts.at(-1)?.text).toContain('must confirm it by 2026-03-09 09:00'))
})

const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find(each => each.textContent === name)
const dialogText = () =>
  [...document.querySelectorAll('[role=dialog]')].map(each => each.textContent).join(' ')

/** Presses the main button of the topmost dialog. */
const confirm = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1)?.click()

async function choose(tab: FakeTab, label: string, option: string): Promise<void> {
  field(tab, label).click()
  await shows(() => expect(document.body.textContent).toContain(option))
  // The page's filter also has a list of roles; the dialog's comes later in the document.
  const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].findLast(
    each => each.textContent === option,
  )
  found?.click()
}

const sheet = () => document.querySelector('[data-link-sheet]')
const close = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].findLast(each => each.textContent === 'Close')

test('[ADM-71] changes all selected people and reports each outcome', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(getInvitationChannels, { gateway: false })
  fake.answer(changeSeveralUsers, [{ id: '100104', done: true, msg: 'Waits for another administrator' }])
  const tab = await open()
  await shows(() => expect(tab.el.querySelector('td input[type=checkbox]')).not.toBeNull())
  tab.el.querySelector<HTMLInputElement>('td input[type=checkbox]')?.click()
  await shows(() => expect(button('Change')).toBeDefined())
  button('Change')?.click()
  await shows(() => field(tab, 'What to change'))
  confirm()
  await shows(() => expect(dialogText()).toContain('Choose one'))
  await choose(tab, 'What to change', 'Add role')
  await shows(() => field(tab, 'Value'))
  confirm()
  await shows(() => expect(dialogText()).toContain('Choose one'))
  expect(bodiesOf(changeSeveralUsers)).toEqual([])
  await choose(tab, 'Value', 'INSPECTOR INSPECTOR')
  confirm()
  await shows(() => expect(dialogText()).toContain('Waits for another administrator'))
  expect(bodiesOf(changeSeveralUsers)).toEqual([
    { change: { kind: 'addRole', code: 'INSPECTOR' }, rows: [{ id: '100104', version: 3 }] },
  ])
})

test('[ADM-74] reports an import, shows the new people, and sends them links if a gateway exists', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(getInvitationChannels, { gateway: true })
  const counts = { added: 2, changed: 1, unchanged: 0, wrong: 0, waiting: 0 }
  fake.answer(importUsers, {
    ...counts,
    done: true,
    digest: 'd',
    addedKeys: ['200001', '200002'],
    wrongRows: [],
    changingRows: [],
  })
  fake.answer(inviteSeveralUsers, [
    { id: '200001', done: true, msg: '138****00' },
    { id: '200002', done: false, msg: 'No address' },
  ])
  const tab = await open()
  await press(tab, 'Import')
  await chooseFile(tab, new File(['userCode\r\n'], 'users.csv'))
  await press(tab, 'Import 3 rows')
  await shows(() => expect(dialogText()).toContain('Added: 2, changed: 1. Of these'))
  await shows(() => expect(fake.navigations.at(-1)?.to).toBe('/admin/page?state=new'))
  const sending = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1)
  expect(sending?.textContent).toBe('Send by text message or e-mail')
  sending?.click()
  await shows(() => expect(dialogText()).toContain('Invited: 1. Not invited: 1.'))
  expect(dialogText()).toContain('138****00')
  expect(dialogText()).toContain('No address')
  expect(bodiesOf(inviteSeveralUsers)).toEqual([{ userCodes: ['200001', '200002'] }])
})

test('[UI-03, ADM-14] explains that a file with a wrong extension or a workbook is rejected, and sends neither', async () => {
  const { bodiesOf, open } = start()
  const tab = await open()
  await press(tab, 'Import')
  await chooseFile(tab, new File(['userCode'], 'users.xlsx'))
  await shows(() => expect(dialogText()).toContain(ACTION_TEXTS.fileFormatWrong.en))
  await chooseFile(tab, new File(['PK\u0003\u0004'], 'users.csv'))
  await shows(() => expect(dialogText()).toContain(SERVER_ERRORS.importWorkbook.en))
  expect(bodiesOf(importUsers)).toEqual([])
})

test('[ADM-02] shows a one-time link right after adding a person, ready to copy', async () => {
  const { bodiesOf, fake, open } = start()
  fake.answer(inviteUser, { path: '/welcome?token=abc', validUntil: '2026-03-09 09:00:00', sentTo: '' })
  const tab = await open()
  await press(tab, 'Add user')
  await shows(() => field(tab, 'Chinese name'))
  for (const label of ['Employee number', 'Chinese name', 'English name']) type(field(tab, label), '200001')
  document.querySelector<HTMLElement>('[role=dialog] input[type=radio][value=F]')?.click()
  await choose(tab, 'Department', 'D02 D02')
  await choose(tab, 'Roles', 'INSPECTOR INSPECTOR')
  await choose(tab, 'Sites', 'CAN CAN')
  await press(tab, 'Save')
  await shows(() => expect(field(tab, 'Link').value).toBe(`${location.origin}/welcome?token=abc`))
  expect(bodiesOf(inviteUser)).toEqual([{ userCode: '100104' }])
})

test('[ADM-72] refreshes the list when the invitation dialog closes', async () => {
  const { fake, open, store } = start()
  fake.answer(getInvitationChannels, { gateway: true })
  fake.answer(inviteSeveralUsers, [{ id: '100104', done: true, msg: '138****00' }])
  store.user = { ...SHEN, state: 'new' }
  const tab = await open()
  await shows(() => expect(tab.el.textContent).toContain('No password'))
  await press(tab, 'Invite')
  await press(tab, 'Send by text message or e-mail')
  await shows(() => expect(dialogText()).toContain('138****00'))
  store.user = SHEN
  close()?.click()
  await shows(() => expect(tab.el.querySelector('tbody')?.textContent).not.toContain('No password'))
})

test('[ADM-74] offers printing if the gateway status is unknown, and says so', async () => {
  const { fake, open } = start()
  fake.refuse(getInvitationChannels, 1004, 'Not now')
  fake.answer(pageAdminUsers, () => page([{ ...SHEN, state: 'new' as const }]))
  const tab = await open()
  await press(tab, 'Invite')
  await shows(() => expect(dialogText()).toContain('Could not check whether links can be sent'))
  expect(button('Print one-time links')).toBeDefined()
  expect(fake.toasts).toEqual([])
})

test('[ADM-74] prints links without a gateway: created on demand, only on paper, and discarded on close', async () => {
  const { bodiesOf, fake, open } = start()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fake.answer(getInvitationChannels, { gateway: false })
  fake.answer(pageAdminUsers, () => page([{ ...SHEN, state: 'new' as const }]))
  fake.answer(printUserLinks, {
    validUntil: '2026-03-09 09:00:00',
    links: [{ userCode: '100104', nameZh: '沈', nameEn: 'Shen', path: '/welcome?token=abc' }],
    others: [],
  })
  const tab = await open()
  await press(tab, 'Invite')
  await shows(() => expect(dialogText()).toContain('No SMS and e-mail gateway'))
  expect(bodiesOf(printUserLinks)).toEqual([])
  button('Print one-time links')?.click()
  await shows(() => expect(print).toHaveBeenCalledTimes(1))
  expect(bodiesOf(printUserLinks)).toEqual([{ userCodes: ['100104'] }])
  for (const expected of [
    '沈',
    'Shen',
    '100104',
    `${location.origin}/welcome?token=abc`,
    '2026-03-09 09:00',
    '扫描',
    'Scan',
  ])
    expect(sheet()?.textContent).toContain(expected)
  expect(sheet()?.querySelectorAll('svg path')).toHaveLength(1)
  fake.confirmAnswer = false
  close()?.click()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(sheet()).not.toBeNull()
  fake.confirmAnswer = true
  close()?.click()
  await shows(() => expect(sheet()).toBeNull())
  expect(dialogText()).toContain('Printed')
  vi.unstubAllGlobals()
})

test.each([
  ['none with view permission only', [], []],
  ['all with edit permission', ['portal:user:edit'], ['Add user', 'Edit', 'Import']],
])('[UI-04] offers buttons that change people: %s', async (_case, resources, expected) => {
  const { fake, open } = startPage(UsersPage, { resources })
  fake.answer(pageAdminUsers, page([SHEN]))
  fake.answer(getPermissionRules, {
    firstDay: false,
    roles: [],
    posts: [],
    guarded: [],
    own: { roles: [], guarded: [] },
  })
  fake.answer(getInvitationChannels, { gateway: false })
  const tab = await open()
  await shows(() => expect(tab.el.textContent).toContain('100104'))
  const names = new Set([...tab.el.querySelectorAll('button')].map(each => each.textContent))
  expect(['Add user', 'Edit', 'Import'].filter(name => names.has(name))).toEqual(expected)
})

test('[ADM-45] says that a new mobile of an account in use needs confirmation, also to users who may not see changes', async () => {
  const { fake, open } = startPage(UsersPage, { resources: ['portal:user:edit'] })
  fake.answer(pageAdminUsers, page([SHEN]))
  fake.answer(getPermissionRules, {
    firstDay: false,
    roles: [],
    posts: [],
    guarded: [],
    own: { roles: [], guarded: [] },
  })
  fake.answer(saveAdminUser, { ...SHEN, waiting: { id: 1, until: '2026-03-09 09:00:00' } })
  fake.answer(queryDataSource, ({ body }) =>
    Object.entries(SOURCES).flatMap(([source, ids]) =>
      JSON.stringify(body).includes(source) ? ids.map(id => ({ id, sourceName: id })) : [],
    ),
  )
  const tab = await open()
  await press(tab, 'Edit')
  await shows(() => field(tab, 'Mobile'))
  expect(dialogText()).not.toContain('must confirm the new mobile number')
  type(field(tab, 'Mobile'), '13911112222')
  await shows(() => expect(dialogText()).toContain('must confirm the new mobile number'))
  await press(tab, 'Save')
  await shows(() =>
    expect(fake.toasts.map(({ text }) => text).join()).toContain('Another administrator must confirm it'),
  )
})

test('[ADM-45] reports which rows of an import need confirmation', async () => {
  const { fake, open } = start()
  fake.answer(importUsers, {
    added: 1,
    changed: 0,
    unchanged: 0,
    wrong: 0,
    waiting: 1,
    done: false,
    digest: 'd',
    addedKeys: [],
    wrongRows: [],
    changingRows: [{ row: 2, key: '200001', kind: 'added', fields: [], waits: true }],
  })
  const tab = await open()
  await press(tab, 'Import')
  await chooseFile(tab, new File(['userCode\r\n'], 'users.csv'))
  await shows(() => expect(dialogText()).toContain('for an account in use: 1.'))
  expect(dialogText()).toContain('200001')
  expect(dialogText()).toContain('Added (waiting)')
})
