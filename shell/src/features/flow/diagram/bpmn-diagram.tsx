import { useTexts } from '@apron/sdk'
import { IconButton } from '@apron/ui/button'
import { Alert } from '@apron/ui/feedback'
import { IconRefresh, IconZoomIn, IconZoomOut } from '@apron/ui/icons'
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer'
import 'bpmn-js/dist/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import type Canvas from 'diagram-js/lib/core/Canvas'
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry'
import { useEffect, useRef, useState } from 'react'
import styles from './diagram.module.css'
import { diagramTexts } from './diagram.texts.ts'
import type { NodeState } from './node-states.ts'

/** A node of the diagram, with the text shown when the user hovers or focuses it. */
export interface DrawnNode {
  readonly id: string
  readonly state: NodeState
  /** Name, state, people and times, as read out. */
  readonly label: string
}

export interface BpmnDiagramProps {
  /** BPMN 2.0 with its layout. */
  readonly bpmn: string
  readonly nodes: readonly DrawnNode[]
  /** Sequence flows that the process took. */
  readonly flows: readonly string[]
}

interface Tip {
  readonly text: string
  /** px from the diagram's top left corner. */
  readonly left: number
  readonly top: number
}

/** Colours from the theme, so that the diagram follows it. */
const VIEWER_OPTIONS = {
  bpmnRenderer: {
    defaultFillColor: 'var(--ap-surface)',
    defaultStrokeColor: 'var(--ap-text-2)',
    defaultLabelColor: 'var(--ap-text)',
  },
  // The wheel scrolls the page.
  zoomScroll: { enabled: false },
}
const STEP = 1.25
/** Leaves room for the names of start and end events, which are wider than the bounds the viewer measures. */
const FIT_MARGIN = 0.92
/** Smallest readable scale for the 12 px labels. Larger diagrams scroll instead. */
const MIN_READABLE_SCALE = 0.85
const MIN_HEIGHT_PX = 320

/** px */
interface DiagramSize {
  readonly minWidth: number
  readonly height: number
}

/** Returns the diagram's size at a readable scale. */
function readableSize(canvas: Canvas): DiagramSize {
  const { width, height } = canvas.viewbox().inner
  const scale = MIN_READABLE_SCALE / FIT_MARGIN
  return {
    minWidth: Math.round(width * scale),
    height: Math.max(MIN_HEIGHT_PX, Math.round(height * scale)),
  }
}

/** Scrolls a node to the centre. */
function scrollToNode(scroller: HTMLElement, node: Element): void {
  const [scrollerBox, nodeBox] = [scroller.getBoundingClientRect(), node.getBoundingClientRect()]
  scroller.scrollLeft += nodeBox.left + nodeBox.width / 2 - (scrollerBox.left + scrollerBox.width / 2)
}

/** Returns the centre in px from the corner. */
function centreOf(canvas: Canvas) {
  const { width, height } = canvas.getSize()
  return { x: width / 2, y: height / 2 }
}

/** Fits the whole diagram without enlarging it. */
function fit(canvas: Canvas): void {
  const centre = centreOf(canvas)
  canvas.zoom('fit-viewport', centre)
  canvas.zoom(Math.min(canvas.zoom() * FIT_MARGIN, 1), centre)
}

/** Returns the element group of a diagram event's target. */
function nodeElement(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>('[data-tooltip]') : null
}

