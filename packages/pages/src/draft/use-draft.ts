import { type DraftPlace, type DraftValues, type KeptDraft, useHost, useTab } from '@apron/sdk'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type DraftField, mergeDraft, takenOver, withTyped } from './merge-draft.ts'

export interface DraftOptions<Values extends object> {
  /** The form and the record in it, the same each time it is opened; null: nothing is kept. */
  readonly of: string | null
  /** What the form is called. */
  readonly title: string
  /** The record as it is saved. */
  readonly start: Values
  readonly values: Values
  /** Fields that are never kept (`secretFields`), the same array each time. */
  readonly secrets?: readonly string[]
  /** The person goes on with what they typed before. */
  readonly onTake: (values: Values) => void
}

/** What was typed before and not saved: its person decides. */
export interface DraftOffer {
  /** When it was typed, ms. */
  readonly keptAt: number
  readonly fields: readonly DraftField[]
}

export interface FormDraft {
  readonly offer: DraftOffer | null
  /** @param saved names of the fields that stay as they are saved */
  readonly take: (saved: ReadonlySet<string>) => void
  /** What is offered is not wanted. */
  readonly discard: () => void
  /** What is typed now is saved, or not wanted. */
  readonly forget: () => void
}

interface Found {
  readonly of: string
  readonly draft: KeptDraft | null
}

const fieldsOf = (values: object): DraftValues => Object.fromEntries(Object.entries(values))
const isTyped = (start: object, values: object) => JSON.stringify(start) !== JSON.stringify(values)

/** Keeps what is typed on this device, and offers what was typed here before and not saved. */
export function useDraft<Values extends object>(options: DraftOptions<Values>): FormDraft {
  const { of, title, start, values, secrets, onTake } = options
  const { drafts, saves } = useHost()
  const tab = useTab()
  const place = useMemo(() => (of === null ? null : { key: of, tab }), [of, tab])
  const [found, setFound] = useState<Found | null>(null)
  const isKept = useRef(false)
  /** What was saved, or waits to be: it is no draft, however late it is known what was here before. */
  const given = useRef<object | null>(null)
  const isKnown = found !== null && found.of === of

  /** Applies the draft after a language change without asking, unless somebody else has changed the same field. */
  const goOn = useEffectEvent((kept: KeptDraft) => {
    const fields = mergeDraft(kept, fieldsOf(start))
    if (fields.some(({ both }) => both)) return false
    onTake(takenOver(values, fields, new Set()))
    return true
  })

  useEffect(() => {
    if (place === null || isKnown) return undefined
    let isGone = false
    async function look(at: DraftPlace): Promise<void> {
      const draft = await drafts.find(at)
      if (isGone) return
      const goesOn = draft?.isReloaded === true && goOn(draft)
      isKept.current = goesOn
      setFound({ of: at.key, draft: goesOn ? null : draft })
    }
    void look(place)
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
    if (isTyped(start, values) || (offer !== null && isKept.current)) {
      const typed = { start: fieldsOf(start), values: fieldsOf(values) }
      const both = offer === null || draft === null ? typed : withTyped(draft, typed.start, typed.values)
      isKept.current = true
      drafts.keep(place, { title, ...both, ...(secrets && { secrets }) })
    } else if (isKept.current || (draft !== null && offer === null)) {
      // All of it is saved, or as it was.
      isKept.current = false
      drafts.drop(place)
    }
  }, [drafts, place, isKnown, title, start, values, secrets, draft, offer])

  const decided = () => {
    if (of !== null) setFound({ of, draft: null })
  }
  return {
    offer,
    take(saved) {
      if (offer === null) return
      isKept.current = true
      decided()
      onTake(takenOver(values, offer.fields, saved))
    },
    discard() {
      decided()
      isKept.current = false
      if (place === null) return
      drafts.drop(place)
      // What waits to be sent is offered as a draft too.
      saves.drop({ ...place, copy: '' })
    },
    forget() {
      isKept.current = false
      given.current = values
      // What is not known yet nobody has decided about either.
      if (place === null || !isKnown) return
      // What is offered nobody has decided about yet.
      if (offer === null || draft === null) drafts.drop(place)
      else drafts.keep(place, draft)
    },
  }
}
