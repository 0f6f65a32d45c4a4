import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'
import { fillText } from '@apron/contract/texts/fill-text'
import { IconCamera, IconDownload, IconRefresh, IconTrash, IconUpload, IconX } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Field, type FieldProps } from '../fields/field.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { fileSize, judgeFiles, type RefusedFor, type UploadLimits } from './upload-rules.ts'
import { megabytesOf, UPLOAD_TEXTS, uploadHint } from './upload-words.ts'
import { type SendFile, type Sending, type UploadFile, useUploads } from './use-uploads.ts'

export type { SendFile, UploadFile } from './use-uploads.ts'

const isImage = (ending: string) => IMAGE_EXTENSIONS.some(each => each === ending)

const ICON = { size: 18, stroke: 1.5 } as const

export interface UploadFieldProps extends Omit<FieldProps, 'hint'>, UploadLimits {
  readonly files: readonly UploadFile[]
  readonly send: SendFile
  readonly onChange: (files: readonly UploadFile[]) => void
  /** A file has arrived. */
  readonly onArrived?: () => void
  /** Shows a file that has arrived. */
  readonly onOpen: (file: UploadFile) => void
  /** What is uploaded here is a filled-in template; its file is null as long as nobody has configured one. */
  readonly template?: {
    readonly file: UploadFile | null
    readonly onDownload: (file: UploadFile) => void
  }
}

/** Files that belong to what is being edited: chosen or dropped, with their progress, to be cancelled, tried again and removed. */
export function UploadField(props: UploadFieldProps) {
  const { files, accept, maxFiles, maxBytes, send, onChange, onArrived, onOpen, template, ...field } = props
  const words = useUiTexts(UPLOAD_TEXTS)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { sending, taken, start, cancel, retry } = useUploads(files, send, next => {
    onChange(next)
    onArrived?.()
  })
  const limits = { accept, maxFiles, maxBytes }
  const full = taken >= maxFiles

  const reasons: Readonly<Record<RefusedFor, string>> = {
    format: words.wrongFormat,
    size: fillText(words.tooLarge, { megabytes: megabytesOf(limits) }),
    count: fillText(words.tooMany, { count: maxFiles }),
  }

  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    const judged = judgeFiles(chosen, taken, limits)
    const first = judged.findIndex(reason => reason !== null)
    const reason = judged[first]
    setRefused(reason ? `${reasons[reason]} (${chosen[first]?.name ?? ''})` : null)
    chosen.forEach((file, index) => {
      if (judged[index] === null) start(file)
    })
    // The same file again is a choice too.
    for (const { current } of [input, camera]) if (current) current.value = ''
  }

  /** Others may have taken its place meanwhile. */
  const again = (one: Sending) => {
    setRefused(full ? reasons.count : null)
    if (!full) retry(one)
  }

  const fetchTemplate = ({ file, onDownload }: NonNullable<UploadFieldProps['template']>) => {
    setRefused(file === null ? words.templateMissing : null)
    if (file !== null) onDownload(file)
  }

  const drag = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(over)
  }

  return (
    <Field {...field} group error={refused ?? field.error} hint={uploadHint(words, limits)}>
      {(control, labelId) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is beside the button, which keyboards use
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
            if (!full && !field.disabled) take(event.dataTransfer.files)
          }}
        >
          <div className="ap-upload-choose">
            <input
              ref={input}
              type="file"
              hidden
              multiple={maxFiles > 1}
              accept={accept.map(ending => `.${ending}`).join(',')}
              onChange={event => take(event.target.files)}
            />
            <Button
              id={control.id}
              icon={<IconUpload {...ICON} />}
              disabled={full || field.disabled}
              onClick={() => input.current?.click()}
            >
              {words.choose}
            </Button>
            {accept.every(isImage) && (
              <span className="ap-upload-camera">
                <input
                  ref={camera}
                  type="file"
                  hidden
                  accept="image/*"
                  capture="environment"
                  onChange={event => take(event.target.files)}
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
            <span className="ap-upload-drop">{words.drop}</span>
            {template && (
              <Button kind="plain" icon={<IconDownload {...ICON} />} onClick={() => fetchTemplate(template)}>
                {words.template}
              </Button>
            )}
          </div>
          {files.length + sending.length > 0 && (
            <ul className="ap-upload-list">
              {files.map(file => (
                <li key={file.url} className="ap-upload-item">
                  <button
                    type="button"
                    className="ap-upload-name"
                    aria-label={fillText(words.open, { name: file.name })}
                    onClick={() => onOpen(file)}
                  >
                    {file.name}
                  </button>
                  <IconButton
                    size="small"
                    label={fillText(words.remove, { name: file.name })}
                    icon={<IconTrash {...ICON} />}
                    disabled={field.disabled}
                    onClick={() => onChange(files.filter(each => each.url !== file.url))}
                  />
                </li>
              ))}
              {sending.map(one => (
                <SendingItem key={one.id} one={one} onCancel={cancel} onRetry={again} />
              ))}
            </ul>
          )}
        </fieldset>
      )}
    </Field>
  )
}

interface SendingItemProps {
  readonly one: Sending
  readonly onCancel: (one: Sending) => void
  readonly onRetry: (one: Sending) => void
}

function SendingItem({ one, onCancel, onRetry }: SendingItemProps) {
  const words = useUiTexts(UPLOAD_TEXTS)
  const { name, size } = one.file
  return (
    <li className="ap-upload-item" data-failed={one.failure !== null || undefined}>
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
