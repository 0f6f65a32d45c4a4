import { fillText } from '@apron/contract/texts/fill-text'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { fileSize } from './upload-rules.ts'
import { UPLOAD_TEXTS } from './upload-words.ts'
import type { RunningUpload } from './use-uploads.ts'

const ICON = { size: 18, stroke: 1.5 } as const

interface SendingItemProps {
  readonly upload: RunningUpload
  readonly onCancel: (upload: RunningUpload) => void
  readonly onRetry: (upload: RunningUpload) => void
}

/** A file being sent or one that failed, with its picture once there is one. */
export function UploadItem({ upload, onCancel, onRetry }: SendingItemProps) {
  const words = useUiTexts(UPLOAD_TEXTS)
  const { name, size } = upload.file
  return (
    <li className="ap-upload-item ap-upload-sending" data-failed={upload.failure !== null || undefined}>
      {upload.picture !== null && <SmallPicture content={upload.picture} />}
      <span className="ap-upload-file">
        {name} <span className="ap-upload-size">{fileSize(size)}</span>
        {upload.failure === null ? (
          <progress
            className="ap-upload-progress"
            aria-label={fillText(words.progress, { name })}
            value={upload.share}
            max={1}
          />
        ) : (
          <span className="ap-field-error" role="alert">
            {upload.failure}
          </span>
        )}
      </span>
      {upload.failure !== null && (
        <IconButton
          size="small"
          label={fillText(words.retry, { name })}
          icon={<IconRefresh {...ICON} />}
          onClick={() => onRetry(upload)}
        />
      )}
      <IconButton
        size="small"
        label={fillText(upload.failure === null ? words.cancel : words.remove, { name })}
        icon={<IconX {...ICON} />}
        onClick={() => onCancel(upload)}
      />
    </li>
  )
}

/** A picture next to the file name, which describes it. */
function SmallPicture({ content }: { readonly content: Blob }) {
  const [src] = useState(() => URL.createObjectURL(content))
  useEffect(() => () => URL.revokeObjectURL(src), [src])
  return <img className="ap-upload-small" src={src} alt="" />
}
