import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arbitraryBlock,
  type Block,
  DiagramWriter,
} from '../../../../test/support/flow/arbitrary-definition.ts'
import { Process } from '../../../../test/support/flow/process.ts'
import type { Definition } from '../definitions/definition.ts'
import { readTemplate } from '../definitions/read-template.ts'
import { returnTargets } from './return-targets.ts'

/** Each run uses another seed, so that a later run finds what one missed. */
const RUNS = { numRuns: 40 }
const BOSS = { roles: ['BOSS'] }
const ORGANISATION = {
  people: ['a', 'b'].map(userCode => ({ userCode, department: 'D', roles: ['BOSS'], posts: [], areas: [] })),
  parents: {},
}
const TEXT = { zh: '名', en: 'name' }

/** Builds a definition from a block. Each condition is a checkbox of the form. */
async function definitionOf(block: Block): Promise<Definition> {
  const { bpmn, tasks, fields } = DiagramWriter.bpmn(block)
  const ids = [...bpmn.matchAll(/<bpmn:\w+(?:Event|Task|Gateway) id="(\w+)"/g)].map(([, id = '']) => id)
  const textsFor = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, TEXT]))
  const read = await readTemplate('prAmount', {
    bpmn,
    form: JSON.stringify({
      fields: [{ key: 'no', kind: 'text', maxLength: 9 }, ...fields.map(key => ({ key, kind: 'boolean' }))],
    }),
    texts: JSON.stringify({
      name: TEXT,
      nodes: textsFor(ids),
      flows: {},
      fields: textsFor(['no', ...fields]),
      choices: {},
    }),
    rules: JSON.stringify({
      version: 1,
      application: 'amsp',
      starters: [BOSS],
      businessNo: 'no',
      summary: 'no',
      limits: [],
      reminders: [],
      nodes: Object.fromEntries(tasks.map(task => [task, { task: 'decide', levels: [BOSS] }])),
    }),
  })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.definition
}

const arbitraryChoices = fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 })

function valuesOf(definition: Definition, choices: readonly number[]) {
  return Object.fromEntries(
    definition.form.fields.slice(1).map(({ key }, index) => [key, (choices[index] ?? 0) % 2 === 0]),
  )
}

/** Returns true if every token stands where something is pending: an open task, or a join with unfinished branches. */
function areTokensConsistent({ definition, state }: Process): boolean {
  const waiting = state.tokens
    .filter(({ node }) => definition.nodes[node]?.kind === 'task')
    .map(({ node }) => node)
  const open = state.tasks.map(({ node }) => node)
  const passed = state.passed.map(({ node }) => node)
  return (
    waiting.toSorted().join() === open.toSorted().join() &&
    new Set(waiting).size === waiting.length &&
    new Set(passed).size === passed.length &&
    new Set(state.taken).size === state.taken.length
  )
}

describe('[FLOW-11] generated processes of the subset', () => {
  it('loses or duplicates no token, and every instance ends', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBlock, arbitraryChoices, async (block, choices) => {
        const definition = await definitionOf(block)
        const process = new Process(definition, 'i', valuesOf(definition, choices), ORGANISATION)
        for (const choice of choices) {
          expect(areTokensConsistent(process)).toBe(true)
          const { tasks } = process.state
          const task = tasks[choice % Math.max(tasks.length, 1)]
          if (task === undefined) break
          process.do({ type: 'agree', task: task.id, by: choice % 3 === 0 ? 'a' : 'b' })
        }
        expect([process.state.status, process.state.tokens, process.state.tasks]).toEqual(['agreed', [], []])
      }),
      RUNS,
    )
  })

  it('continues after a return to any offered node, and ends', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBlock, arbitraryChoices, async (block, choices) => {
        const definition = await definitionOf(block)
        const process = new Process(definition, 'i', valuesOf(definition, choices), ORGANISATION)
        let returns = 3
        for (let turn = 0; process.state.tasks.length > 0; turn += 1) {
          const task = process.state.tasks[(choices[turn % choices.length] ?? 0) % process.state.tasks.length]
          if (task === undefined) break
          const targets = returnTargets(definition, process.state, task.node)
          const to = targets[turn % Math.max(targets.length, 1)]
          if (returns > 0 && to !== undefined) {
            returns -= 1
            process.do({ type: 'reject', task: task.id, by: 'a', remark: '请再次核对', to })
            expect(process.state.tasks.map(({ node }) => node)).toEqual([to])
          } else process.do({ type: 'agree', task: task.id, by: 'b' })
          expect(areTokensConsistent(process)).toBe(true)
        }
        expect([process.state.status, process.state.tokens]).toEqual(['agreed', []])
        const passed = new Set(process.state.passed.map(({ node }) => node))
        const reached = process.state.taken.map(flow => definition.flows[flow]?.to ?? '')
        expect(reached.filter(node => !passed.has(node))).toEqual([])
      }),
      RUNS,
    )
  })

  it('starts over after a rejection, and ignores decisions on closed tasks', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBlock, arbitraryChoices, async (block, choices) => {
        const definition = await definitionOf(block)
        const process = new Process(definition, 'i', valuesOf(definition, choices), ORGANISATION)
        const first = process.state.tasks.map(({ node }) => node)
        if (first.length === 0) return
        const closed = process.state.tasks[0]?.id ?? 0
        process.do({ type: 'reject', task: closed, by: 'a', remark: '请再次核对' })
        expect(process.state.tasks.map(({ kind, candidates }) => [kind, candidates])).toEqual([
          ['rework', ['i']],
        ])
        process.do({ type: 'resubmit', task: process.taskAt('Start'), by: 'i' })
        expect(process.state.tasks.map(({ node }) => node)).toEqual(first)
        const before = process.state
        for (const type of ['agree', 'refuse', 'reject'] as const) {
          expect(process.try({ type, task: closed, by: 'a', remark: '请再次核对' })).toEqual({
            ok: false,
            refusal: 'taskOver',
          })
        }
        process.do({ type: 'timer', task: closed, stage: 'day1' })
        expect(process.state).toEqual(before)
      }),
      RUNS,
    )
  })
})
