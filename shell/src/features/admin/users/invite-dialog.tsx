import type { Invitation } from '@apron/contract/organisation/admin-user'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { TextField } from '@apron/ui/fields'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { usersTexts } from './users.texts.ts'

interface InviteDialogProps {
  readonly name: string
  readonly invitation: Invitation
  readonly onClose: () => void
}

/** Shows a person's one-time link to hand over. It is shown only once. */
export function InviteDialog({ name, invitation, onClose }: InviteDialogProps) {
  const common = useTexts(adminTexts)
  const t = useTexts(usersTexts)
  const host = useHost()
  const link = location.origin + invitation.path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      host.toast('success', t.copied)
    } catch {
      // Browsers block the clipboard on plain HTTP. The link can still be selected and copied by hand.
      host.toast('warning', t.notCopied)
    }
  }
  return (
    <Dialog
      open
      width={600}
      title={t.linkTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button kind="primary" onClick={() => void copy()}>
            {t.copy}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>{fillText(t.linkText, { name, until: wireMinute(invitation.validUntil) })}</p>
        <TextField label={t.link} mono readOnly value={link} onChange={() => undefined} />
      </div>
    </Dialog>
  )
}
