import type { AdminSubAppUpload } from '@apron/contract/sub-apps/admin-sub-app'
import {
  confirmAdminSubAppUpload,
  listAdminSubAppUploads,
} from '@apron/contract/sub-apps/admin-sub-app.calls'
import { listSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { fillText, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { NoteList } from '@apron/ui/description-list'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'

interface UploadDetailsDialogProps {
  readonly upload: AdminSubAppUpload
  readonly mayUpload: boolean
  readonly onClose: () => void
}

const KB = 1024

/** Shows the origin of an uploaded version and what it would change, for review before confirmation. */
export function UploadDetailsDialog({ upload, mayUpload, onClose }: UploadDetailsDialogProps) {
  const t = useTexts(subAppsAdminTexts)
  const common = useTexts(adminTexts)
  const { name, version, hindrance, state } = upload
  const confirming = useAction(confirmAdminSubAppUpload, {
    done: fillText(t.installed, { app: name, version }),
    invalidates: [listAdminSubAppUploads, listSubApps],
    inPlace: true,
  })
  const confirm = async () => {
    if ((await confirming.run({ body: { id: upload.id } })).done) onClose()
  }
  const size = fillText(t.sizeOf, { files: upload.files, kb: Math.ceil(upload.bytes / KB) })
  const facts = [
    { label: t.signedWith, value: `${upload.keyId}, ${wireMinute(upload.signedAt)}` },
    { label: t.digest, value: upload.digest },
    { label: t.size, value: size },
    { label: t.against, value: upload.against ?? t.newApplication },
    { label: t.pagesAdded, value: upload.pagesAdded.join(', ') || t.none },
    { label: t.pagesRemoved, value: upload.pagesRemoved.join(', ') || t.none },
    { label: t.publicAdded, value: upload.publicAdded.join(', ') || t.none },
    { label: t.uploadedBy, value: person(upload.uploadedBy, upload.uploadedAt) },
    state === 'waiting'
      ? { label: t.until, value: wireMinute(upload.until) }
      : { label: t.decidedBy, value: upload.decidedBy && person(upload.decidedBy, upload.decidedAt) },
  ]
  return (
    <Dialog
      open
      width={600}
      title={`${name} ${version}`}
      busy={confirming.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={confirming.busy} onClick={onClose}>
            {common.close}
          </Button>
          {mayUpload && hindrance === null && (
            <Button kind="primary" busy={confirming.busy} onClick={() => void confirm()}>
              {t.install}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['stack']}>
        {confirming.failure !== null && <Alert meaning="red">{confirming.failure}</Alert>}
        {state === 'waiting' && hindrance === null && <Alert meaning="info">{t.lookHint}</Alert>}
        {hindrance === 'own' && <Alert meaning="amber">{t.ownHint}</Alert>}
        {(hindrance === 'sameLine' || hindrance === 'lacksGuarded') && (
          <Alert meaning="amber">{t.otherHint}</Alert>
        )}
        {upload.publicAdded.length > 0 && <Alert meaning="amber">{t.publicHint}</Alert>}
        <NoteList items={facts} />
      </div>
    </Dialog>
  )
}

function person(who: AdminSubAppUpload['uploadedBy'], at: string | null): string {
  return `${who.name} (${who.code}), ${wireMinute(at)}`
}
