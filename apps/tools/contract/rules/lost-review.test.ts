import { expect, it } from 'vitest'
import { nextSignature, type Reviewer, type Signed } from './lost-review.ts'

const NONE: Signed = { signedTooling: null, signedQuality: null, signedEngineer: null }
const person = (userCode: string, part: Partial<Reviewer>): Reviewer => ({
  userCode,
  roles: [],
  posts: [],
  resources: new Set(),
  ...part,
})
const TOOLING = person('1', { roles: ['MANAGER'], resources: new Set(['tools:tool:scrap']) })
const QUALITY = person('2', { posts: ['QA_AUDITOR'] })
const ENGINEER = person('3', { roles: ['MANAGER', 'ENGINEER'] })
const SEVERAL = person('4', { roles: ['ENGINEER'], posts: ['QA_AUDITOR'] })

it.each<[string, Signed, Reviewer, string]>([
  ['the tooling manager', NONE, TOOLING, 'signedTooling'],
  ['a quality auditor', NONE, QUALITY, 'signedQuality'],
  ['an engineer who manages something else', NONE, ENGINEER, 'signedEngineer'],
  ['a person who may give two signatures', NONE, SEVERAL, 'signedQuality'],
  [
    'a person whose first signature is already given',
    { ...NONE, signedQuality: '2' },
    SEVERAL,
    'signedEngineer',
  ],
  ['a person who has signed', { ...NONE, signedQuality: '4' }, SEVERAL, 'signedAlready'],
  ['a second engineer', { ...NONE, signedEngineer: '9' }, ENGINEER, 'notReviewer'],
  ['anybody else', NONE, person('5', { roles: ['WORKSHOP'] }), 'notReviewer'],
])('[TL-11] decides the signature of %s', (_who, signed, by, next) => {
  expect(nextSignature(signed, by)).toBe(next)
})
