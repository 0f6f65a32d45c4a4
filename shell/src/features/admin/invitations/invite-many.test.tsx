import { BULK_ROWS } from '@apron/contract/limits/lists'
import { SHEET_PEOPLE } from '@apron/contract/limits/password'
import {
  getInvitationChannels,
  importUsers,
  inviteSeveralUsers,
  pageAdminUsers,
  printUserLinks,
} from '@apron/contract/organisation/admin-user.calls'
import { chooseFile, type FakeTab, press, shows } from '@apron/sdk/testing'
import { qrPath } from '@apron/ui/qr-code'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import UsersPage from '../users/users.page.tsx'

const print = vi.fn<() => void>()
beforeEach(() => {
  print.mockClear()
  vi.stubGlobal('print', print)
})
afterEach(() => void vi.unstubAllGlobals())

const codes = (count: number) => Array.from({ length: count }, (_, at) => String(200_001 + at))
const linkOf = (userCode: string) => ({
  userCode,
  nameZh: '沈',
  nameEn: 'Shen',
  path: `/welcome?token=${userCode}`,
})
const VALID_UNTIL = '2026-03-09 09:00:00'

/** Returns the people named in the requests. */
const userCodesIn = (bodies: readonly unknown[]) =>
  bodies.map(body =>
    typeof body === 'object' && body !== null && 'userCodes' in body && Array.isArray(body.userCodes)
      ? body.userCodes.map(String)
      : [],
  )

/** Opens the invitation question after an import. */
async function startAfterImport(addedKeys: readonly string[], gateway: boolean) {
  const { bodiesOf, fake, open } = startPage(UsersPage, { resources: ['portal:user:edit'] })
  fake.answer(getInvitationChannels, { gateway })
  fake.answer(pageAdminUsers, { records: [], total: 0, current: 1, size: 10 })
  const counts = { added: addedKeys.length, changed: 2, unchanged: 0, wrong: 0, waiting: 0 }
  fake.answer(importUsers, {
    ...counts,
    done: true,
    digest: 'd',
    addedKeys: [...addedKeys],
    wrongRows: [],
    changingRows: [],
  })
  const tab = await open()
  await press(tab, 'Import')
  await chooseFile(tab, new File(['userCode\r\n'], 'users.csv'))
  await press(tab, `Import ${addedKeys.length + 2} rows`)
  await shows(() => expect(dialogText()).toContain('Import complete'))
  return { bodiesOf, fake, tab }
}

const dialogText = () =>
  [...document.querySelectorAll('[role=dialog]')].map(each => each.textContent).join('|')
const strips = () => document.querySelectorAll('[data-link-sheet] section')
const linkSheet = () => document.querySelector('[data-link-sheet]')

async function closeSheet(tab: FakeTab): Promise<void> {
  const dialog = [...tab.portalRoot.querySelectorAll('[role=dialog]')].find(each =>
    each.textContent?.includes('Print again'),
  )
  const close = [...(dialog?.querySelectorAll('button') ?? [])].find(each => each.textContent === 'Close')
  close?.click()
  await shows(() => expect(linkSheet()).toBeNull())
}

test('[ADM-74] prints more people than fit on a sheet batch by batch, on request', async () => {
  const all = codes(SHEET_PEOPLE + 1)
  const { bodiesOf, fake, tab } = await startAfterImport(all, false)
  const requestedCodes = () => userCodesIn(bodiesOf(printUserLinks))
  fake.answer(printUserLinks, () => ({
    validUntil: VALID_UNTIL,
    links: (requestedCodes().at(-1) ?? []).map(linkOf),
    others: [],
  }))
  expect(dialogText()).toContain('At most 300 people per batch; 2 batches')
  await press(tab, 'Print batch 1 of 2')
  await shows(() => expect(strips()).toHaveLength(SHEET_PEOPLE))
  expect(requestedCodes()).toEqual([all.slice(0, SHEET_PEOPLE)])
  await shows(() => expect(dialogText()).toContain('300 of 301 done'))
  await closeSheet(tab)
  await press(tab, 'Print batch 2 of 2')
  await shows(() => expect(strips()).toHaveLength(1))
  expect(requestedCodes().slice(1)).toEqual([all.slice(SHEET_PEOPLE)])
  await shows(() => expect(dialogText()).toContain('Invited: 301. Not invited: 0.'))
})

