import { Spinner } from '@apron/ui/feedback'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './preview-dialog.module.css'

GlobalWorkerOptions.workerSrc = workerUrl

/** A side of a drawn page, px: browsers refuse larger ones. */
const LARGEST_SIDE = 8_000

interface PdfPagesProps {
  readonly content: Blob
  readonly zoom: number
  readonly onBroken: () => void
}

/** The pages of a PDF below each other; each is drawn when it comes near the view. Scripts in it never run: pages are pictures. */
export default function PdfPages({ content, zoom, onBroken }: PdfPagesProps) {
  const { t } = useTranslation()
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)

  useEffect(() => {
    let gone = false
    const opening = content.arrayBuffer().then(data => (gone ? null : getDocument({ data })))
    opening
      .then(async task => {
        const opened = await task?.promise
        if (!gone && opened !== undefined) setPdf(opened)
      })
      .catch(() => {
        if (!gone) onBroken()
      })
    return () => {
      gone = true
      void opening.then(task => task?.destroy())
    }
  }, [content, onBroken])

  if (pdf === null) return <Spinner label={t('files.loading')} />
  return (
    <ol className={styles['pages']}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <li key={index} style={{ width: `${zoom * 100}%` }}>
          <PdfPage pdf={pdf} number={index + 1} zoom={zoom} onBroken={onBroken} />
        </li>
      ))}
    </ol>
  )
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly zoom: number
  readonly onBroken: () => void
}

function PdfPage({ pdf, number, zoom, onBroken }: PdfPageProps) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [near, setNear] = useState(number === 1)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (element === null || !near) return
    const drawing = pdf.getPage(number).then(page => {
      const { width, height } = page.getViewport({ scale: 1 })
      const wanted = (element.clientWidth * devicePixelRatio) / width
      const viewport = page.getViewport({ scale: Math.min(wanted, LARGEST_SIDE / Math.max(width, height)) })
      element.width = viewport.width
      element.height = viewport.height
      element.dataset['drawn'] = 'false'
      return page.render({ canvas: element, viewport })
    })
    drawing
      .then(async task => {
        await task.promise
        element.dataset['drawn'] = 'true'
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'RenderingCancelledException')) onBroken()
      })
    return () => void drawing.then(task => task.cancel()).catch(() => undefined)
  }, [pdf, number, near, zoom, onBroken])

  return (
    <canvas
      ref={canvas}
      className={styles['paper']}
      role="img"
      aria-label={t('files.page', { page: number, count: pdf.numPages })}
    />
  )
}
