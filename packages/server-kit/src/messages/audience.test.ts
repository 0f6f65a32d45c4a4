import { expect, it } from 'vitest'
import { isInAudience, recipientsOfAudience } from './audience.ts'

it.each([
  ['the whole company', ['', [], []], { everybody: true }],
  ['everybody at a site', ['CAN', [], []], { site: 'CAN' }],
  ['roles everywhere', ['', ['CRAFT'], []], { roles: ['CRAFT'] }],
  ['a department at a site', ['CAN', [], ['WS1']], { site: 'CAN', departmentsAndBelow: ['WS1'] }],
  [
    'roles or departments',
    ['CAN', ['CRAFT'], ['WS1']],
    { site: 'CAN', roles: ['CRAFT'], departmentsAndBelow: ['WS1'] },
  ],
] as const)('an alarm is for %s', (_who, [site, roles, departments], recipients) => {
  expect(recipientsOfAudience({ site, roles: [...roles], departments: [...departments] })).toEqual(recipients)
})

const FENG = { sites: ['CAN', 'SZX'], roles: ['INSPECTOR'], departments: ['QA', 'SAFETY'] }

it.each([
  ['everybody', ['', [], []], true],
  ['her site', ['SZX', [], []], true],
  ['another site', ['HAK', [], []], false],
  ['her role', ['', ['CRAFT', 'INSPECTOR'], []], true],
  ['another role', ['', ['CRAFT'], []], false],
  ['her role at another site', ['HAK', ['INSPECTOR'], []], false],
  ['her department', ['', [], ['QA']], true],
  ['the department above hers', ['', [], ['SAFETY']], true],
  ['another department', ['', [], ['WS1']], false],
  ['her department, or another role', ['CAN', ['CRAFT'], ['QA']], true],
] as const)('[MSG-40] matches a notice for %s: %j', (_who, [site, roles, departments], isFor) => {
  expect(isInAudience({ site, roles: [...roles], departments: [...departments] }, FENG)).toBe(isFor)
})
