import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { useFiles, useHost, useTexts } from '@apron/sdk'
import { UploadField } from '@apron/ui/upload-field'
import { RO_LIMITS } from '../../contract/rectification.values.ts'
import { RO_TEXTS } from './rectification.texts.ts'

/** Photos and papers that prove something. */
const ACCEPTED = [...IMAGE_EXTENSIONS, 'pdf', 'docx', 'xlsx'] as const

interface EvidenceFieldProps {
  readonly label: string
  /** Key of the draft that the form is typed into. */
  readonly draft: string
  readonly files: readonly UploadedFile[]
  readonly onChange: (files: UploadedFile[]) => void
}

/** Files that belong to the order once it is saved. */
export function EvidenceField({ label, draft, files, onChange }: EvidenceFieldProps) {
  const texts = useTexts(RO_TEXTS).progress
  const host = useHost()
  const upload = useFiles(draft)
  return (
    <UploadField
      waiting={upload.waiting}
      label={label}
      accept={ACCEPTED}
      maxFiles={RO_LIMITS.files}
      maxBytes={FILE_LIMIT_BYTES}
      files={files}
      send={upload.upload}
      load={upload.read}
      onChange={next => onChange([...next])}
      onArrived={() => host.toast('success', texts.uploaded)}
      onOpen={upload.preview}
    />
  )
}
