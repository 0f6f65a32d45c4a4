import type { PermissionChange } from '@apron/contract/permissions/permission-change'
import {
  confirmPermissionChange,
  pagePermissionChanges,
  refusePermissionChange,
  withdrawPermissionChange,
} from '@apron/contract/permissions/permission-change.calls'
import { press, rowsOf, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPage } from '../shared/start-page.fixture.tsx'
import ChangesPage from './changes.page.tsx'

/** A new mobile number for an account in use. */
const CONTACT: PermissionChange = {
  id: 1,
  kind: 'user',
  target: '100302',
  targetName: 'Wu',
  why: 'contact',
  given: [],
  taken: [],
  guarded: [],
  contact: '10000100302 → 13911112222',
  proposedBy: { code: '100105', name: 'Feng' },
  proposedAt: '2026-03-02 09:00:00',
  until: '2026-03-09 09:00:00',
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  hindrance: null,
}
/** The same change, proposed for the current user. */
const OWN: PermissionChange = {
  ...CONTACT,
  proposedBy: { code: '100001', name: 'Test Person' },
  hindrance: 'own',
}

const menu = () => [...document.querySelectorAll('[role=menuitem]')].map(each => each.textContent)

async function start(change: PermissionChange) {
  const { fake, open, bodiesOf } = startPage(ChangesPage, { resources: ['portal:change:edit'] })
  const store = { change }
  fake.answer(pagePermissionChanges, () => ({ records: [store.change], total: 1, current: 1, size: 10 }))
  const tab = await open()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  return { fake, tab, store, bodiesOf, dialog: () => tab.portalRoot.querySelector('[role=dialog]') }
}

test('[ADM-43, ADM-45] shows both addresses and what to ask first, then confirms', async () => {
  const { fake, tab, bodiesOf, dialog } = await start(CONTACT)
  fake.answer(confirmPermissionChange, CONTACT)
  expect(rowsOf(tab)[0]?.join()).toContain('10000100302 → 13911112222')
  await press(tab, 'Review')
  await shows(() => expect(dialog()?.textContent).toContain('10000100302 → 13911112222'))
  expect(dialog()?.textContent).toContain('check with the person, but not through the new mobile number')
  await press(tab, 'Confirm')
  await shows(() => expect(bodiesOf(confirmPermissionChange)).toEqual([{ id: 1 }]))
  await shows(() => expect(dialog()).toBeNull())
})

test('[ADM-42, ADM-45] lets another administrator refuse a change after a confirmation', async () => {
  const { fake, tab, store, bodiesOf } = await start(CONTACT)
  fake.answer(refusePermissionChange, CONTACT)
  await press(tab, 'More actions for Wu')
  await shows(() => expect(menu()).toEqual(['Reject']))
  store.change = { ...CONTACT, state: 'refused' }
  await press(tab, 'Reject')
  await shows(() => expect(bodiesOf(refusePermissionChange)).toEqual([{ id: 1 }]))
  expect(fake.confirms).toHaveLength(1)
  await shows(() => expect(rowsOf(tab)[0]?.join()).toContain('Rejected'))
})

test('[ADM-42, ADM-45] shows the proposer why they cannot confirm, and lets them withdraw', async () => {
  const { fake, tab, store, bodiesOf, dialog } = await start(OWN)
  fake.answer(withdrawPermissionChange, OWN)
  await press(tab, 'Review')
  await shows(() => expect(dialog()?.textContent).toContain('Another administrator must confirm it'))
  const buttons = [...(dialog()?.querySelectorAll('button') ?? [])].map(each => each.textContent)
  expect(buttons).not.toContain('Confirm')
  await press(tab, 'Close')
  await press(tab, 'More actions for Wu')
  await shows(() => expect(menu()).toEqual(['Withdraw']))
  store.change = { ...OWN, state: 'withdrawn' }
  await press(tab, 'Withdraw')
  await shows(() => expect(bodiesOf(withdrawPermissionChange)).toEqual([{ id: 1 }]))
  await shows(() => expect(rowsOf(tab)[0]?.join()).toContain('Withdrawn'))
  expect(tab.el.querySelector('button[aria-label="More actions for Wu"]')).toBeNull()
})
