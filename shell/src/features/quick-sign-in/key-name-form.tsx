import { SECURITY_KEY_NAME_LENGTH } from '@apron/contract/limits/quick-sign-in'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { type FormEvent, useState } from 'react'
import styles from './quick-sign-in.module.css'
import { quickSignInTexts } from './quick-sign-in.texts.ts'

interface KeyNameFormProps {
  readonly name: string
  readonly busy: boolean
  readonly onSave: (name: string) => void
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** Renames a key. */
export function KeyNameForm({ name, busy, onSave }: KeyNameFormProps) {
  const texts = useTexts(quickSignInTexts)
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)

  function save(event: FormEvent): void {
    event.preventDefault()
    const trimmed = typed.trim()
    setMissing(trimmed === '')
    if (trimmed !== '') onSave(trimmed)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={save}>
      <TextField
        label={texts.newKeyName}
        maxLength={SECURITY_KEY_NAME_LENGTH}
        value={typed}
        error={isMissing ? texts.enterKeyName : undefined}
        onChange={setTyped}
        ref={takeFocus}
      />
      <div className={styles['actions']}>
        <Button type="submit" size="small" busy={busy}>
          {texts.saveKeyName}
        </Button>
      </div>
    </form>
  )
}
