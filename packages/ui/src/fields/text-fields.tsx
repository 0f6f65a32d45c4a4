import { fillText } from '@apron/contract/texts/fill-text'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import {
  type FocusEventHandler,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
  useState,
} from 'react'
import { IconButton } from '../button/button.tsx'
import { classes } from '../classes/classes.ts'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import { Field, type FieldProps } from './field.tsx'

interface TextProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: FocusEventHandler
  readonly placeholder?: string
  readonly maxLength?: number
  readonly name?: string
}

export interface TextFieldProps extends TextProps {
  readonly type?: 'text' | 'search' | 'email' | 'tel'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  /** Monospaced, for registrations, part numbers and codes. */
  readonly mono?: boolean
  readonly icon?: ReactNode
  /** Can be read and copied, but not changed. */
  readonly readOnly?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  onBlur,
  placeholder,
  maxLength,
  name,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  mono,
  icon,
  readOnly,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {control => (
        <span className="ap-input-frame">
          {icon && <span className="ap-input-icon">{icon}</span>}
          <input
            {...control}
            ref={ref}
            className={classes('ap-input', mono && 'ap-mono')}
            data-icon={Boolean(icon) || undefined}
            name={name}
            readOnly={readOnly}
            type={type}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete={autoComplete}
            inputMode={inputMode}
            onBlur={onBlur}
            onChange={change => onChange(change.currentTarget.value)}
          />
        </span>
      )}
    </Field>
  )
}

export interface PasswordFieldProps extends TextProps {
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  /** Only digits are allowed: tablets show a numeric keyboard. */
  readonly digits?: boolean
  /** Gets the focus when its dialog opens. */
  readonly first?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** A password with a button that shows the typed text. */
export function PasswordField({
  value,
  onChange,
  onBlur,
  placeholder,
  maxLength,
  name,
  autoComplete,
  digits = false,
  first = false,
  ref,
  ...field
}: PasswordFieldProps) {
  const words = useUiTexts(UI_TEXTS)
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      {control => (
        <span className="ap-input-frame">
          <input
            {...control}
            ref={ref}
            className="ap-input"
            data-button
            data-autofocus={first || undefined}
            name={name}
            type={shown ? 'text' : 'password'}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            inputMode={digits ? 'numeric' : undefined}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            onBlur={onBlur}
            onChange={change => onChange(change.currentTarget.value)}
          />
          <IconButton
            className="ap-input-button"
            size="small"
            label={shown ? words.hidePassword : words.showPassword}
            icon={shown ? <IconEyeOff size={18} stroke={1.5} /> : <IconEye size={18} stroke={1.5} />}
            disabled={control.disabled}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}

export interface TextAreaFieldProps extends TextProps {
  readonly rows?: number
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. Shows a character count if there is a limit. */
export function TextAreaField({
  value,
  onChange,
  onBlur,
  placeholder,
  maxLength,
  name,
  rows = 4,
  ref,
  ...field
}: TextAreaFieldProps) {
  const words = useUiTexts(UI_TEXTS)
  const count =
    maxLength === undefined ? undefined : fillText(words.characters, { count: value.length, max: maxLength })
  return (
    <Field {...field} aside={count && <span className="ap-field-count">{count}</span>}>
      {control => (
        <textarea
          {...control}
          ref={ref}
          className="ap-input ap-textarea"
          name={name}
          rows={rows}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          onBlur={onBlur}
          onChange={change => onChange(change.currentTarget.value)}
        />
      )}
    </Field>
  )
}
