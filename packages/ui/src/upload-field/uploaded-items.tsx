import { fillText } from '@apron/contract/texts/fill-text'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../button/button.tsx'
import { PHOTO_TEXTS } from '../photos/photos.texts.ts'
import { type LoadPicture, Photo } from '../photos/photos.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { UPLOAD_TEXTS } from './upload-words.ts'
import type { UploadFile } from './use-uploads.ts'

/**
 * Files still on the device, by address, with the reason why the server rejected them. Null while a file waits for the
 * network.
 */
export type PendingFiles = ReadonlyMap<string, string | null>

interface ItemProps {
  readonly file: UploadFile
  readonly disabled?: boolean | undefined
  readonly onOpen: (file: UploadFile) => void
  readonly onRemove: (file: UploadFile) => void
}

function RemoveButton({ file, disabled, onRemove }: Omit<ItemProps, 'onOpen'>) {
  const words = useUiTexts(UPLOAD_TEXTS)
  return (
    <IconButton
      size="small"
      label={fillText(words.remove, { name: file.name })}
      icon={<IconTrash size={18} stroke={1.5} />}
      disabled={disabled}
      onClick={() => onRemove(file)}
    />
  )
}

interface PhotoTileProps extends ItemProps {
  readonly number: number
  readonly load: LoadPicture
  readonly waiting: PendingFiles | undefined
}

/** A photo of the field, and its state if it is not on the server yet. */
export function PhotoTile({ file, number, load, waiting, onOpen, ...rest }: PhotoTileProps) {
  const words = useUiTexts(UPLOAD_TEXTS)
  const reason = waiting?.get(file.url)
  return (
    <li className="ap-upload-photo" data-waiting={reason !== undefined || undefined}>
      <Photo file={file} number={number} load={load} onOpen={onOpen} />
      <div className="ap-upload-remove">
        {reason === null && <span className="ap-upload-size">{words.waiting}</span>}
        {typeof reason === 'string' && (
          <span className="ap-field-error" role="alert">
            {reason}
          </span>
        )}
        <RemoveButton file={file} {...rest} />
      </div>
    </li>
  )
}

/** A file that is not a picture. */
export function FileRow({ file, onOpen, ...rest }: ItemProps) {
  const words = useUiTexts(PHOTO_TEXTS)
  return (
    <li className="ap-upload-item">
      <button
        type="button"
        className="ap-upload-name"
        aria-label={fillText(words.open, { name: file.name })}
        onClick={() => onOpen(file)}
      >
        {file.name}
      </button>
      <RemoveButton file={file} {...rest} />
    </li>
  )
}
