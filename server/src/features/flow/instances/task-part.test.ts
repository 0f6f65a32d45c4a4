import { describe, expect, it } from 'vitest'
import type { ActingFor } from '../lists/acting-for.ts'
import { partInTask, type TaskParticipants } from './task-part.ts'

const state = { passed: [{ node: 'N1', by: ['100701'] }], agreed: { N2: ['100006'] } }
const instance = { initiator: '100402', application: 'amsp', state }
const task: TaskParticipants['task'] = { number: 1, kind: 'decide', roles: ['MANAGER'], post: null }
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
  readonly task?: Partial<TaskParticipants['task']>
  /** Delegator; `own` for one's own part, null for none. */
  readonly part: string | null
}

const CASES: readonly Case[] = [
  { what: 'has an own part in one’s own task', who: '100401', part: 'own' },
  { what: 'has no part in a stranger’s task', who: '100403', part: null },
  { what: 'acts for the delegator', who: '100403', acting: {}, part: '100401' },
  {
    what: 'has no part for a delegation in another application',
    who: '100403',
    acting: { application: 'tools' },
    part: null,
  },
  {
    what: 'has no part for a delegation of another role',
    who: '100403',
    acting: { roles: ['PURCHASE'] },
    part: null,
  },
  {
    what: 'has no part for another person’s delegation',
    who: '100403',
    acting: { delegator: '100701' },
    part: null,
  },
  { what: 'has no part after deciding another node of the process', who: '100701', acting: {}, part: null },
  { what: 'has no part at a node already agreed to', who: '100006', acting: {}, part: null },
  { what: 'has no part in the own request', who: '100402', acting: {}, part: null },
  {
    what: 'has no part with one of two required roles',
    who: '100403',
    acting: {},
    task: { roles: ['MANAGER', 'FINANCE'] },
    part: null,
  },
  {
    what: 'has no part in a post outside of the delegation',
    who: '100403',
    acting: {},
    task: { post: 'RELEASE' },
    part: null,
  },
  {
    what: 'acts for a delegated post',
    who: '100403',
    acting: { posts: ['LEAD_MECH'] },
    task: { post: 'LEAD_MECH' },
    part: '100401',
  },
  {
    what: 'acts for a delegated post alone',
    who: '100403',
    acting: { posts: ['LEAD_MECH'] },
    task: { roles: [], post: 'LEAD_MECH' },
    part: '100401',
  },
  { what: 'has no part in a rework', who: '100403', acting: {}, task: { kind: 'rework' }, part: null },
  {
    what: 'has no part in a task without a role',
    who: '100403',
    acting: {},
    task: { roles: [] },
    part: null,
  },
  { what: 'has no part in another task of the process', who: '100401', task: { number: 2 }, part: null },
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
