import type { FormValues } from '@apron/contract/flow/form-values'
import { meets } from '@apron/contract/rules/forms/meets'
import type { Definition } from '../definitions/definition.ts'
import type { TimerRule } from '../definitions/template-rules.ts'
import type { StepFacts, TaskStage } from './engine.types.ts'

/**
 * Returns the timer stages of a new task at a node: boundary timers of the diagram, and reminders whose condition is
 * met.
 */
export function timersOf(
  { nodes, rules }: Definition,
  node: string,
  { values, facts }: StepFacts,
): TaskStage[] {
  const drawn = (nodes[node]?.timers ?? []).map(
    ({ id, minutes }): TaskStage => ({ stage: id, due: { afterMinutes: minutes } }),
  )
  const reminders = rules.reminders
    .filter(({ when }) => when === undefined || meets(when, { values, limits: facts.limits }))
    .flatMap(({ stage, due }): TaskStage[] => {
      if ('afterMinutes' in due) return [{ stage, due }]
      const at = minutesBefore(values, due.beforeField, due.minutes)
      return at === null ? [] : [{ stage, due: { at } }]
    })
  return [...drawn, ...reminders]
}

/** Returns the rule of a stage, or null if the definition has no such stage. */
export function timerRule({ rules }: Definition, node: string, stage: string): TimerRule | null {
  return (
    rules.nodes[node]?.timers?.[stage] ?? rules.reminders.find(each => each.stage === stage)?.rule ?? null
  )
}

/**
 * Returns the local time that many minutes before a field. All local times have the same offset, so it is computed as
 * if in UTC. A date counts from its start.
 */
function minutesBefore(values: FormValues, field: string, minutes: number): string | null {
  const value = values[field]
  if (typeof value !== 'string') return null
  const at = Date.parse(`${value.length === 10 ? `${value} 00:00:00` : value}Z`.replace(' ', 'T'))
  if (Number.isNaN(at)) return null
  return new Date(at - minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Returns the stages due, in order: the last one is run, the others were missed. Null if none is due. */
export function dueStage(
  due: readonly { readonly stage: string; readonly at: number }[],
  done: readonly string[],
  now: number,
): { readonly stage: string; readonly missed: readonly string[] } | null {
  const open = due
    .filter(({ stage, at }) => at <= now && !done.includes(stage))
    .toSorted((one, other) => one.at - other.at)
    .map(({ stage }) => stage)
  const last = open.at(-1)
  return last === undefined ? null : { stage: last, missed: open.slice(0, -1) }
}
