import { UnsavedGuard } from '@apron/pages/record'
import { useCloseQuestion, useDirty, useHost, useTexts } from '@apron/sdk'
import { OCC_TEXTS } from './occurrence.texts.ts'

interface CloseGuardProps {
  readonly isUploading: boolean
  readonly hasChanges: boolean
  /** Stores the report. Null if it must not be stored. */
  readonly onSave: (() => Promise<boolean>) | null
  readonly onDiscard: () => void
}

/** Guards the tab against closing: during an upload, and with unsaved work unless the person agrees. */
export function CloseGuard({ isUploading, hasChanges, onSave, onDiscard }: CloseGuardProps) {
  if (isUploading) return <UploadGuard />
  if (!hasChanges) return null
  return onSave === null ? <DirtyTab /> : <UnsavedGuard onSave={onSave} onDiscard={onDiscard} />
}

function UploadGuard() {
  const host = useHost()
  const texts = useTexts(OCC_TEXTS)
  useDirty(true)
  useCloseQuestion(() => {
    host.toast('warning', texts.uploading)
    return false
  })
  return null
}

/** Asks the standard question about unsaved work. */
function DirtyTab() {
  useDirty(true)
  return null
}
