import type { UploadedFile } from '@apron/contract/entities/uploaded-file'
import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { useFiles } from '@apron/sdk'
import { UploadField } from '@apron/ui/upload-field'
import { useRef } from 'react'
import { RO_LIMITS } from '../../../contract/rectifications/rectification.values.ts'

/** File types of evidence: photos and documents. */
const ACCEPTED = [...IMAGE_EXTENSIONS, 'pdf', 'docx', 'xlsx'] as const

interface EvidenceFieldProps {
  readonly label: string
  /** Key of the form's draft; null if a save must not be queued offline. */
  readonly draft: string | null
  readonly files: readonly UploadedFile[]
  readonly onChange: (files: UploadedFile[]) => void
  /** Called when the first upload begins and when the last one ends. */
  readonly onUploading?: (isUploading: boolean) => void
}

/** Upload field for files that belong to the order once it is saved. */
export function EvidenceField({ label, draft, files, onChange, onUploading }: EvidenceFieldProps) {
  const upload = useFiles(draft)
  const uploadCount = useRef(0)

  const send: typeof upload.upload = async (file, options) => {
    uploadCount.current += 1
    onUploading?.(true)
    try {
      return await upload.upload(file, options)
    } finally {
      uploadCount.current -= 1
      if (uploadCount.current === 0) onUploading?.(false)
    }
  }
  return (
    <UploadField
      waiting={upload.waiting}
      label={label}
      accept={ACCEPTED}
      maxFiles={RO_LIMITS.files}
      maxBytes={FILE_LIMIT_BYTES}
      files={files}
      send={send}
      load={upload.read}
      onChange={next => onChange([...next])}
      onOpen={upload.preview}
    />
  )
}