/** Draws a process with the path it took. Hovering or focusing a node shows its people and times. */
export default function BpmnDiagram({ bpmn, nodes, flows }: BpmnDiagramProps) {
  const t = useTexts(diagramTexts)
  const frame = useRef<HTMLDivElement>(null)
  const logoContainer = useRef<HTMLDivElement>(null)
  const [viewer, setViewer] = useState<NavigatedViewer | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [tip, setTip] = useState<Tip | null>(null)
  const [size, setSize] = useState<DiagramSize | undefined>()
  const current = nodes.find(({ state }) => state === 'current')?.id

  useEffect(() => {
    if (frame.current === null) return undefined
    const created = new NavigatedViewer({ container: frame.current, ...VIEWER_OPTIONS })
    // The library's licence requires its logo to stay visible, so it does not scroll with the diagram.
    const logo = frame.current.querySelector('.bjs-powered-by')
    if (logo !== null) logoContainer.current?.append(logo)
    let isUnmounted = false
    async function draw(): Promise<void> {
      try {
        await created.importXML(bpmn)
        if (isUnmounted) return
        setUnreadable(false)
        setSize(readableSize(created.get<Canvas>('canvas')))
        setViewer(created)
      } catch {
        if (!isUnmounted) setUnreadable(true)
      }
    }
    void draw()
    return () => {
      isUnmounted = true
      setViewer(null)
      created.destroy()
      logo?.remove()
    }
  }, [bpmn])

  useEffect(() => {
    if (viewer === null) return undefined
    const canvas = viewer.get<Canvas>('canvas')
    const registry = viewer.get<ElementRegistry>('elementRegistry')
    const markers: [string, string][] = []
    const mark = (id: string, marker: string | undefined) => {
      if (marker === undefined || registry.get(id) === undefined) return
      canvas.addMarker(id, marker)
      markers.push([id, marker])
    }
    for (const { id, state, label } of nodes) {
      mark(id, styles[state])
      const drawn = registry.getGraphics(id)
      drawn?.setAttribute('tabindex', '0')
      drawn?.setAttribute('role', 'img')
      drawn?.setAttribute('aria-label', label)
      drawn?.setAttribute('data-tooltip', label)
      drawn?.setAttribute('data-state', state)
    }
    for (const id of flows) mark(id, styles['taken'])
    return () => {
      for (const [id, marker] of markers) if (registry.get(id) !== undefined) canvas.removeMarker(id, marker)
    }
  }, [viewer, nodes, flows])

  useEffect(() => {
    if (viewer === null || frame.current === null) return undefined
    const scroller = frame.current.closest<HTMLElement>(`.${styles['scroller']}`)
    const observer = new ResizeObserver(() => {
      const canvas = viewer.get<Canvas>('canvas')
      canvas.resized()
      fit(canvas)
      const drawn =
        current === undefined
          ? undefined
          : viewer.get<ElementRegistry>('elementRegistry').getGraphics(current)
      if (scroller !== null && drawn !== undefined) scrollToNode(scroller, drawn)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [viewer, current])

  useEffect(() => {
    const diagram = frame.current
    if (diagram === null) return undefined
    const show = ({ target }: Event) => {
      const element = nodeElement(target)
      if (element === null) return setTip(null)
      const elementBox = element.getBoundingClientRect()
      const diagramBox = diagram.getBoundingClientRect()
      return setTip({
        text: element.dataset['tooltip'] ?? '',
        left: Math.max(0, elementBox.left - diagramBox.left),
        top: elementBox.bottom - diagramBox.top + 4,
      })
    }
    const hide = () => setTip(null)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    diagram.addEventListener('pointerover', show)
    diagram.addEventListener('focusin', show)
    diagram.addEventListener('pointerleave', hide)
    diagram.addEventListener('focusout', hide)
    diagram.addEventListener('keydown', closeOnEscape)
    return () => {
      diagram.removeEventListener('pointerover', show)
      diagram.removeEventListener('focusin', show)
      diagram.removeEventListener('pointerleave', hide)
      diagram.removeEventListener('focusout', hide)
      diagram.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  function zoom(factor: number) {
    const canvas = viewer?.get<Canvas>('canvas')
    if (canvas !== undefined) canvas.zoom(canvas.zoom() * factor, centreOf(canvas))
  }

  return (
    <div className={styles['picture']}>
      {isUnreadable && <Alert meaning="amber">{t.unreadable}</Alert>}
      <div className={styles['frame']} data-drawn={viewer !== null || undefined}>
        <div className={styles['scroller']}>
          <div className={styles['sheet']} style={size}>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form fields */}
            <div ref={frame} className={styles['canvas']} role="group" aria-label={t.picture} />
            {tip !== null && (
              <div className={styles['tip']} style={{ left: tip.left, top: tip.top }} aria-hidden="true">
                {tip.text}
              </div>
            )}
          </div>
        </div>
        <div ref={logoContainer} />
      </div>
      <div className={styles['zoom']}>
        <IconButton
          label={t.larger}
          icon={<IconZoomIn size={18} stroke={1.5} />}
          onClick={() => zoom(STEP)}
        />
        <IconButton
          label={t.smaller}
          icon={<IconZoomOut size={18} stroke={1.5} />}
          onClick={() => zoom(1 / STEP)}
        />
        <IconButton
          label={t.fit}
          icon={<IconRefresh size={18} stroke={1.5} />}
          onClick={() => viewer !== null && fit(viewer.get<Canvas>('canvas'))}
        />
      </div>
    </div>
  )
}
