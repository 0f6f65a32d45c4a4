import type { RightsChange } from '@apron/contract/entities/rights-change'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { useTranslation } from 'react-i18next'
import styles from '../shared/admin.module.css'
import type { Write } from '../shared/use-write.ts'

interface ChangeDialogProps {
  readonly change: RightsChange
  /** Whether the person may decide on changes at all. */
  readonly mayEdit: boolean
  readonly write: Write
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Everything that a change gives, so that whoever confirms it has seen it. */
export function ChangeDialog({ change, mayEdit, write, onConfirm, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const { hindrance, given, taken, guarded, contact } = change
  const facts = [
    [t('adminChanges.given'), given.join(', ')],
    [t('adminChanges.taken'), taken.join(', ')],
    [t('adminChanges.guarded'), guarded.join(', ')],
    [t('adminChanges.contact'), contact],
    [t('adminChanges.proposedBy'), `${change.proposedBy.name} (${change.proposedBy.code})`],
    [t('adminChanges.until'), change.until.slice(0, 16)],
    [t('adminChanges.decidedBy'), change.decidedBy === null ? '' : change.decidedBy.name],
  ].filter(([, value]) => value !== '')
  return (
    <Dialog
      open
      width={600}
      title={t('adminChanges.detail', { name: change.targetName })}
      busy={write.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={write.busy} onClick={onClose}>
            {t('admin.close')}
          </Button>
          {mayEdit && hindrance === null && (
            <Button kind="primary" busy={write.busy} onClick={onConfirm}>
              {t('adminChanges.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['stack']}>
        {write.failure !== null && <Alert meaning="red">{write.failure}</Alert>}
        {hindrance === null ? (
          <Alert meaning="info">
            {t(change.why === 'contact' ? 'adminChanges.lookContact' : 'adminChanges.look')}
          </Alert>
        ) : (
          <Alert meaning="amber">{t(`adminChanges.hindrance.${hindrance}`)}</Alert>
        )}
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
