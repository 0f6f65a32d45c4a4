import { pageAdminUsers } from '@apron/contract/organisation/admin-user.calls'
import { pageAdminRoles } from '@apron/contract/permissions/admin-role.calls'
import type { PermissionChange } from '@apron/contract/permissions/permission-change'
import {
  confirmPermissionChange,
  pagePermissionChanges,
} from '@apron/contract/permissions/permission-change.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { NoteList } from '@apron/ui/description-list'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { changesTexts } from './changes.texts.ts'

/** Hints on what to check before confirming, for kinds of change that have one. */
const REVIEW_HINTS: ReadonlyMap<PermissionChange['why'], 'lookContact' | 'lookSteering'> = new Map([
  ['contact', 'lookContact'],
  ['steering', 'lookSteering'],
])

interface ChangeDialogProps {
  readonly change: PermissionChange
  /** True if the user may decide on changes. */
  readonly mayEdit: boolean
  readonly onClose: () => void
}

/** Shows everything a change grants, for review before confirmation. */
export function ChangeDialog({ change, mayEdit, onClose }: ChangeDialogProps) {
  const common = useTexts(adminTexts)
  const t = useTexts(changesTexts)
  const confirming = useAction(confirmPermissionChange, {
    done: t.confirmed,
    invalidates: [pagePermissionChanges, pageAdminUsers, pageAdminRoles],
    inPlace: true,
  })
  const confirm = async () => {
    if ((await confirming.run({ body: { id: change.id } })).done) onClose()
  }
  const { hindrance, given, taken, guarded, contact } = change
  const facts = [
    { label: t.given, value: given.join(', ') },
    { label: t.taken, value: taken.join(', ') },
    { label: t.guarded, value: guarded.join(', ') },
    { label: t.contact, value: contact },
    { label: t.proposedBy, value: `${change.proposedBy.name} (${change.proposedBy.code})` },
    { label: t.until, value: wireMinute(change.until) },
    { label: t.decidedBy, value: change.decidedBy?.name },
  ]
  return (
    <Dialog
      open
      width={600}
      title={fillText(t.detail, { name: change.targetName })}
      busy={confirming.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={confirming.busy} onClick={onClose}>
            {common.close}
          </Button>
          {mayEdit && hindrance === null && (
            <Button kind="primary" busy={confirming.busy} onClick={() => void confirm()}>
              {t.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['stack']}>
        {confirming.failure !== null && <Alert meaning="red">{confirming.failure}</Alert>}
        {hindrance === null ? (
          <Alert meaning="info">{t[REVIEW_HINTS.get(change.why) ?? 'look']}</Alert>
        ) : (
          <Alert meaning="amber">{t[`hindrance.${hindrance}` as const]}</Alert>
        )}
        <NoteList items={facts} />
      </div>
    </Dialog>
  )
}
