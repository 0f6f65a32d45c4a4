import { type DragEvent, type RefObject, useState } from 'react'
import { dropIndex } from './drop-rules.ts'

interface Drag {
  readonly key: string
  /** Index among the other tabs. */
  readonly to: number
  /** Key of the tab that would follow it. */
  readonly before: string | null
}

export interface TabDrag {
  /** Key of the tab before which the dragged one would be dropped; null without a drag or at the end. */
  readonly before: string | null
  /** True if it would be dropped behind the last tab. */
  readonly last: boolean
  readonly listeners: {
    readonly onDragStart: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
    readonly onDragEnd: () => void
  }
}

const tabsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])]

function middleOf(tab: HTMLElement): number {
  const { left, width } = tab.getBoundingClientRect()
  return left + width / 2
}

/** Moves tabs by mouse. Touch and keyboard use the tab's menu. @param list element that holds the tabs */
export function useTabDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (key: string, to: number) => void,
): TabDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const others = () => tabsOf(list.current).filter(tab => tab.dataset['tab'] !== drag?.key)

  return {
    before: drag?.before ?? null,
    last: drag !== null && drag.before === null,
    listeners: {
      onDragStart(event) {
        const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tab]') : null
        const key = tab?.dataset['tab']
        if (key === undefined) return
        event.dataTransfer.effectAllowed = 'copyMove'
        const tabs = tabsOf(list.current)
        const to = tabs.findIndex(other => other === tab)
        setDrag({ key, to, before: tabs[to + 1]?.dataset['tab'] ?? null })
      },
      onDragOver(event) {
        if (drag === null) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        const tabs = others()
        const to = dropIndex(tabs.map(middleOf), event.clientX)
        if (to !== drag.to) setDrag({ ...drag, to, before: tabs[to]?.dataset['tab'] ?? null })
      },
      onDrop(event) {
        if (drag === null) return
        event.preventDefault()
        onMove(drag.key, drag.to)
        setDrag(null)
      },
      onDragEnd: () => setDrag(null),
    },
  }
}
