import type { AuditEvent } from '@apron/contract/operations/admin-audit'
import { type RawBuilder, sql } from 'kysely'

export interface AuditSubject {
  readonly event: AuditEvent
  readonly target: string
  readonly change: string
}

/**
 * Sentences that earlier versions stored instead of an event. Stored lines never change. The database uses the same
 * patterns.
 */
const SENTENCES: readonly (readonly [RegExp, AuditEvent])[] = [
  [/^department (\S+) saved$/, 'department changed'],
  [/^department (\S+) deleted$/, 'department deleted'],
  [/^airport (\S+) saved$/, 'site changed'],
  [/^airport (\S+) made a site$/, 'site opened'],
  [/^airport (\S+) no site any more$/, 'site closed'],
  [/^translation (\S+) saved$/, 'translation changed'],
  [/^translation (\S+) deleted$/, 'translation deleted'],
  [/^notice (\S+) saved$/, 'notice changed'],
  [/^notice (\S+) published$/, 'notice published'],
  [/^notice (\S+) withdrawn$/, 'notice withdrawn'],
  [/^notice (\S+) deleted$/, 'notice deleted'],
  [/^sub-application (\S+) enabled$/, 'application enabled'],
  [/^sub-application (\S+) disabled$/, 'application disabled'],
  [/^sub-application (\S+): (.+)$/, 'application version chosen'],
]
const CHANGED_FILE = /^sub-application (.+): (.+) is not the file of the build$/

/** Converts a stored line to the terms of this version. */
export function toCurrentTerms(line: AuditSubject): AuditSubject {
  const { event, change } = line
  if (event === 'changed file refused') {
    const [, target, file] = CHANGED_FILE.exec(change) ?? []
    return target === undefined || file === undefined ? line : { event, target, change: file }
  }
  if (event !== 'administration') return line
  for (const [pattern, current] of SENTENCES) {
    const [whole, target = '', how = ''] = pattern.exec(change) ?? []
    if (whole !== undefined)
      return { event: current, target, change: how.replace(/^none -> /, '').replace(' -> ', ' → ') }
  }
  return line
}

const IS_OLD = sql<boolean>`a.event = 'administration'`
/** Target in SQL, as {@link toCurrentTerms} computes it and the index of migration 0044 has it. */
const OLD_TARGET = sql<string>`rtrim(split_part(a.details ->> 'change', ' ', 2), ':')`

/** SQL condition: lines `a` about this target. */
export function hasTarget(target: string): RawBuilder<boolean> {
  return sql<boolean>`(a.details ->> 'target' = ${target} or (${IS_OLD} and ${OLD_TARGET} = ${target}))`
}

/** SQL condition: lines `a` of this event. */
export function isEvent(event: AuditEvent): RawBuilder<boolean> {
  const isStoredEvent = sql<boolean>`a.event = ${event}`
  const pattern = SENTENCES.find(([, current]) => current === event)?.[0].source
  return pattern === undefined
    ? isStoredEvent
    : sql<boolean>`(${isStoredEvent} or (${IS_OLD} and a.details ->> 'change' ~ ${pattern}))`
}
