import { previewKind } from '@apron/contract/rules/files/file-kinds'
import { useTexts } from '@apron/sdk/texts'
import { Button, IconButton } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { EmptyState, ErrorState, Spinner } from '@apron/ui/feedback'
import { IconDownload, IconZoomIn, IconZoomOut } from '@apron/ui/icons'
import { saveFile } from '@apron/ui/save-file'
import { useCallback, useEffect, useState } from 'react'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import type { FetchedFile } from './fetch-file.ts'
import { filesTexts } from './files.texts.ts'
import styles from './preview-dialog.module.css'
import { FIT, nextZoom } from './zoom-rules.ts'

/**
 * A large library. Not preloaded for offline use, because without a network there is no PDF to show either.
 */
const pdfPages = lazyPart(() => import('./pdf-pages.tsx'), 'on-demand')

interface PreviewDialogProps {
  /** Empty if the file supplies its own name. */
  readonly name: string
  readonly load: (signal: AbortSignal) => Promise<FetchedFile>
  readonly onRetry: () => void
  readonly onClose: () => void
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'loaded'; readonly file: FetchedFile }

/** Shows a picture or PDF, and offers other files for download. */
export function PreviewDialog({ name, load, onRetry, onClose }: PreviewDialogProps) {
  const texts = useTexts(filesTexts)
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [zoom, setZoom] = useState(FIT)
  const [broken, setBroken] = useState(false)
  const onBroken = useCallback(() => setBroken(true), [])

  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal).then(
      file => setState({ kind: 'loaded', file }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        setState({ kind: 'failed', text: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => controller.abort()
  }, [load])

  const file = state.kind === 'loaded' ? state.file : null
  const shown = file === null || broken ? null : previewKind(file.name)
  return (
    <Dialog
      open
      width={900}
      title={file?.name || name || texts.unnamed}
      onClose={onClose}
      actions={
        file !== null && (
          <>
            {shown !== null && <Zoom zoom={zoom} onZoom={setZoom} />}
            <Button
              kind="primary"
              icon={<IconDownload size={18} stroke={1.5} />}
              onClick={() => saveFile(file.name, file.content)}
            >
              {texts.download}
            </Button>
          </>
        )
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable areas must be reachable by keyboard */}
      <section className={styles['view']} aria-label={texts.unnamed} tabIndex={0}>
        {state.kind === 'loading' && <Spinner label={texts.loading} />}
        {state.kind === 'failed' && <ErrorState text={state.text} onRetry={onRetry} />}
        {file !== null && shown === null && <EmptyState text={broken ? texts.broken : texts.noPreview} />}
        {file !== null && shown === 'image' && <Picture file={file} zoom={zoom} onBroken={onBroken} />}
        {file !== null && shown === 'pdf' && (
          <Part
            part={pdfPages}
            props={{ content: file.content, zoom, onBroken }}
            loading={<Spinner label={texts.loading} />}
          />
        )}
      </section>
    </Dialog>
  )
}

function Zoom({ zoom, onZoom }: { readonly zoom: number; readonly onZoom: (zoom: number) => void }) {
  const texts = useTexts(filesTexts)
  return (
    <div className={styles['zoom']}>
      <IconButton
        label={texts.zoomOut}
        icon={<IconZoomOut size={18} stroke={1.5} />}
        onClick={() => onZoom(nextZoom(zoom, -1))}
      />
      <Button kind="plain" onClick={() => onZoom(FIT)}>
        {zoom === FIT ? texts.fit : `${zoom * 100}%`}
      </Button>
      <IconButton
        label={texts.zoomIn}
        icon={<IconZoomIn size={18} stroke={1.5} />}
        onClick={() => onZoom(nextZoom(zoom, 1))}
      />
    </div>
  )
}

interface PictureProps {
  readonly file: FetchedFile
  readonly zoom: number
  readonly onBroken: () => void
}

function Picture({ file, zoom, onBroken }: PictureProps) {
  const [address] = useState(() => URL.createObjectURL(file.content))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <img
      className={zoom === FIT ? styles['fitted'] : styles['picture']}
      style={zoom === FIT ? undefined : { width: `${zoom * 100}%` }}
      src={address}
      alt={file.name}
      onError={onBroken}
    />
  )
}
