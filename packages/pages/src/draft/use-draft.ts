import { type DraftPlace, type DraftValues, type KeptDraft, useHost, useTab } from '@apron/sdk'
import { isEqual } from 'es-toolkit/predicate'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type DraftField, mergeDraft, withDraft, withTyped } from './merge-draft.ts'

export interface DraftOptions<Values extends object> {
  /** Key of the form and its record, stable across openings. Null: nothing is kept. */
  readonly of: string | null
  /** Title of the form. */
  readonly title: string
  /** The saved record. */
  readonly start: Values
  readonly values: Values
  /** Fields that are never kept (`secretFields`). A stable array. */
  readonly secrets?: readonly string[]
  /** Called when the user restores the draft. */
  readonly onTake: (values: Values) => void
}

/** An unsaved draft that the user may restore or discard. */
export interface DraftOffer {
  /** Time of the last change, ms. */
  readonly keptAt: number
  readonly fields: readonly DraftField[]
}

export interface FormDraft {
  /** True if the values differ from the saved record. */
  readonly isTyped: boolean
  readonly offer: DraftOffer | null
  /** Restores the draft. @param saved names of the fields that keep their saved value */
  readonly take: (saved: ReadonlySet<string>) => void
  /** Discards the draft. */
  readonly discard: () => void
  /** Forgets the current input because it was saved or discarded. */
  readonly forget: () => void
}

interface Found {
  readonly of: string
  readonly draft: KeptDraft | null
}

const fieldsOf = (values: object): DraftValues => Object.fromEntries(Object.entries(values))

/** Keeps unsaved input on this device and offers an earlier draft. */
export function useDraft<Values extends object>(options: DraftOptions<Values>): FormDraft {
  const { of, title, start, values, secrets, onTake } = options
  const { drafts, saves } = useHost()
  const tab = useTab()
  const place = useMemo(() => (of === null ? null : { key: of, tab }), [of, tab])
  const [found, setFound] = useState<Found | null>(null)
  const isKept = useRef(false)
  /** Values that were saved or queued. They are no draft, even if the stored draft loads late. */
  const given = useRef<object | null>(null)
  const isKnown = found !== null && found.of === of
  const isTyped = useMemo(() => !isEqual(start, values), [start, values])

  /** Restores the draft without asking after a language change, unless somebody else has changed the same field. */
  const goOn = useEffectEvent((kept: KeptDraft) => {
    const fields = mergeDraft(kept, fieldsOf(start))
    if (fields.some(({ changedByOthers }) => changedByOthers)) return false
    onTake(withDraft(values, fields, new Set()))
    return true
  })

  useEffect(() => {
    if (place === null || isKnown) return undefined
    let isGone = false
    async function loadDraft(at: DraftPlace): Promise<void> {
      const draft = await drafts.find(at)
      if (isGone) return
      const goesOn = draft?.isReloaded === true && goOn(draft)
      isKept.current = goesOn
      setFound({ of: at.key, draft: goesOn ? null : draft })
    }
    void loadDraft(place)
    return () => {
      isGone = true
    }
  }, [drafts, place, isKnown])

  const draft = isKnown ? found.draft : null
  const offer = useMemo(() => {
    if (draft === null) return null
    const fields = mergeDraft(draft, fieldsOf(start))
    return fields.length === 0 ? null : { keptAt: draft.keptAt, fields }
  }, [draft, start])

  useEffect(() => {
    if (place === null || !isKnown || given.current === values) return
    if (isTyped || (offer !== null && isKept.current)) {
      const typed = { start: fieldsOf(start), values: fieldsOf(values) }
      const both = offer === null || draft === null ? typed : withTyped(draft, typed.start, typed.values)
      isKept.current = true
      drafts.keep(place, { title, ...both, ...(secrets && { secrets }) })
    } else if (isKept.current || (draft !== null && offer === null)) {
      // Everything is saved or unchanged.
      isKept.current = false
      drafts.drop(place)
    }
  }, [drafts, place, isKnown, isTyped, title, start, values, secrets, draft, offer])

  const decided = () => {
    if (of !== null) setFound({ of, draft: null })
  }
  return {
    isTyped,
    offer,
    take(saved) {
      if (offer === null) return
      isKept.current = true
      decided()
      onTake(withDraft(values, offer.fields, saved))
    },
    discard() {
      decided()
      isKept.current = false
      if (place === null) return
      drafts.drop(place)
      // A queued save is offered as a draft too.
      saves.drop({ ...place, copy: '' })
    },
    forget() {
      isKept.current = false
      given.current = values
      // The stored draft is not loaded yet, so the user has not decided about it.
      if (place === null || !isKnown) return
      // The user has not decided about an offered draft yet.
      if (offer === null || draft === null) drafts.drop(place)
      else drafts.keep(place, draft)
    },
  }
}