test('[ADM-74] sends all messages at once, in as many calls as needed', async () => {
  const all = codes(BULK_ROWS + 1)
  const { bodiesOf, fake, tab } = await startAfterImport(all, true)
  const requestedCodes = () => userCodesIn(bodiesOf(inviteSeveralUsers))
  fake.answer(inviteSeveralUsers, () =>
    (requestedCodes().at(-1) ?? []).map(id => ({ id, done: true, msg: '138****00' })),
  )
  await press(tab, 'Send by text message or e-mail')
  await shows(() => expect(dialogText()).toContain('Invited: 101. Not invited: 0.'))
  expect(requestedCodes()).toEqual([all.slice(0, BULK_ROWS), all.slice(BULK_ROWS)])
})

test('[ADM-74] offers printing with a gateway too, and names people without a link with the reason', async () => {
  const { bodiesOf, fake, tab } = await startAfterImport(codes(2), true)
  fake.answer(printUserLinks, {
    validUntil: VALID_UNTIL,
    links: [linkOf('200001')],
    others: [{ userCode: '200002', name: 'Feng', text: 'Holds guarded rights' }],
  })
  const choices = tab.portalRoot.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]')
  expect([...choices].map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, false],
  ])
  choices[1]?.click()
  await press(tab, 'Print one-time links')
  await shows(() => expect(print).toHaveBeenCalledTimes(1))
  await shows(() => expect(dialogText()).toContain('Invited: 1. Not invited: 1.'))
  expect(dialogText()).toContain('Holds guarded rights')
  expect(bodiesOf(inviteSeveralUsers)).toEqual([])
  // The QR code contains the whole address.
  expect(linkSheet()?.querySelector('svg path')?.getAttribute('d')).toBe(
    qrPath(`${location.origin}/welcome?token=200001`).path,
  )
  await press(tab, 'Print again')
  await shows(() => expect(print).toHaveBeenCalledTimes(2))
  expect(bodiesOf(printUserLinks)).toHaveLength(1)
})

test('[ADM-74] prints nothing if nobody gets a link', async () => {
  const { fake, tab } = await startAfterImport(codes(1), false)
  fake.answer(printUserLinks, {
    validUntil: VALID_UNTIL,
    links: [],
    others: [{ userCode: '200001', name: 'Shen', text: 'Holds guarded rights' }],
  })
  await press(tab, 'Print one-time links')
  await shows(() => expect(dialogText()).toContain('Holds guarded rights'))
  expect(linkSheet()).toBeNull()
  expect(print).not.toHaveBeenCalled()
})

test('[ADM-74] shows a rejection once and allows a retry', async () => {
  const all = codes(BULK_ROWS + 1)
  const { bodiesOf, fake, tab } = await startAfterImport(all, true)
  const requestedCodes = () => userCodesIn(bodiesOf(inviteSeveralUsers))
  fake.refuse(inviteSeveralUsers, 1004, 'Not now')
  await press(tab, 'Send by text message or e-mail')
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['Not now']))
  fake.answer(inviteSeveralUsers, () =>
    (requestedCodes().at(-1) ?? []).map(id => ({ id, done: true, msg: '' })),
  )
  await press(tab, 'Send by text message or e-mail')
  await shows(() => expect(dialogText()).toContain('Invited: 101. Not invited: 0.'))
  expect(requestedCodes()).toEqual([all.slice(0, BULK_ROWS), all.slice(0, BULK_ROWS), all.slice(BULK_ROWS)])
})

test('[ADM-74] invites only people without a password, and says so if there are none', async () => {
  const { bodiesOf, fake, open } = startPage(UsersPage, { resources: ['portal:user:edit'] })
  fake.answer(getInvitationChannels, { gateway: true })
  fake.answer(pageAdminUsers, { records: [], total: 0, current: 1, size: 10 })
  const tab = await open()
  await press(tab, 'Invite')
  await shows(() => expect(fake.toasts.map(({ text }) => text)).toEqual(['Everyone has a password']))
  expect(tab.portalRoot.querySelector('[role=dialog]')).toBeNull()
  expect(bodiesOf(pageAdminUsers)).toContainEqual(
    expect.objectContaining({ queryCriteria: expect.objectContaining({ state: 'new' }) }),
  )
})

test('[ADM-74] keeps the filter of the list after an import that added nobody', async () => {
  const { fake } = await startAfterImport([], true)
  expect(dialogText()).toContain('Added: 0, changed: 2.')
  expect(fake.navigations).toEqual([])
})
