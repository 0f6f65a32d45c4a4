export { CheckField, type CheckFieldProps, SwitchField, type SwitchFieldProps } from './check-fields.tsx'
export { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx'
export { Field, type FieldProps } from './field.tsx'
export { NumberField, type NumberFieldProps } from './number-field.tsx'
export { fitNumber, type NumberLimits, normalizeNumber, parseNumber } from './number-rules.ts'
export {
  PasswordField,
  type PasswordFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './text-fields.tsx'
export { TileChoice, type TileChoiceProps, type TileOption } from './tile-choice.tsx'
