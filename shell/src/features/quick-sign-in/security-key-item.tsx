import type { SecurityKey } from '@apron/contract/sign-in/security-key'
import { fillText } from '@apron/contract/texts/fill-text'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { useRef, useState } from 'react'
import { KeyNameForm } from './key-name-form.tsx'
import styles from './quick-sign-in.module.css'
import { quickSignInTexts } from './quick-sign-in.texts.ts'

interface SecurityKeyItemProps {
  readonly securityKey: SecurityKey
  readonly busy: boolean
  /** @returns false on failure */
  readonly onRename: (name: string) => Promise<boolean>
  readonly onRemove: () => void
}

/** One of the user's keys: name, date of registration and last use. */
export function SecurityKeyItem({ securityKey, busy, onRename, onRemove }: SecurityKeyItemProps) {
  const texts = useTexts(quickSignInTexts)
  const { name, addedAt, usedAt } = securityKey
  const [isRenaming, setRenaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  async function rename(newName: string): Promise<void> {
    // Keeps the typed name if saving fails.
    if (newName !== name && !(await onRename(newName))) return
    setRenaming(false)
    opener.current?.focus()
  }

  const used = usedAt === null ? texts.keyNeverUsed : fillText(texts.keyUsed, { time: wireMinute(usedAt) })
  return (
    <li>
      <div className={styles['head']}>
        <span>
          <strong>{name}</strong>
          <br />
          <small className={styles['hint']}>
            {fillText(texts.keySince, { time: wireMinute(addedAt) })} · {used}
          </small>
        </span>
        <span className={styles['actions']}>
          <Button
            ref={opener}
            size="small"
            aria-label={`${texts.renameKey} ${name}`}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            {texts.renameKey}
          </Button>
          <Button size="small" disabled={busy} aria-label={`${texts.removeKey} ${name}`} onClick={onRemove}>
            {texts.removeKey}
          </Button>
        </span>
      </div>
      {isRenaming && <KeyNameForm name={name} busy={busy} onSave={newName => void rename(newName)} />}
    </li>
  )
}
