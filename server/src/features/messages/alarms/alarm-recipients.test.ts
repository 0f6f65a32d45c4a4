import { expect, it } from 'vitest'
import { alarmRecipients } from './alarm-recipients.ts'

it.each([
  ['the whole company', ['', [], []], { everybody: true }],
  ['everybody at a site', ['CAN', [], []], { site: 'CAN' }],
  ['roles everywhere', ['', ['CRAFT'], []], { roles: ['CRAFT'] }],
  ['a department at a site', ['CAN', [], ['WS1']], { site: 'CAN', departments: ['WS1'] }],
  [
    'roles or departments',
    ['CAN', ['CRAFT'], ['WS1']],
    { site: 'CAN', roles: ['CRAFT'], departments: ['WS1'] },
  ],
] as const)('an alarm is for %s', (_who, [site, roles, departments], recipients) => {
  expect(alarmRecipients({ site, roles: [...roles], departments: [...departments] })).toEqual(recipients)
})
