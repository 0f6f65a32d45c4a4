import { useId } from 'react'
import type { Meaning } from '../status/status.tsx'

export interface TileOption<Value extends string> {
  /** Shown as the code that users know. */
  readonly value: Value
  readonly label: string
  /** Colour when chosen. */
  readonly meaning: Meaning
}

export interface TileChoiceProps<Value extends string> {
  /** Purpose of the choice, for screen readers. */
  readonly label: string
  readonly value: Value | null
  readonly error?: string | null | undefined
  readonly options: readonly TileOption<Value>[]
  readonly onChange: (value: Value) => void
}

/** A few answers side by side, each large enough for gloves. Shows code and word, so that colour is not needed. */
export function TileChoice<Value extends string>(props: TileChoiceProps<Value>) {
  const { label, value, error, options, onChange } = props
  const name = useId()
  const errorId = `${name}-error`
  return (
    <>
      <div
        className="ap-tiles"
        role="radiogroup"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {options.map(option => (
          <label key={option.value} className={`ap-tile ap-tile-${option.meaning}`}>
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span className="ap-tile-code" aria-hidden="true">
              {option.value}
            </span>
            <span className="ap-tile-word">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="ap-tiles-error">
          {error}
        </p>
      )}
    </>
  )
}
