import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { listAdminSubAppUploads, uploadAdminSubApp } from '@apron/contract/sub-apps/admin-sub-app.calls'
import { fillText, useFiles, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { Alert } from '@apron/ui/feedback'
import { UploadField, type UploadFile } from '@apron/ui/upload-field'
import { useState } from 'react'
import styles from '../shared/admin.module.css'
import { adminTexts } from '../shared/admin.texts.ts'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'

interface UploadDialogProps {
  /** Names of the trusted signing keys. */
  readonly keys: readonly string[]
  readonly onClose: () => void
}

/** Uploads a signed version for checking. Another administrator has to confirm it. */
export function UploadDialog({ keys, onClose }: UploadDialogProps) {
  const t = useTexts(subAppsAdminTexts)
  const common = useTexts(adminTexts)
  const files = useFiles()
  const [archive, setArchive] = useState<readonly UploadFile[]>([])
  const proposing = useAction(uploadAdminSubApp, {
    done: ({ name, version }) => fillText(t.proposed, { app: name, version }),
    invalidates: [listAdminSubAppUploads],
    inPlace: true,
  })
  const [file] = archive
  const propose = async (url: string) => {
    if ((await proposing.run({ body: { url } })).done) onClose()
  }
  return (
    <Dialog
      open
      width={600}
      title={t.upload}
      busy={proposing.busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={proposing.busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={file === undefined}
            busy={proposing.busy}
            onClick={() => file && void propose(file.url)}
          >
            {t.propose}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {proposing.failure !== null && <Alert meaning="red">{proposing.failure}</Alert>}
        <p>{fillText(t.uploadHint, { keys: keys.join(', ') })}</p>
        <UploadField
          label={t.archive}
          required
          accept={['zip']}
          maxFiles={1}
          maxBytes={FILE_LIMIT_BYTES}
          files={archive}
          send={files.upload}
          load={files.read}
          onChange={setArchive}
          onOpen={opened => void files.download(opened)}
        />
      </div>
    </Dialog>
  )
}
