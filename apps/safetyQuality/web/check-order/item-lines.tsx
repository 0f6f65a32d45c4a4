import { fillText, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { CheckField, NumberField, TextField } from '@apron/ui/fields'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@apron/ui/icons'
import { Section } from '@apron/ui/page'
import { SelectField } from '@apron/ui/select'
import { useEffect, useRef, useState } from 'react'
import type { DraftItem } from '../../contract/check-draft.entities.ts'
import { CHECK_METHODS, DRAFT_LIMITS } from '../../contract/values.ts'
import { METHOD_TEXTS } from '../checked-result/checked-result.texts.ts'
import { CHECK_ORDER_TEXTS } from './check-order.texts.ts'
import { moved, NEW_ITEM } from './draft-values.ts'
import { MoreMeasures } from './more-measures.tsx'

interface ItemLinesProps {
  readonly items: readonly DraftItem[]
  /** Error of the lines. */
  readonly error: string | undefined
  readonly onChange: (items: DraftItem[]) => void
}

/** Where the focus goes after a line has moved, come or gone. */
interface Aim {
  readonly index: number
  readonly on: 'up' | 'down' | 'text'
}

/** The items of an order in their order: written, moved and taken away line by line, by keyboard and by finger. */
export function ItemLines({ items, error, onChange }: ItemLinesProps) {
  const texts = useTexts(CHECK_ORDER_TEXTS).items
  const { items: title } = useTexts(CHECK_ORDER_TEXTS).field
  const list = useRef<HTMLOListElement>(null)
  const [aim, setAim] = useState<Aim | null>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (aim === null) return
    const line = list.current?.children[aim.index]
    const wanted = line?.querySelector<HTMLElement>(aim.on === 'text' ? 'input' : `[data-move=${aim.on}]`)
    // At the end of the list there is no further way: the other button takes the focus.
    const target = wanted?.matches(':disabled')
      ? line?.querySelector<HTMLElement>('[data-move]:enabled')
      : wanted
    target?.focus()
  }, [aim])

  const change = (index: number, part: Partial<DraftItem>) =>
    onChange(items.map((item, each) => (each === index ? Object.assign({}, item, part) : item)))
  function move(index: number, by: -1 | 1) {
    onChange([...moved(items, index, by)])
    setAim({ index: index + by, on: by < 0 ? 'up' : 'down' })
    setSaid(fillText(texts.moved, { n: String(index + by + 1) }))
  }
  function remove(index: number) {
    onChange(items.toSpliced(index, 1))
    setAim({ index: Math.min(index, items.length - 2), on: 'text' })
  }
  function add() {
    onChange([...items, { ...NEW_ITEM, group: items.at(-1)?.group ?? '' }])
    setAim({ index: items.length, on: 'text' })
  }

  return (
    <Section title={title} count={items.length}>
      {items.length === 0 && <p>{texts.none}</p>}
      <ol ref={list} className="ap-lines" aria-label={title}>
        {items.map((item, index) => (
          // A line has nothing of its own but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="ap-line">
            <ItemLine item={item} number={index + 1} onChange={part => change(index, part)} />
            <span className="ap-line-moves">
              <IconButton
                data-move="up"
                label={fillText(texts.up, { n: String(index + 1) })}
                icon={<IconArrowUp size={18} stroke={1.5} />}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                data-move="down"
                label={fillText(texts.down, { n: String(index + 1) })}
                icon={<IconArrowDown size={18} stroke={1.5} />}
                disabled={index === items.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={fillText(texts.remove, { n: String(index + 1) })}
                icon={<IconTrash size={18} stroke={1.5} />}
                onClick={() => remove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      {error !== undefined && (
        <p className="ap-lines-error" role="alert">
          {error}
        </p>
      )}
      <Button
        icon={<IconPlus size={18} stroke={1.5} />}
        disabled={items.length >= DRAFT_LIMITS.items}
        onClick={add}
      >
        {texts.add}
      </Button>
      <output className="ap-hidden-text">{said}</output>
    </Section>
  )
}

interface ItemLineProps {
  readonly item: DraftItem
  readonly number: number
  readonly onChange: (part: Partial<DraftItem>) => void
}

function ItemLine({ item, number, onChange }: ItemLineProps) {
  const texts = useTexts(CHECK_ORDER_TEXTS).items
  const methods = useTexts(METHOD_TEXTS)
  return (
    <fieldset className="ap-line-fields">
      <legend>{fillText(texts.number, { n: String(number) })}</legend>
      <TextField
        label={texts.textZh}
        required
        value={item.textZh}
        maxLength={DRAFT_LIMITS.itemText}
        onChange={textZh => onChange({ textZh })}
      />
      <TextField
        label={texts.textEn}
        value={item.textEn}
        maxLength={DRAFT_LIMITS.itemText}
        onChange={textEn => onChange({ textEn })}
      />
      <TextField
        label={texts.group}
        value={item.group}
        maxLength={DRAFT_LIMITS.group}
        onChange={group => onChange({ group })}
      />
      <TextField
        label={texts.groupEn}
        value={item.groupEn ?? ''}
        maxLength={DRAFT_LIMITS.group}
        onChange={groupEn => onChange({ groupEn })}
      />
      <SelectField
        label={texts.method}
        value={item.method}
        options={CHECK_METHODS.map(value => ({ value, label: methods[value] }))}
        onChange={value => onChange({ method: CHECK_METHODS.find(each => each === value) ?? item.method })}
      />
      <NumberField
        label={texts.sampleSize}
        value={item.sampleSize}
        min={0}
        max={DRAFT_LIMITS.sampleSize}
        precision={0}
        onChange={sampleSize => onChange({ sampleSize: sampleSize ?? 0 })}
      />
      <TextField
        label={texts.basisRef}
        value={item.basisRef}
        maxLength={DRAFT_LIMITS.basisRef}
        onChange={basisRef => onChange({ basisRef })}
      />
      {item.method === 'MEASURE' && (
        <>
          <TextField
            label={texts.unit}
            required
            value={item.unit}
            maxLength={DRAFT_LIMITS.unit}
            onChange={unit => onChange({ unit })}
          />
          <NumberField label={texts.min} value={item.min} precision={3} onChange={min => onChange({ min })} />
          <NumberField label={texts.max} value={item.max} precision={3} onChange={max => onChange({ max })} />
          <MoreMeasures measures={item.more ?? []} onChange={more => onChange({ more })} />
        </>
      )}
      <CheckField
        label={texts.critical}
        checked={item.critical}
        onChange={critical => onChange({ critical })}
      />
    </fieldset>
  )
}
