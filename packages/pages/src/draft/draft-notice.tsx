import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { ChoiceField } from '@apron/ui/fields'
import { useState } from 'react'
import { DRAFT_TEXTS } from './draft.texts.ts'
import { formatValue } from './format-value.ts'
import type { FormDraft } from './use-draft.ts'

export interface DraftNoticeProps {
  readonly draft: FormDraft
  /** Returns the label of a field, or undefined for a value without a field. */
  readonly labelOf: (name: string) => string | undefined
  /** Returns a value in words, or undefined to show it as it is. */
  readonly wordsOf?: (name: string, value: unknown) => string | undefined
}

/** Offers to restore or discard an unsaved draft. If others changed the same field, shows both values. */
export function DraftNotice({ draft: { offer, restore, discard }, labelOf, wordsOf }: DraftNoticeProps) {
  const texts = useTexts(DRAFT_TEXTS)
  /** Names of the fields for which the user chose the saved value. */
  const [fieldsUsingSaved, setFieldsUsingSaved] = useState<ReadonlySet<string>>(new Set())
  if (offer === null) return null
  const labels = new Set(offer.fields.map(({ name }) => labelOf(name) ?? texts.other))
  const format = (name: string, value: unknown) => wordsOf?.(name, value) ?? formatValue(value, texts)
  const conflicts = offer.fields.filter(({ changedByOthers }) => changedByOthers)

  function choose(name: string, version: 'mine' | 'saved') {
    const next = new Set(fieldsUsingSaved)
    if (version === 'saved') next.add(name)
    else next.delete(name)
    setFieldsUsingSaved(next)
  }

  return (
    <Alert
      meaning="amber"
      title={texts.title}
      action={
        <>
          <Button size="small" kind="primary" onClick={() => restore(fieldsUsingSaved)}>
            {texts.take}
          </Button>
          <Button size="small" onClick={discard}>
            {texts.discard}
          </Button>
        </>
      }
    >
      <p>
        {fillText(texts.found, {
          time: wireMinute(wireTime(new Date(offer.keptAt))),
          fields: [...labels].join(texts.between),
        })}
      </p>
      {conflicts.length > 0 && <p>{texts.changed}</p>}
      {conflicts.map(({ name, mine, saved }) => (
        <ChoiceField
          key={name}
          label={labelOf(name) ?? texts.other}
          appearance="radios"
          value={fieldsUsingSaved.has(name) ? 'saved' : 'mine'}
          options={[
            { value: 'mine', label: fillText(texts.mine, { value: format(name, mine) }) },
            { value: 'saved', label: fillText(texts.saved, { value: format(name, saved) }) },
          ]}
          onChange={version => choose(name, version)}
        />
      ))}
    </Alert>
  )
}
