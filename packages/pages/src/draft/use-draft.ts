import { type DraftPlace, type DraftValues, type KeptDraft, useHost, useTab } from '@apron/sdk'
import { isEqual } from 'es-toolkit/predicate'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type DraftField, mergeDraft, withDraft, withTyped } from './merge-draft.ts'

export interface DraftOptions<Values extends object> {
  /** Key of the form and its record, stable across openings. Null: nothing is kept. */
  readonly key: string | null
  /** Title of the form. */
  readonly title: string
  /** The saved record. */
  readonly start: Values
  readonly values: Values
  /** Fields that are never kept (`secretFields`). A stable array. */
  readonly secrets?: readonly string[]
  /** Called when the user restores the draft. */
  readonly onRestore: (values: Values) => void
}

/** An unsaved draft that the user may restore or discard. */
export interface DraftOffer {
  /** Time of the last change, ms. */
  readonly keptAt: number
  readonly fields: readonly DraftField[]
}

export interface FormDraft {
  /** True if the values differ from the saved record. */
  readonly hasChanges: boolean
  readonly offer: DraftOffer | null
  /** Restores the draft. @param saved names of the fields that keep their saved value */
  readonly restore: (saved: ReadonlySet<string>) => void
  /** Discards the stored draft. */
  readonly discard: () => void
  /** Forgets the current input because it was saved or discarded. */
  readonly forget: () => void
}

interface LoadedDraft {
  readonly key: string
  readonly draft: KeptDraft | null
}

const fieldsOf = (values: object): DraftValues => Object.fromEntries(Object.entries(values))

/** Keeps unsaved input on this device and offers an earlier draft. */
export function useDraft<Values extends object>(options: DraftOptions<Values>): FormDraft {
  const { key, title, start, values, secrets, onRestore } = options
  const { drafts, saves } = useHost()
  const tab = useTab()
  const place = useMemo(() => (key === null ? null : { key, tab }), [key, tab])
  const [loaded, setLoaded] = useState<LoadedDraft | null>(null)
  const isStored = useRef(false)
  /** Values that were saved or queued. They are no draft, even if the stored draft loads late. */
  const settledValues = useRef<object | null>(null)
  const isLoaded = loaded !== null && loaded.key === key
  const hasChanges = useMemo(() => !isEqual(start, values), [start, values])

  /** Restores the draft without asking after a language change, unless somebody else has changed the same field. */
  const restoreSilently = useEffectEvent((kept: KeptDraft) => {
    const fields = mergeDraft(kept, fieldsOf(start))
    if (fields.some(({ changedByOthers }) => changedByOthers)) return false
    onRestore(withDraft(values, fields, new Set()))
    return true
  })

  useEffect(() => {
    if (place === null || isLoaded) return undefined
    let isUnmounted = false
    async function loadDraft(at: DraftPlace): Promise<void> {
      const draft = await drafts.find(at)
      if (isUnmounted) return
      const isRestored = draft?.isReloaded === true && restoreSilently(draft)
      isStored.current = isRestored
      setLoaded({ key: at.key, draft: isRestored ? null : draft })
    }
    void loadDraft(place)
    return () => {
      isUnmounted = true
    }
  }, [drafts, place, isLoaded])

  const draft = isLoaded ? loaded.draft : null
  const offer = useMemo(() => {
    if (draft === null) return null
    const fields = mergeDraft(draft, fieldsOf(start))
    return fields.length === 0 ? null : { keptAt: draft.keptAt, fields }
  }, [draft, start])

  useEffect(() => {
    if (place === null || !isLoaded || settledValues.current === values) return
    if (hasChanges || (offer !== null && isStored.current)) {
      const typed = { start: fieldsOf(start), values: fieldsOf(values) }
      const content = offer === null || draft === null ? typed : withTyped(draft, typed.start, typed.values)
      isStored.current = true
      drafts.keep(place, { title, ...content, ...(secrets && { secrets }) })
    } else if (isStored.current || (draft !== null && offer === null)) {
      // Everything is saved or unchanged.
      isStored.current = false
      drafts.drop(place)
    }
  }, [drafts, place, isLoaded, hasChanges, title, start, values, secrets, draft, offer])

  const closeOffer = () => {
    if (key !== null) setLoaded({ key, draft: null })
  }
  return {
    hasChanges,
    offer,
    restore(saved) {
      if (offer === null) return
      isStored.current = true
      closeOffer()
      onRestore(withDraft(values, offer.fields, saved))
    },
    discard() {
      closeOffer()
      isStored.current = false
      if (place === null) return
      drafts.drop(place)
      // A queued save is offered as a draft too.
      saves.drop({ ...place, copy: '' })
    },
    forget() {
      isStored.current = false
      settledValues.current = values
      // The stored draft is not loaded yet, so the user has not decided about it.
      if (place === null || !isLoaded) return
      // The user has not decided about an offered draft yet.
      if (offer === null || draft === null) drafts.drop(place)
      else drafts.keep(place, draft)
    },
  }
}
