import type { Draft } from '@apron/sdk'
import { useCallback, useMemo, useState } from 'react'
import {
  changedValues,
  changePart,
  changesTo,
  conflictsIn,
  keepOwnPart,
  type PartChanges,
  type PartValues,
  withoutPart,
  withoutSaved,
} from './part-changes.ts'
import { type FormDraft, useDraft } from './use-draft.ts'

export interface PartDraftOptions<Value> {
  /** Key of the draft: the page and the record in it. */
  readonly of: string
  /** If false, the record is read-only and nothing is kept. */
  readonly editing: boolean
  /** Title of the draft. */
  readonly title: string
  /** The saved record, by part. Must be the same object until it is loaded again. */
  readonly stored: PartValues<Value>
  readonly isSame: (one: Value, other: Value) => boolean
}

export interface PartDraft<Value> {
  /** The values to show. */
  readonly values: PartValues<Value>
  readonly changes: PartChanges<Value>
  /** Parts that somebody else has changed meanwhile. The user must choose before saving. */
  readonly conflicts: readonly string[]
  readonly change: (name: string, update: (before: Value) => Value) => void
  readonly keepOwn: (name: string) => void
  readonly takeTheirs: (name: string) => void
  /** Forgets the changes that the server has stored. */
  readonly forgetSaved: (sent: PartValues<unknown>) => void
  /** Draft for `DraftNotice`. */
  readonly kept: FormDraft
  /** Draft place for a save that is queued while offline. */
  readonly place: { readonly key: string; readonly draft: Draft }
}

/** Edits parts of a record while colleagues edit others. A newer version of the record is merged under the input. */
export function usePartDraft<Value>(options: PartDraftOptions<Value>): PartDraft<Value> {
  const { of, editing, title, stored, isSame } = options
  const [typed, setTyped] = useState<PartChanges<Value>>({})
  const changes = useMemo(() => (editing ? typed : {}), [editing, typed])
  const values = useMemo(() => changedValues(stored, changes), [stored, changes])
  const conflicts = useMemo(() => conflictsIn(changes, stored, isSame), [changes, stored, isSame])
  const kept = useDraft<PartValues<Value>>({
    of: editing ? of : null,
    title,
    start: stored,
    values,
    onTake: taken => setTyped(changesTo(stored, taken, isSame)),
  })
  const change = useCallback(
    (name: string, update: (before: Value) => Value) => {
      const saved = stored[name]
      if (saved === undefined) return
      setTyped(before => {
        const value = update((before[name] ?? { value: saved }).value)
        return changePart(before, { name, stored: saved, value }, isSame)
      })
    },
    [stored, isSame],
  )
  const keepOwn = useCallback(
    (name: string) => {
      const saved = stored[name]
      if (saved !== undefined) setTyped(before => keepOwnPart(before, name, saved))
    },
    [stored],
  )
  const takeTheirs = useCallback((name: string) => setTyped(before => withoutPart(before, name)), [])
  return {
    values,
    changes,
    conflicts,
    change,
    keepOwn,
    takeTheirs,
    forgetSaved: sent => setTyped(before => withoutSaved(before, sent)),
    kept,
    place: { key: of, draft: { title, start: stored, values } },
  }
}
