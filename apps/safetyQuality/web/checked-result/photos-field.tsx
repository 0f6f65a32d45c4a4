import { FILE_LIMIT_BYTES } from '@apron/contract/limits/files'
import { IMAGE_EXTENSIONS } from '@apron/contract/rules/file-kinds'
import { fillText, useFiles, useHost, useTexts } from '@apron/sdk'
import { UploadField } from '@apron/ui/upload-field'
import type { ItemResult } from '../../contract/check-order.entities.ts'
import { CHECK_LIMITS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'

interface PhotosFieldProps {
  readonly seq: number
  readonly photos: ItemResult['photos']
  readonly required: boolean
  readonly error: string | null
  readonly onChange: (photos: ItemResult['photos']) => void
}

/** The photos of one item. They belong to the order once it is saved. */
export function PhotosField({ seq, photos, required, error, onChange }: PhotosFieldProps) {
  const texts = useTexts(CHECKED_RESULT_TEXTS).item
  const host = useHost()
  const files = useFiles()
  return (
    <UploadField
      label={fillText(texts.photosOf, { seq: String(seq) })}
      required={required}
      error={error}
      accept={IMAGE_EXTENSIONS}
      maxFiles={CHECK_LIMITS.photos}
      maxBytes={FILE_LIMIT_BYTES}
      files={photos}
      send={files.upload}
      onChange={next => onChange([...next])}
      onArrived={() => host.toast('success', texts.uploaded)}
      onOpen={files.preview}
    />
  )
}
