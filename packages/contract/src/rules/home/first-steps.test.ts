import { expect, it } from 'vitest'
import type { Onboarding } from '../../home/onboarding.ts'
import { FIRST_STEPS, firstSteps } from './first-steps.ts'

const RIGHT = {
  application: { zh: '安全质量', en: 'Safety and quality' },
  right: { zh: '下达检查单', en: 'Issue check orders' },
}
const ALL: Onboarding = {
  dismissed: false,
  sites: 1,
  departments: 2,
  people: 3,
  neverLoggedIn: 0,
  roles: 1,
  administrators: 2,
  applications: 1,
  unheld: [],
  notices: 1,
  gateway: true,
  safetyContact: true,
}

const missing = (change: Partial<Onboarding>) =>
  firstSteps({ ...ALL, ...change })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id)

it.each<[string, Partial<Onboarding>, readonly string[]]>([
  ['nothing', {}, []],
  ['sites', { sites: 0 }, ['sites']],
  ['a department in addition to the administrators’', { departments: 1 }, ['departments']],
  ['a held role with permissions', { roles: 0 }, ['roles']],
  ['people in addition to the administrators, and so their first login', { people: 2 }, ['people', 'logins']],
  ['the first login of one of them', { neverLoggedIn: 1 }, ['logins']],
  ['a second administrator', { administrators: 1 }, ['administrators']],
  ['an application, and so the holders of its permissions', { applications: 0 }, ['applications', 'holders']],
  ['a holder of a needed permission', { unheld: [RIGHT] }, ['holders']],
  ['a gateway', { gateway: false }, ['gateway']],
  ['the safety office', { safetyContact: false }, ['safetyContact']],
  ['a first notice', { notices: 0 }, ['notices']],
])('[HELP-03] is missing: %s', (_what, change, ids) => {
  expect(missing(change)).toEqual(ids)
})

it('[HELP-03] reports everything but the site as missing on the first day, in work order', () => {
  const first = {
    sites: 1,
    departments: 1,
    people: 1,
    neverLoggedIn: 0,
    roles: 0,
    administrators: 1,
    applications: 0,
    unheld: [],
    notices: 0,
  }
  expect(missing({ ...first, gateway: false, safetyContact: false })).toEqual(FIRST_STEPS.slice(1))
})
