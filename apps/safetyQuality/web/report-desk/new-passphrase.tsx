import { useTexts } from '@apron/sdk'
import { PasswordField } from '@apron/ui/fields'
import { DESK_TEXTS } from './report-desk.texts.ts'

const MIN_LENGTH = 16

/** A new passphrase, typed twice. */
export interface ChosenPassphrase {
  readonly text: string
  readonly repeated: string
}

export const NO_PASSPHRASE: ChosenPassphrase = { text: '', repeated: '' }

/** Returns the problem of a new passphrase, or null. */
export function passphraseProblem({ text, repeated }: ChosenPassphrase): 'tooShort' | 'differs' | null {
  if (text.length < MIN_LENGTH) return 'tooShort'
  return text === repeated ? null : 'differs'
}

interface NewPassphraseProps {
  readonly passphrase: ChosenPassphrase
  readonly hasTried: boolean
  readonly onChange: (passphrase: ChosenPassphrase) => void
}

export function NewPassphrase({ passphrase, hasTried, onChange }: NewPassphraseProps) {
  const texts = useTexts(DESK_TEXTS).key
  const problem = hasTried ? passphraseProblem(passphrase) : null
  return (
    <>
      <PasswordField
        label={texts.newPassphrase}
        autoComplete="off"
        value={passphrase.text}
        hint={texts.passphraseHint}
        error={problem === 'tooShort' ? texts.tooShort : null}
        onChange={text => onChange({ ...passphrase, text })}
      />
      <PasswordField
        label={texts.repeat}
        autoComplete="off"
        value={passphrase.repeated}
        error={problem === 'differs' ? texts.differs : null}
        onChange={repeated => onChange({ ...passphrase, repeated })}
      />
    </>
  )
}
