import { fillText } from '@apron/contract/texts/fill-text'
import { IconCamera, IconDownload, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Field, type FieldProps } from '../fields/field.tsx'
import type { LoadPicture } from '../photos/photos.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { SavedNote } from '../status/status.tsx'
import { UploadItem } from './upload-item.tsx'
import {
  acceptedExtensions,
  checkFiles,
  isPicture,
  nextPhotoNumber,
  type RejectionReason,
  takesPhotos,
  type UploadLimits,
} from './upload-rules.ts'
import { megabytesOf, UPLOAD_TEXTS, uploadHint } from './upload-words.ts'
import { FileRow, type PendingFiles, PhotoTile } from './uploaded-items.tsx'
import { type RunningUpload, type SendFile, type UploadFile, useUploads } from './use-uploads.ts'

export type { SendFile, SendOptions, UploadFile } from './use-uploads.ts'

const ICON = { size: 18, stroke: 1.5 } as const

/** Props of the field. `hint` replaces the sentence about limits if they differ by the kind of file. */
export interface UploadFieldProps extends FieldProps, UploadLimits {
  readonly files: readonly UploadFile[]
  readonly send: SendFile
  /** Loads the picture of a file. */
  readonly load: LoadPicture
  readonly onChange: (files: readonly UploadFile[]) => void
  /** Opens an uploaded file. */
  readonly onOpen: (file: UploadFile) => void
  /** Files that are still on the device. */
  readonly waiting?: PendingFiles | undefined
  /** Set if filled-in templates are uploaded here. Its file is null until somebody has configured one. */
  readonly template?: {
    readonly file: UploadFile | null
    readonly onDownload: (file: UploadFile) => void
  }
}

/** Files of the edited record: taken, chosen or dropped, with progress. They can be cancelled, retried and removed. */
export function UploadField(props: UploadFieldProps) {
  const { files, accept, maxFiles, maxBytes, send, load, onChange, onOpen, ...rest } = props
  const { waiting, template, ...field } = rest
  const words = useUiTexts(UPLOAD_TEXTS)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [uploaded, setUploaded] = useState(false)
  const { sending, fileCount, start, cancel, retry } = useUploads(files, send, (next, arrived) => {
    onChange(next)
    setUploaded(waiting?.has(arrived.url) !== true)
  })
  const limits = { accept, maxFiles, maxBytes }
  const full = fileCount >= maxFiles

  const reasons: Readonly<Record<RejectionReason, string>> = {
    format: words.wrongFormat,
    size: fillText(words.tooLarge, { megabytes: megabytesOf(limits) }),
    count: fillText(words.tooMany, { count: maxFiles }),
  }

  const addFiles = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    const rejections = checkFiles(chosen, fileCount, limits)
    const first = rejections.findIndex(reason => reason !== null)
    const reason = rejections[first]
    setProblem(reason ? `${reasons[reason]} (${chosen[first]?.name ?? ''})` : null)
    const names = files.map(({ name }) => name)
    const number = nextPhotoNumber(
      names,
      sending.map(({ photoNumber }) => photoNumber),
    )
    setUploaded(false)
    const good = chosen.filter((_file, index) => rejections[index] === null)
    for (const [index, file] of good.entries()) start(file, number + index)
    // Cleared, so that the same file can be chosen again.
    for (const { current } of [input, camera]) if (current) current.value = ''
  }

  /** Checks the limits again: other files may have taken its place meanwhile. */
  const retryWithinLimits = (one: RunningUpload) => {
    setProblem(full ? reasons.count : null)
    if (!full) retry(one)
  }

  const fetchTemplate = ({ file, onDownload }: NonNullable<UploadFieldProps['template']>) => {
    setProblem(file === null ? words.templateMissing : null)
    if (file !== null) onDownload(file)
  }

  const drag = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(over)
  }

  const shared = {
    disabled: field.disabled,
    onOpen,
    onRemove: ({ url }: UploadFile) => onChange(files.filter(each => each.url !== url)),
  }
  const pictures = files.filter(({ name }) => isPicture(name))
  const others = files.filter(({ name }) => !isPicture(name))
  return (
    <Field {...field} group error={problem ?? field.error} hint={field.hint ?? uploadHint(words, limits)}>
      {(control, labelId) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an addition to the button, which keyboards use
        <fieldset
          className="ap-upload"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          data-over={dragging || undefined}
          onDragEnter={event => drag(event, true)}
          onDragOver={event => drag(event, true)}
          onDragLeave={event => drag(event, false)}
          onDrop={event => {
            drag(event, false)
            if (!full && !field.disabled) addFiles(event.dataTransfer.files)
          }}
        >
          <div className="ap-upload-choose">
            {takesPhotos(limits) && (
              <span className="ap-upload-camera">
                <input
                  ref={camera}
                  type="file"
                  hidden
                  accept="image/*"
                  capture="environment"
                  onChange={event => addFiles(event.target.files)}
                />
                <Button
                  icon={<IconCamera {...ICON} />}
                  disabled={full || field.disabled}
                  onClick={() => camera.current?.click()}
                >
                  {words.photograph}
                </Button>
              </span>
            )}
            <input
              ref={input}
              type="file"
              hidden
              multiple={maxFiles > 1}
              accept={acceptedExtensions(limits)}
              onChange={event => addFiles(event.target.files)}
            />
            <Button
              id={control.id}
              icon={<IconUpload {...ICON} />}
              disabled={full || field.disabled}
              onClick={() => input.current?.click()}
            >
              {words.choose}
            </Button>
            <span className="ap-upload-drop">{words.drop}</span>
            <SavedNote>{uploaded ? words.uploaded : undefined}</SavedNote>
            {template && (
              <Button kind="plain" icon={<IconDownload {...ICON} />} onClick={() => fetchTemplate(template)}>
                {words.template}
              </Button>
            )}
          </div>
          {pictures.length > 0 && (
            <ul className="ap-photos">
              {pictures.map((file, index) => (
                <PhotoTile
                  key={file.url}
                  {...shared}
                  file={file}
                  number={index + 1}
                  load={load}
                  waiting={waiting}
                />
              ))}
            </ul>
          )}
          {others.length + sending.length > 0 && (
            <ul className="ap-upload-list">
              {others.map(file => (
                <FileRow key={file.url} {...shared} file={file} />
              ))}
              {sending.map(one => (
                <UploadItem key={one.id} upload={one} onCancel={cancel} onRetry={retryWithinLimits} />
              ))}
            </ul>
          )}
        </fieldset>
      )}
    </Field>
  )
}
