import type { AdminUser } from '@apron/contract/organisation/admin-user'
import { inviteUser, pageAdminUsers, setUserEnabled } from '@apron/contract/organisation/admin-user.calls'
import { field, press, shows } from '@apron/sdk/testing'
import { expect, test, vi } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import UsersPage from './users.page.tsx'

const SHEN: AdminUser = {
  userCode: '100104',
  nameZh: '沈',
  nameEn: 'Shen',
  sex: 'M',
  userType: 'employee',
  deptCode: 'D02',
  deptName: 'Safety',
  roles: [],
  posts: [],
  sites: ['CAN'],
  defaultSite: 'CAN',
  mobile: '',
  email: '',
  state: 'new',
  sessions: 0,
  quickSignIn: false,
  lastLogin: null,
  version: 3,
}

function start() {
  const { bodiesOf, fake, open } = startPage(UsersPage, { resources: ['portal:user:edit'] })
  fake.answer(pageAdminUsers, { records: [SHEN], total: 1, current: 1, size: 10 })
  fake.answer(setUserEnabled, SHEN)
  return { bodiesOf, fake, open }
}

test.each([
  [true, 'success', 'Copied'],
  [false, 'warning', 'The browser does not allow copying. Select the link and copy it manually.'],
] as const)(
  '[ADM-02] copies a link to hand over, or shows it for selection: %s',
  async (allowed, kind, text) => {
    const { bodiesOf, fake, open } = start()
    const copies: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async copied => {
      if (!allowed) throw new Error('Not allowed')
      copies.push(copied)
    })
    fake.answer(inviteUser, {
      path: '/welcome?token=abc',
      sentTo: '',
      validUntil: '2026-03-09 09:00:00',
    })
    const tab = await open()
    await press(tab, 'More actions for 100104')
    await press(tab, 'Create password link')
    const link = `${location.origin}/welcome?token=abc`
    await shows(() => expect(field(tab, 'Link').value).toBe(link))
    await press(tab, 'Copy link')
    await shows(() => expect(fake.toasts).toEqual([{ kind, text }]))
    expect(copies).toEqual(allowed ? [link] : [])
    expect(bodiesOf(inviteUser)).toEqual([{ userCode: '100104' }])
  },
)

test.each([
  ['Create password link', inviteUser],
  ['Disable', setUserEnabled],
] as const)('[ADM-02, ADM-04] runs “%s” only after confirmation', async (action, call) => {
  const { bodiesOf, fake, open } = start()
  fake.answer(inviteUser, { path: '', sentTo: '138****00', validUntil: '2026-03-09 09:00:00' })
  fake.confirmAnswer = false
  const tab = await open()
  const chooseAction = async () => {
    await press(tab, 'More actions for 100104')
    await press(tab, action)
  }
  await chooseAction()
  await shows(() => expect(fake.confirms).toHaveLength(1))
  fake.confirmAnswer = true
  await chooseAction()
  await shows(() => expect(bodiesOf(call)).toHaveLength(1))
  expect(fake.confirms).toHaveLength(2)
})
