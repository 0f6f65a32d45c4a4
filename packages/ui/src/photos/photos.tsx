import { fillText } from '@apron/contract/texts/fill-text'
import { IconPhoto, IconRefresh } from '@tabler/icons-react'
import { useRef } from 'react'
import { useUiTexts } from '../provider/ui-context.ts'
import { PHOTO_TEXTS } from './photos.texts.ts'
import { type LoadPicture, type PictureFile, usePicture } from './use-picture.ts'

export type { LoadPicture, PictureFile } from './use-picture.ts'

interface PhotoProps {
  readonly file: PictureFile
  /** Its number among several, from 1. */
  readonly number: number
  readonly load: LoadPicture
  readonly onOpen: (file: PictureFile) => void
}

/** A small picture that opens in full size. */
export function Photo({ file, number, load, onOpen }: PhotoProps) {
  const words = useUiTexts(PHOTO_TEXTS)
  const frame = useRef<HTMLButtonElement>(null)
  const { src, failed, retry } = usePicture(frame, file, load)
  return (
    <button
      ref={frame}
      type="button"
      className="ap-photo"
      aria-label={fillText(failed ? words.again : words.open, { name: file.name })}
      onClick={() => (failed ? retry() : onOpen(file))}
    >
      {src !== null && <img src={src} alt={fillText(words.photo, { number })} decoding="async" />}
      {src === null && !failed && <IconPhoto size={24} stroke={1.5} aria-hidden />}
      {failed && (
        <span className="ap-photo-failed">
          <IconRefresh size={18} stroke={1.5} aria-hidden /> {words.failed}
        </span>
      )}
    </button>
  )
}

export interface PhotosProps extends Pick<PhotoProps, 'load' | 'onOpen'> {
  readonly label: string
  readonly photos: readonly PictureFile[]
}

/** A list of photos, small on the screen and as large as possible on paper. */
export function Photos({ label, photos, load, onOpen }: PhotosProps) {
  return (
    <ul className="ap-photos" aria-label={label}>
      {photos.map((file, index) => (
        <li key={file.url}>
          <Photo file={file} number={index + 1} load={load} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
