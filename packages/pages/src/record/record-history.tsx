import { actingName } from '@apron/contract/texts/acting-name'
import { useLanguage } from '@apron/sdk'
import type { ReactNode } from 'react'
import { History, type HistoryLine } from './history.tsx'

/** One entry of the history of a record with states; see `HistoryEntry` in `@apron/contract/entities/history`. */
interface Entry<Action extends string, State extends string> {
  readonly at: string
  readonly by: { readonly name: string }
  readonly forWhom?: { readonly name: string }
  readonly action: Action
  readonly fromStatus: State | null
  readonly toStatus: State
  readonly remark: string
}

export interface RecordHistoryProps<
  Action extends string,
  State extends string,
  E extends Entry<Action, State>,
> {
  readonly entries: readonly E[]
  readonly actions: Readonly<Record<Action, string>>
  readonly states: Readonly<Record<State, string>>
  readonly meanings?: Readonly<Partial<Record<Action, HistoryLine['meaning']>>>
  /** Replaces the remark of an entry. */
  readonly renderNote?: (entry: E) => ReactNode
}

/** Renders the history of a record with states: actions, state changes, and "B for A" for a delegate. */
export function RecordHistory<
  Action extends string,
  State extends string,
  E extends Entry<Action, State> = Entry<Action, State>,
>({ entries, actions, states, meanings, renderNote }: RecordHistoryProps<Action, State, E>) {
  const language = useLanguage()
  return (
    <History
      lines={entries.map(entry => ({
        at: entry.at,
        who: actingName(entry.by.name, entry.forWhom?.name, language),
        what: actions[entry.action],
        states: [entry.fromStatus === null ? null : states[entry.fromStatus], states[entry.toStatus]],
        note: renderNote === undefined ? entry.remark !== '' && <p>{entry.remark}</p> : renderNote(entry),
        meaning: meanings?.[entry.action],
      }))}
    />
  )
}
