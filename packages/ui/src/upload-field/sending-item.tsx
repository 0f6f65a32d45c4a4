import { fillText } from '@apron/contract/texts/fill-text'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { fileSize } from './upload-rules.ts'
import { UPLOAD_TEXTS } from './upload-words.ts'
import type { Sending } from './use-uploads.ts'

const ICON = { size: 18, stroke: 1.5 } as const

interface SendingItemProps {
  readonly one: Sending
  readonly onCancel: (one: Sending) => void
  readonly onRetry: (one: Sending) => void
}

/** A file being sent or one that failed, with its picture once there is one. */
export function SendingItem({ one, onCancel, onRetry }: SendingItemProps) {
  const words = useUiTexts(UPLOAD_TEXTS)
  const { name, size } = one.file
  return (
    <li className="ap-upload-item ap-upload-sending" data-failed={one.failure !== null || undefined}>
      {one.picture !== null && <SmallPicture content={one.picture} />}
      <span className="ap-upload-file">
        {name} <span className="ap-upload-size">{fileSize(size)}</span>
        {one.failure === null ? (
          <progress
            className="ap-upload-progress"
            aria-label={fillText(words.progress, { name })}
            value={one.share}
            max={1}
          />
        ) : (
          <span className="ap-field-error" role="alert">
            {one.failure}
          </span>
        )}
      </span>
      {one.failure !== null && (
        <IconButton
          size="small"
          label={fillText(words.retry, { name })}
          icon={<IconRefresh {...ICON} />}
          onClick={() => onRetry(one)}
        />
      )}
      <IconButton
        size="small"
        label={fillText(one.failure === null ? words.cancel : words.remove, { name })}
        icon={<IconX {...ICON} />}
        onClick={() => onCancel(one)}
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
