import { SUB_APP_PORTS } from '@apron/contract/sub-apps/names'
import { expect, it } from 'vitest'
import { isLoopbackHost, parseDevSubApps } from './dev-sub-apps.ts'

it.each([
  ['amm=9502', [['amm', 9502]]],
  [
    'amm=9500, tools=9513',
    [
      ['amm', 9500],
      ['tools', 9513],
    ],
  ],
  ['amm=9499', null],
  ['amm=9514', null],
  ['amm=80', null],
  ['amm=09502', null],
  ['amm=9502/x', null],
  ['amm=9502=9503', null],
  ['amm=', null],
  ['amm', null],
  ['=9502', null],
  ['Amm=9502', null],
  ['../amm=9502', null],
  ['amm=9502,', null],
  ['amm=9502,amm=9503', null],
  ['amm=9502,tools=9502', null],
])('[APP-14] DEV_SUB_APPS=%s is %j', (value, apps) => {
  expect(parseDevSubApps(value)).toEqual(
    apps && new Map(apps.map(([name, port]) => [String(name), Number(port)])),
  )
})

it('[APP-14] accepts all eleven applications with their ports', () => {
  const all = Object.entries(SUB_APP_PORTS)
  expect(parseDevSubApps(all.map(([name, port]) => `${name}=${port}`).join(','))).toEqual(new Map(all))
  expect(SUB_APP_PORTS).toMatchObject({ airline: 9500, amsp: 9501, amm: 9502, marketing: 9504, tools: 9505 })
  expect(SUB_APP_PORTS).toMatchObject({ safetyQuality: 9506, workCard: 9508, supplier: 9511 })
})

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['portal.example.com', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
])('recognises host %s as this machine only: %s', (host, loopback) => {
  expect(isLoopbackHost(host)).toBe(loopback)
})
