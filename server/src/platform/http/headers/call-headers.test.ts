import { Refusal } from '@apron/contract/errors/refusal'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { describe, expect, it } from 'vitest'
import { checkCallHeaders, siteOfCall, siteOfEmployeeHeader } from './call-headers.ts'

function statusOf(act: () => unknown): number | 'passed' {
  try {
    act()
    return 'passed'
  } catch (error) {
    if (error instanceof Refusal) return error.entry.status
    throw error
  }
}

describe('checkCallHeaders', () => {
  it.each([
    [{}, 'session', 'passed'],
    [{ projectcode: 'AQ' }, 'session', 'passed'],
    [{ projectcode: 'XX' }, 'public', 400],
    [{ 'sec-fetch-site': 'same-origin' }, 'session', 'passed'],
    [{ 'sec-fetch-site': 'cross-site' }, 'session', 403],
    [{ 'sec-fetch-site': 'cross-site' }, { resource: 'x' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 'public', 'passed'],
  ] as const)('[API-01] %j on a call with access %j → %s', (headers, access, outcome) => {
    expect(statusOf(() => checkCallHeaders(headers, access))).toBe(outcome)
  })
})

describe('siteOfEmployeeHeader', () => {
  const header = encodeEmployeeHeader({ userCode: 'E1', airportId: '7', airportThreeCode: 'CAN' })
  it.each([
    [undefined, ''],
    ['', ''],
    [header, 'CAN'],
  ])('[AIR-05] reads the site of %j', (value, site) => {
    expect(siteOfEmployeeHeader(value)).toBe(site)
  })
  it.each(['x', '%', '%7B%7D', 'a'.repeat(3000)])('refuses %j', value => {
    expect(statusOf(() => siteOfEmployeeHeader(value))).toBe(400)
  })
})

it.each([
  ['', 'CAN', [], 'CAN'],
  ['CAN', 'CAN', [], 'CAN'],
  ['SZX', 'CAN', ['CAN', 'SZX'], 'SZX'],
])('[AIR-05] asked for %j in a session at %s → %s', (asked, session, sites, site) => {
  expect(siteOfCall(asked, session, sites)).toBe(site)
})

it('[AIR-05] rejects a site where the person does not work', () => {
  expect(statusOf(() => siteOfCall('PEK', 'CAN', ['CAN', 'SZX']))).toBe(403)
})
