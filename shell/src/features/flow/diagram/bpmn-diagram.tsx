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

/** A diagram node that the user hovers or focuses. */
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
const LOOK = {
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
const ROOM_FOR_NAMES = 0.92
/** Smallest readable scale for the 12 px labels. Larger diagrams scroll instead. */
const READABLE = 0.85
const LEAST_HEIGHT_PX = 320

/** px */
interface Sheet {
  readonly minWidth: number
  readonly height: number
}

/** Returns the diagram's size at a readable scale. */
function readableSheet(canvas: Canvas): Sheet {
  const { width, height } = canvas.viewbox().inner
  const scale = READABLE / ROOM_FOR_NAMES
  return {
    minWidth: Math.round(width * scale),
    height: Math.max(LEAST_HEIGHT_PX, Math.round(height * scale)),
  }
}

/** Scrolls a node to the centre. */
function scrollToNode(scroller: HTMLElement, node: Element): void {
  const [within, place] = [scroller.getBoundingClientRect(), node.getBoundingClientRect()]
  scroller.scrollLeft += place.left + place.width / 2 - (within.left + within.width / 2)
}

/** Returns the centre in px from the corner. */
function middleOf(canvas: Canvas) {
  const { width, height } = canvas.getSize()
  return { x: width / 2, y: height / 2 }
}

/** Fits the whole diagram without enlarging it. */
function fit(canvas: Canvas): void {
  const middle = middleOf(canvas)
  canvas.zoom('fit-viewport', middle)
  canvas.zoom(Math.min(canvas.zoom() * ROOM_FOR_NAMES, 1), middle)
}

/** Returns the element group of a diagram event's target. */
function elementOf(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>('[data-said]') : null
}

/** Draws a process with the path it took. Hovering or focusing a node shows its people and times. */
export default function BpmnDiagram({ bpmn, nodes, flows }: BpmnDiagramProps) {
  const t = useTexts(diagramTexts)
  const frame = useRef<HTMLDivElement>(null)
  const markPlace = useRef<HTMLDivElement>(null)
  const [viewer, setViewer] = useState<NavigatedViewer | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [tip, setTip] = useState<Tip | null>(null)
  const [sheet, setSheet] = useState<Sheet | undefined>()
  const current = nodes.find(({ state }) => state === 'current')?.id

  useEffect(() => {
    if (frame.current === null) return undefined
    const made = new NavigatedViewer({ container: frame.current, ...LOOK })
    // The library's licence requires its logo to stay visible, so it does not scroll with the diagram.
    const mark = frame.current.querySelector('.bjs-powered-by')
    if (mark !== null) markPlace.current?.append(mark)
    let isGone = false
    async function draw(): Promise<void> {
      try {
        await made.importXML(bpmn)
        if (isGone) return
        setUnreadable(false)
        setSheet(readableSheet(made.get<Canvas>('canvas')))
        setViewer(made)
      } catch {
        if (!isGone) setUnreadable(true)
      }
    }
    void draw()
    return () => {
      isGone = true
      setViewer(null)
      made.destroy()
      mark?.remove()
    }
  }, [bpmn])

  useEffect(() => {
    if (viewer === null) return undefined
    const canvas = viewer.get<Canvas>('canvas')
    const registry = viewer.get<ElementRegistry>('elementRegistry')
    const marked: [string, string][] = []
    const mark = (id: string, marker: string | undefined) => {
      if (marker === undefined || registry.get(id) === undefined) return
      canvas.addMarker(id, marker)
      marked.push([id, marker])
    }
    for (const { id, state, label } of nodes) {
      mark(id, styles[state])
      const drawn = registry.getGraphics(id)
      drawn?.setAttribute('tabindex', '0')
      drawn?.setAttribute('role', 'img')
      drawn?.setAttribute('aria-label', label)
      drawn?.setAttribute('data-said', label)
      drawn?.setAttribute('data-state', state)
    }
    for (const id of flows) mark(id, styles['taken'])
    return () => {
      for (const [id, marker] of marked) if (registry.get(id) !== undefined) canvas.removeMarker(id, marker)
    }
  }, [viewer, nodes, flows])

  useEffect(() => {
    if (viewer === null || frame.current === null) return undefined
    const scroller = frame.current.closest<HTMLElement>(`.${styles['scroller']}`)
    const watch = new ResizeObserver(() => {
      const canvas = viewer.get<Canvas>('canvas')
      canvas.resized()
      fit(canvas)
      const drawn =
        current === undefined
          ? undefined
          : viewer.get<ElementRegistry>('elementRegistry').getGraphics(current)
      if (scroller !== null && drawn !== undefined) scrollToNode(scroller, drawn)
    })
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [viewer, current])

  useEffect(() => {
    const within = frame.current
    if (within === null) return undefined
    const show = ({ target }: Event) => {
      const element = elementOf(target)
      if (element === null) return setTip(null)
      const place = element.getBoundingClientRect()
      const origin = within.getBoundingClientRect()
      return setTip({
        text: element.dataset['said'] ?? '',
        left: Math.max(0, place.left - origin.left),
        top: place.bottom - origin.top + 4,
      })
    }
    const hide = () => setTip(null)
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    within.addEventListener('pointerover', show)
    within.addEventListener('focusin', show)
    within.addEventListener('pointerleave', hide)
    within.addEventListener('focusout', hide)
    within.addEventListener('keydown', leave)
    return () => {
      within.removeEventListener('pointerover', show)
      within.removeEventListener('focusin', show)
      within.removeEventListener('pointerleave', hide)
      within.removeEventListener('focusout', hide)
      within.removeEventListener('keydown', leave)
    }
  }, [])

  function zoom(factor: number) {
    const canvas = viewer?.get<Canvas>('canvas')
    if (canvas !== undefined) canvas.zoom(canvas.zoom() * factor, middleOf(canvas))
  }

  return (
    <div className={styles['picture']}>
      {isUnreadable && <Alert meaning="amber">{t.unreadable}</Alert>}
      <div className={styles['frame']} data-drawn={viewer !== null || undefined}>
        <div className={styles['scroller']}>
          <div className={styles['sheet']} style={sheet}>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form fields */}
            <div ref={frame} className={styles['canvas']} role="group" aria-label={t.picture} />
            {tip !== null && (
              <div className={styles['tip']} style={{ left: tip.left, top: tip.top }} aria-hidden="true">
                {tip.text}
              </div>
            )}
          </div>
        </div>
        <div ref={markPlace} />
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
