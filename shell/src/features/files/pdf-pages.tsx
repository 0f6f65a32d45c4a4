import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { Spinner } from '@apron/ui/feedback'
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the build supplies the file's address as the default export
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { filesTexts } from './files.texts.ts'
import styles from './pdf-pages.module.css'

GlobalWorkerOptions.workerSrc = workerUrl

/** Largest canvas side, px. Browsers refuse larger ones. */
const LARGEST_SIDE = 8_000

interface PdfPagesProps {
  readonly content: Blob
  readonly zoom: number
  readonly onBroken: () => void
}

/**
 * Renders the pages of a PDF below each other, each when it comes near the view. Scripts never run, because
 * pages are images.
 */
export default function PdfPages({ content, zoom, onBroken }: PdfPagesProps) {
  const texts = useTexts(filesTexts)
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)

  useEffect(() => {
    let isUnmounted = false
    let task: ReturnType<typeof getDocument> | null = null
    const open = async () => {
      try {
        const data = await content.arrayBuffer()
        if (isUnmounted) return
        task = getDocument({ data })
        setPdf(await task.promise)
      } catch {
        if (!isUnmounted) onBroken()
      }
    }
    void open()
    return () => {
      isUnmounted = true
      void task?.destroy()
    }
  }, [content, onBroken])

  if (pdf === null) return <Spinner label={texts.loading} />
  return (
    <ol className={styles['pages']}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <li key={index} style={{ width: `${zoom * 100}%` }}>
          <PdfPage key={zoom} pdf={pdf} number={index + 1} onBroken={onBroken} />
        </li>
      ))}
    </ol>
  )
}

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly onBroken: () => void
}

function PdfPage({ pdf, number, onBroken }: PdfPageProps) {
  const texts = useTexts(filesTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNearView, setNearView] = useState(number === 1)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNearView(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (element === null || !isNearView) return undefined
    let isUnmounted = false
    let task: RenderTask | null = null
    const draw = async () => {
      try {
        const page = await pdf.getPage(number)
        if (isUnmounted) return
        const { width, height } = page.getViewport({ scale: 1 })
        const scale = (element.clientWidth * devicePixelRatio) / width
        const viewport = page.getViewport({ scale: Math.min(scale, LARGEST_SIDE / Math.max(width, height)) })
        element.width = viewport.width
        element.height = viewport.height
        task = page.render({ canvas: element, viewport })
        await task.promise
        element.dataset['drawn'] = 'true'
      } catch {
        if (!isUnmounted) onBroken()
      }
    }
    void draw()
    return () => {
      isUnmounted = true
      task?.cancel()
    }
  }, [pdf, number, isNearView, onBroken])

  return (
    <canvas
      ref={canvas}
      className={styles['paper']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas cannot be an img element
      role="img"
      aria-label={fillText(texts.page, { page: number, count: pdf.numPages })}
    />
  )
}
