import { useTexts } from '@apron/sdk'
import { PasswordField } from '@apron/ui/fields'
import { DESK_TEXTS } from './report-desk.texts.ts'

const SHORTEST = 16

/** A new passphrase, typed twice. */
export interface ChosenPassphrase {
  readonly text: string
  readonly repeated: string
}

export const NO_PASSPHRASE: ChosenPassphrase = { text: '', repeated: '' }

/** Returns the problem of a new passphrase, or null. */
export function passphraseProblem({ text, repeated }: ChosenPassphrase): 'tooShort' | 'differs' | null {
  if (text.length < SHORTEST) return 'tooShort'
  return text === repeated ? null : 'differs'
}

interface NewPassphraseProps {
  readonly chosen: ChosenPassphrase
  readonly isChecked: boolean
  readonly onChange: (chosen: ChosenPassphrase) => void
}

export function NewPassphrase({ chosen, isChecked, onChange }: NewPassphraseProps) {
  const texts = useTexts(DESK_TEXTS).key
  const problem = isChecked ? passphraseProblem(chosen) : null
  return (
    <>
      <PasswordField
        label={texts.newPassphrase}
        autoComplete="off"
        value={chosen.text}
        hint={texts.passphraseHint}
        error={problem === 'tooShort' ? texts.tooShort : null}
        onChange={text => onChange({ ...chosen, text })}
      />
      <PasswordField
        label={texts.repeat}
        autoComplete="off"
        value={chosen.repeated}
        error={problem === 'differs' ? texts.differs : null}
        onChange={repeated => onChange({ ...chosen, repeated })}
      />
    </>
  )
}
