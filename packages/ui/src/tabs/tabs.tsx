import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Count } from '../status/status.tsx'
import { tabForKey } from './tab-keys.ts'

export interface TabItem {
  readonly id: string
  readonly label: string
  /** Number of waiting items behind the tab. Hidden at 0. */
  readonly count?: number
  /** Shows a red dot for waiting items. Screen readers read these words instead. */
  readonly dot?: string | undefined
}

export interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
  readonly value: string
  readonly onChange: (id: string) => void
  /** Element to draw the tabs in, such as next to the page title. Null while it does not exist yet. */
  readonly listContainer?: Element | null
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

/** Tabs inside a page. Arrow keys move and choose. Only the chosen tab is in the tab order. */
export function Tabs({ label, items, value, onChange, listContainer, children }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const next = tabForKey(
      event.key,
      items.findIndex(item => item.id === value),
      items.length,
    )
    const item = next === null ? undefined : items[next]
    if (item === undefined) return
    event.preventDefault()
    onChange(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }

  const tabs = (
    <div ref={list} className="ap-tabs-list" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {items.map(item => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${base}-${item.id}`}
          className="ap-tab"
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${base}-panel` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.count !== undefined && (
            <Count value={item.count} label="" meaning={item.id === value ? 'accent' : 'neutral'} />
          )}
          {item.dot !== undefined && (
            <span className="ap-tab-dot">
              <span className="ap-hidden-text">{item.dot}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
  return (
    <div>
      {listContainer === undefined ? tabs : listContainer && createPortal(tabs, listContainer)}
      <div
        className="ap-tabs-panel"
        data-apart={listContainer !== undefined || undefined}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${value}`}
      >
        {children}
      </div>
    </div>
  )
}
