import type { Call } from '@apron/contract/calls/define-call'
import { type ActionOptions, useAction } from '@apron/sdk/query'
import { useCallback, useMemo, useState } from 'react'
import {
  changedValues,
  changePart,
  changesBetween,
  conflictsIn,
  isSubset,
  keepOwnPart,
  type PartChanges,
  type PartValues,
  withoutPart,
  withoutSaved,
} from './part-changes.ts'
import { type FormDraft, useDraft } from './use-draft.ts'

export interface PartFormOptions<Value, Body, Data>
  extends Pick<ActionOptions<Data>, 'answers' | 'invalidates' | 'onConflict'> {
  /** Key of the draft: the page and the record in it. */
  readonly key: string
  /** If false, the record is read-only and nothing is kept. */
  readonly editing: boolean
  /** Title of the draft. */
  readonly title: string
  /** The saved record, by part. Must be the same object until it is loaded again. */
  readonly stored: PartValues<Value>
  readonly isSame: (one: Value, other: Value) => boolean
  readonly body: (changes: PartChanges<Value>) => Body
  /** Called once the server has stored the changes, also if they had waited for the network. */
  readonly onSaved?: () => void
}

export interface PartForm<Value, Data> {
  /** The values to show. */
  readonly values: PartValues<Value>
  /** Parts that somebody else has changed meanwhile. The user must choose before saving. */
  readonly conflicts: readonly string[]
  readonly change: (name: string, update: (before: Value) => Value) => void
  readonly keepOwn: (name: string) => void
  readonly takeTheirs: (name: string) => void
  /** Draft for `DraftNotice`. */
  readonly draft: FormDraft
  readonly busy: boolean
  /** True while a save waits for the network. */
  readonly isWaiting: boolean
  /** True if there are changes that are neither stored nor waiting. */
  readonly dirty: boolean
  /** The last response to a save, or null. */
  readonly saved: Data | null
  /** Saves the changes. Returns the response, `waits` if they wait for the network, or null if they were refused. */
  readonly save: () => Promise<Data | 'waits' | null>
}

/**
 * Edits parts of a record while colleagues edit others. A newer version of the record is merged under the input. Without
 * a network a save waits and is sent later.
 */
export function usePartForm<Value, Body, Data>(
  call: Call<{ body: Body; data: Data }>,
  { key, editing, title, stored, isSame, body, onSaved, ...options }: PartFormOptions<Value, Body, Data>,
): PartForm<Value, Data> {
  const [typed, setTyped] = useState<PartChanges<Value>>({})
  const [saved, setSaved] = useState<Data | null>(null)
  const changes = useMemo(() => (editing ? typed : {}), [editing, typed])
  const values = useMemo(() => changedValues(stored, changes), [stored, changes])
  const conflicts = useMemo(() => conflictsIn(changes, stored, isSame), [changes, stored, isSame])
  const draft = useDraft<PartValues<Value>>({
    key: editing ? key : null,
    title,
    start: stored,
    values,
    onRestore: taken => setTyped(changesBetween(stored, taken, isSame)),
  })
  const change = useCallback(
    (name: string, update: (before: Value) => Value) => {
      const now = stored[name]
      if (now === undefined) return
      setTyped(before => {
        const value = update((before[name] ?? { value: now }).value)
        return changePart(before, { name, stored: now, value }, isSame)
      })
    },
    [stored, isSame],
  )
  const keepOwn = useCallback(
    (name: string) => {
      const now = stored[name]
      if (now !== undefined) setTyped(before => keepOwnPart(before, name, now))
    },
    [stored],
  )
  const takeTheirs = useCallback((name: string) => setTyped(before => withoutPart(before, name)), [])

  function forget(sent: PartValues<unknown>): void {
    onSaved?.()
    setTyped(before => withoutSaved(before, sent))
  }
  const saving = useAction<{ body: Body; data: Data }>(call, {
    ...options,
    waits: {
      key,
      draft: { title, start: stored, values },
      onLater(outcome, sent) {
        if (outcome.done) forget(sent)
      },
    },
  })
  const { busy, waiting } = saving

  async function save(): Promise<Data | 'waits' | null> {
    const outcome = await saving.run({ body: body(changes) })
    if (outcome.done) {
      forget(values)
      setSaved(outcome.data)
      return outcome.data
    }
    if (outcome.error.kind !== 'waiting') return null
    draft.forget()
    return 'waits'
  }

  return {
    values,
    conflicts,
    change,
    keepOwn,
    takeTheirs,
    draft,
    busy,
    isWaiting: waiting !== null,
    dirty: Object.keys(changes).length > 0 && !(waiting !== null && isSubset(values, waiting)),
    saved,
    save,
  }
}
