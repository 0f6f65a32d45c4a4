import { field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { openTools } from './tools.fixture.tsx'

test('draws a flag with its own words, a number, and the options of a choice', async () => {
  const { fake, tab } = await openTools()
  await shows(() =>
    expect(rowsOf(tab)[0]?.slice(0, 5)).toEqual(['WRENCH', 'Wrench', 'Hand tool', 'Lent', '7']),
  )
  expect(fake.requests.map(({ path }) => path)).not.toContain('/api/system/dict/listOptions')
})

test('sorts a column by the ID it has in the description', async () => {
  const { bodies, tab } = await openTools()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  await press(tab, 'Name')
  await shows(() =>
    expect(bodies('/page').at(-1)).toMatchObject({ queryCriteria: { sortBy: 'title', descending: false } }),
  )
})

test('filters a choice by a single option', async () => {
  const { bodies, tab } = await openTools()
  await shows(() => expect(rowsOf(tab)).toHaveLength(1))
  field(tab, 'Kind').click()
  await shows(() => {
    const option = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === 'Power tool',
    )
    expect(option).toBeDefined()
    option?.click()
  })
  await press(tab, 'Search')
  await shows(() => expect(bodies('/page').at(-1)).toMatchObject({ queryCriteria: { kind: 'POWER' } }))
})

test('converts a code to capitals and rejects a mismatch with its own message', async () => {
  const { bodies, tab } = await openTools()
  await press(tab, 'Add')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Cannot be changed later'))
  type(field(tab, 'Code'), 'jack-1')
  type(field(tab, 'Name'), 'Jack')
  await shows(() => expect(field(tab, 'Code').value).toBe('JACK-1'))
  tab.portalRoot.querySelector<HTMLInputElement>('input[value=HAND]')?.click()
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Use letters only'))
  expect(bodies('/save')).toEqual([])
  type(field(tab, 'Code'), 'jack')
  await press(tab, 'Save')
  await shows(() =>
    expect(bodies('/save')).toEqual([{ code: 'JACK', name: 'Jack', kind: 'HAND', version: null }]),
  )
})

test('keeps a fixed field as it was first saved', async () => {
  const { tab } = await openTools()
  await press(tab, 'Edit')
  await shows(() => expect(field(tab, 'Code').disabled).toBe(true))
  expect(field(tab, 'Name').disabled).toBe(false)
  expect(tab.portalRoot.textContent).not.toContain('Cannot be changed later')
})

test('[I18N-02] uses texts that operators overrode by the codes of the description', async () => {
  const { tab } = await openTools({
    'toolLoans.tool.name': { en: 'Designation' },
    'toolLoans.tool.help.code': { en: 'Printed on the tool' },
    'toolLoans.tool.wrong.code': { en: 'No digits' },
    'toolLoans.tool.options.lent.true': { en: 'Out' },
    'oldTools.kind.HAND': { en: 'Manual' },
  })
  await shows(() => expect(rowsOf(tab)[0]?.slice(2, 4)).toEqual(['Manual', 'Out']))
  await press(tab, 'Add')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Printed on the tool'))
  type(field(tab, 'Code'), '1')
  type(field(tab, 'Designation'), 'Jack')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('No digits'))
})
