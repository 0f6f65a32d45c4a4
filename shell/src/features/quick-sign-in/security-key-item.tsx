import type { SecurityKey } from '@apron/contract/entities/security-key'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireMinute } from '@apron/contract/wire/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { TextField } from '@apron/ui/fields'
import { type FormEvent, useState } from 'react'
import styles from './quick-sign-in.module.css'
import { quickSignInTexts } from './quick-sign-in.texts.ts'

interface SecurityKeyItemProps {
  readonly securityKey: SecurityKey
  readonly busy: boolean
  readonly onRename: (name: string) => Promise<void>
  readonly onRemove: () => Promise<void>
}

/** One key of a person: what it is called, since when, and when it was used last. */
export function SecurityKeyItem({ securityKey, busy, onRename, onRemove }: SecurityKeyItemProps) {
  const texts = useTexts(quickSignInTexts)
  const { name, addedAt, usedAt } = securityKey
  /** Null while nobody renames it. */
  const [typed, setTyped] = useState<string | null>(null)

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wanted = (typed ?? '').trim()
    setTyped(null)
    if (wanted !== '' && wanted !== name) await onRename(wanted)
  }

  if (typed !== null) {
    return (
      <li>
        <form className={styles['form']} noValidate onSubmit={event => void rename(event)}>
          <TextField label={texts.newKeyName} maxLength={40} value={typed} onChange={setTyped} />
          <div className={styles['actions']}>
            <Button type="submit" size="small">
              {texts.saveKeyName}
            </Button>
          </div>
        </form>
      </li>
    )
  }
  const used = usedAt === null ? texts.keyNeverUsed : fillText(texts.keyUsed, { time: wireMinute(usedAt) })
  return (
    <li className={styles['head']}>
      <span>
        <strong>{name}</strong>
        <br />
        <small className={styles['hint']}>
          {fillText(texts.keySince, { time: wireMinute(addedAt) })} · {used}
        </small>
      </span>
      <span className={styles['actions']}>
        <Button
          size="small"
          disabled={busy}
          aria-label={`${texts.renameKey} ${name}`}
          onClick={() => setTyped(name)}
        >
          {texts.renameKey}
        </Button>
        <Button
          size="small"
          disabled={busy}
          aria-label={`${texts.removeKey} ${name}`}
          onClick={() => void onRemove()}
        >
          {texts.removeKey}
        </Button>
      </span>
    </li>
  )
}
