import { describe, expect, it } from 'vitest'
import type { ActingFor } from '../lists/acting-for.ts'
import { type PartOf, partInTask } from './task-part.ts'

const state = { passed: [{ node: 'N1', by: ['100701'] }], agreed: { N2: ['100006'] } }
const instance = { initiator: '100402', application: 'amsp', state }
const task: PartOf['task'] = { number: 1, kind: 'decide', roles: ['MANAGER'], post: null }
const ofFan = [{ number: 1, user_code: '100401' }]
const forFan: ActingFor = {
  delegationId: 'd',
  delegator: '100401',
  roles: ['MANAGER'],
  posts: [],
  application: 'amsp',
}

interface Case {
  readonly what: string
  readonly who?: string
  readonly acting?: Partial<ActingFor>
  readonly task?: Partial<PartOf['task']>
  /** Delegator; `own` for one's own part, null for none. */
  readonly part: string | null
}

const CASES: readonly Case[] = [
  { what: 'their own', who: '100401', part: 'own' },
  { what: 'a stranger’s', who: '100403', part: null },
  { what: 'of whom they act for', who: '100403', acting: {}, part: '100401' },
  { what: 'of another application', who: '100403', acting: { application: 'tools' }, part: null },
  { what: 'of another role', who: '100403', acting: { roles: ['PURCHASE'] }, part: null },
  { what: 'of somebody else', who: '100403', acting: { delegator: '100701' }, part: null },
  { what: 'of a process at another node of which they decided', who: '100701', acting: {}, part: null },
  { what: 'of a node to which they agreed already', who: '100006', acting: {}, part: null },
  { what: 'of their own request', who: '100402', acting: {}, part: null },
  {
    what: 'of two roles with one of them',
    who: '100403',
    acting: {},
    task: { roles: ['MANAGER', 'FINANCE'] },
    part: null,
  },
  { what: 'of a post that did not travel', who: '100403', acting: {}, task: { post: 'RELEASE' }, part: null },
  {
    what: 'of a post that travelled',
    who: '100403',
    acting: { posts: ['LEAD_MECH'] },
    task: { post: 'LEAD_MECH' },
    part: '100401',
  },
  {
    what: 'of a post alone that travelled',
    who: '100403',
    acting: { posts: ['LEAD_MECH'] },
    task: { roles: [], post: 'LEAD_MECH' },
    part: '100401',
  },
  { what: 'what is reworked', who: '100403', acting: {}, task: { kind: 'rework' }, part: null },
  { what: 'a person’s without a role', who: '100403', acting: {}, task: { roles: [] }, part: null },
  { what: 'another task of the process', who: '100401', task: { number: 2 }, part: null },
]

describe('part in a task', () => {
  it.each(CASES)('[DEL-05] $what', ({ who = '', acting, task: other = {}, part }) => {
    const found = partInTask(
      { task: { ...task, ...other }, instance, candidates: ofFan },
      { userCode: who, actingFor: acting === undefined ? [] : [{ ...forFan, ...acting }] },
    )
    expect(found === null ? null : (found.forWhom ?? 'own')).toBe(part)
  })
})
