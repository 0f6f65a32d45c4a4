import { useDraft } from '@apron/pages/draft'
import { useAction } from '@apron/sdk/query'
import { useState } from 'react'
import * as calls from '../../contract/occurrences/occurrence.calls.ts'
import type { OccDetail, OccVersion } from '../../contract/occurrences/occurrence.entities.ts'
import { draftOf, type EditorValues, emptyValues, isAnonymous } from './editor-values.ts'

const SAVE_OPTIONS = { invalidates: [calls.queryOccurrences, calls.occurrenceDetail], inPlace: true } as const

/**
 * Holds the state of the editor. Unless the report is anonymous, it is stored on the device as a draft and can be saved
 * on the server.
 */
export function useEditor(start: EditorValues, title: string) {
  const [saved, setSaved] = useState(start)
  const [values, setValues] = useState(start)
  const storing = useAction(calls.saveOccurrence, SAVE_OPTIONS)
  const removing = useAction(calls.removeOccurrence, {
    invalidates: [calls.queryOccurrences],
    inPlace: true,
  })
  const submitting = useAction(calls.submitOccurrence, SAVE_OPTIONS)
  const draft = useDraft({
    key: isAnonymous(values) ? null : `${calls.saveOccurrence.id} ${start.language} ${saved.id ?? 'new'}`,
    title,
    start: saved,
    values,
    onRestore: setValues,
  })

  /** Applies new values. An anonymous report leaves no draft behind. */
  function apply(next: EditorValues): void {
    if (isAnonymous(next) && !isAnonymous(values)) draft.discard()
    setValues(next)
  }

  /** Stores the report as a draft on the server. @returns null if it was not stored */
  async function store(): Promise<OccVersion | null> {
    const body = draftOf(values)
    const outcome = body === null ? null : await storing.run({ body })
    if (!outcome?.done) return null
    draft.forget()
    const { id, version } = outcome.data
    setSaved({ ...values, id, version })
    setValues(current => ({ ...current, id, version }))
    return { id, version }
  }

  /** Stores and submits the report. @returns null if it was rejected and stays a draft */
  async function submit(): Promise<OccDetail | null> {
    const body = await store()
    const outcome = body === null ? null : await submitting.run({ body })
    return outcome?.done ? outcome.data : null
  }

  /** Deletes the stored draft and keeps the text on the page. @returns false if it could not be deleted */
  async function remove(): Promise<boolean> {
    const { id, version } = saved
    if (id === null || version === null) return true
    const { done } = await removing.run({ body: { id, version } })
    if (done) {
      draft.discard()
      setSaved(emptyValues(start.language))
      setValues(current => ({ ...current, id: null, version: null }))
    }
    return done
  }

  /** Resets the form. */
  function clear(): void {
    draft.forget()
    setSaved(emptyValues(start.language))
    setValues(emptyValues(start.language))
  }

  return {
    values,
    draft,
    isStored: saved.id !== null,
    hasChanges: draft.hasChanges,
    busy: storing.busy || removing.busy || submitting.busy,
    failure: storing.failure ?? submitting.failure ?? removing.failure,
    apply,
    change: (part: Partial<EditorValues>) => apply({ ...values, ...part }),
    store,
    submit,
    remove,
    clear,
  }
}
