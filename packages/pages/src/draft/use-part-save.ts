import type { Call } from '@apron/contract/calls/define-call'
import { type ActionOptions, useAction } from '@apron/sdk/query'
import { areAmong, type PartChanges } from './part-changes.ts'
import type { PartDraft } from './use-part-draft.ts'

interface PartSaveOptions<Value, Body, Data>
  extends Pick<ActionOptions<Data>, 'answers' | 'invalidates' | 'onConflict'> {
  readonly body: (changes: PartChanges<Value>) => Body
  /** Called once the server has stored the changes, also if they had waited for the network. */
  readonly onSaved?: () => void
}

export interface PartSave<Data> {
  readonly busy: boolean
  /** True while a save waits for the network. */
  readonly isWaiting: boolean
  /** True if there are changes that are neither stored nor waiting. */
  readonly dirty: boolean
  /** Saves the changes. Returns the response, `waits` if they wait for the network, or null if they were refused. */
  readonly save: () => Promise<Data | 'waits' | null>
}

/** Saves the changed parts of a record. Without a network the save waits and is sent later. */
export function usePartSave<Value, Body, Data>(
  { values, changes, kept, place, forgetSaved }: PartDraft<Value>,
  call: Call<{ body: Body; data: Data }>,
  { body, onSaved, ...options }: PartSaveOptions<Value, Body, Data>,
): PartSave<Data> {
  const forget = (sent: Readonly<Record<string, unknown>>) => {
    onSaved?.()
    forgetSaved(sent)
  }
  const saving = useAction<{ body: Body; data: Data }>(call, {
    ...options,
    waits: {
      ...place,
      onLater(outcome, sent) {
        if (outcome.done) forget(sent)
      },
    },
  })
  const { busy, waiting } = saving
  return {
    busy,
    isWaiting: waiting !== null,
    dirty: Object.keys(changes).length > 0 && !(waiting !== null && areAmong(values, waiting)),
    async save() {
      const outcome = await saving.run({ body: body(changes) })
      if (outcome.done) {
        forget(values)
        return outcome.data
      }
      if (outcome.error.kind !== 'waiting') return null
      kept.forget()
      return 'waits'
    },
  }
}
