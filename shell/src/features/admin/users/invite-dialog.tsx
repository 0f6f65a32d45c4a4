import type { Invitation } from '@apron/contract/entities/admin-user'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { toast } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { useTranslation } from 'react-i18next'
import styles from '../shared/admin.module.css'

interface InviteDialogProps {
  readonly name: string
  readonly invitation: Invitation
  readonly onClose: () => void
}

/** The one-time link of a person, to be handed over; it is shown this once. */
export function InviteDialog({ name, invitation, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const link = location.origin + invitation.path
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t('adminUsers.copied'))
    } catch {
      // Browsers refuse on plain http; the link stands there to be marked.
      toast.warning(t('adminUsers.notCopied'))
    }
  }
  return (
    <Dialog
      open
      width={600}
      title={t('adminUsers.linkTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('admin.close')}</Button>
          <Button kind="primary" onClick={() => void copy()}>
            {t('adminUsers.copy')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>{t('adminUsers.linkText', { name, until: invitation.validUntil.slice(0, 16) })}</p>
        <TextField label={t('adminUsers.link')} mono value={link} onChange={() => undefined} />
      </div>
    </Dialog>
  )
}
