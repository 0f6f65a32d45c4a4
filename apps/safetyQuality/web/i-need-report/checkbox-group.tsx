import { CheckField } from '@apron/ui/fields'
import { useId } from 'react'

interface CheckboxGroupProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly onChange: (chosen: string[]) => void
}

/** Group of checkboxes for a short list of options. */
export function CheckboxGroup({ label, options, chosen, error, hint, onChange }: CheckboxGroupProps) {
  const noteId = useId()
  const note = error ?? hint
  return (
    <fieldset className="sq-choices" aria-describedby={note === undefined ? undefined : noteId}>
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <CheckField
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={isOn =>
              onChange(isOn ? [...chosen, option.value] : chosen.filter(each => each !== option.value))
            }
          />
        ))}
      </div>
      {note !== undefined && (
        <output id={noteId} className={error === undefined ? 'sq-note' : 'sq-wrong'}>
          {note}
        </output>
      )}
    </fieldset>
  )
}
