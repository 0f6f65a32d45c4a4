import { describe, expect, it } from 'vitest'
import { templateOf } from '../../../../../test/support/flow/process.ts'
import { TEMPLATE_KINDS } from '../../templates/load-templates.ts'
import { peopleOfStep, peopleOfTemplates, usersNamed } from './people-to-load.ts'

const RULES = {
  version: 1,
  application: 'amsp',
  businessNo: 'no',
  summary: 'no',
  limits: [],
  reminders: [],
  starters: [{ roles: ['STARTER'] }],
  nodes: {
    N1: {
      task: 'decide' as const,
      levels: [{ roles: ['A', 'B'], department: { code: 'D1' } }, { post: 'BOSS' }],
      standIns: [{ area: 'commercial' as const }],
      copies: [{ to: [{ roles: ['COPIED'] }] }],
    },
  },
  ends: {
    End: { copies: [{ to: [{ post: 'END' }, { initiator: true as const }, { userField: 'owner' }] }] },
  },
}

describe('people that a step may need', () => {
  it('[FLOW-12] loads the people named by the rules: initiators, deciders, stand-ins, copies', () => {
    expect(peopleOfTemplates([{ rules: RULES }], ['x', 'y', 'x'])).toEqual({
      roles: ['STARTER', 'A', 'B', 'COPIED'],
      posts: ['BOSS', 'DIR_COMMERCIAL', 'END'],
      people: ['x', 'y'],
      everybody: false,
    })
  })

  it('[FLOW-12] loads everybody for a rule with only a department', () => {
    const starters = [{ department: { code: 'D1' } }]
    expect(peopleOfTemplates([{ rules: { ...RULES, starters } }], []).everybody).toBe(true)
  })

  it.each(TEMPLATE_KINDS)('[FLOW-12] never loads everybody for the template %s', async kind => {
    const wanted = peopleOfTemplates([await templateOf(kind)], [])
    expect(wanted.everybody).toBe(false)
    expect(wanted.roles.length + wanted.posts.length).toBeGreaterThan(0)
  })

  it('[FLOW-16] loads the people named in a form and its lines, and ignores values that are no codes', () => {
    const form = {
      fields: [
        { key: 'owner', kind: 'user' as const },
        { key: 'note', kind: 'boolean' as const },
        {
          key: 'lines',
          kind: 'table' as const,
          max: 9,
          columns: [
            { key: 'by', kind: 'user' as const },
            { key: 'what', kind: 'boolean' as const },
          ],
        },
      ],
    }
    const values = {
      owner: '100001',
      note: true,
      lines: [{ by: '100003', what: true }, { what: false }],
    }
    expect(usersNamed({ form }, values)).toEqual(['100001', '100003'])
    expect(usersNamed({ form }, { owner: 5, lines: 'x' })).toEqual([])
    expect(usersNamed({ form }, { lines: [null, 'x', { by: 7 }] })).toEqual([])
  })

  it('[FLOW-35] loads the initiator, the candidates, and people named in the form or in the sent values', async () => {
    const definition = await templateOf('enterpriseInfo')
    const state = { tasks: [{ candidates: ['c1', 'c2'] }] }
    const wanted = peopleOfStep(definition, { initiator: 'i', form: { owner: 'f' }, state }, { owner: 's' })
    expect(wanted.people).toEqual(['i', 'f', 's', 'c1', 'c2'])
  })
})
