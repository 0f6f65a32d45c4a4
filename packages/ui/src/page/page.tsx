import { IconAdjustmentsHorizontal, IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, type Ref, type SubmitEvent, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { UI_TEXTS } from '../words/words.ts'
import { PageHelp } from './page-help.tsx'

export { Help, useHelp } from './page-help.tsx'
export { usePortalTarget } from './use-portal-target.ts'

/** A page inside its tab: header, filter and sections from top to bottom. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className="ap-page">{children}</div>
}

export interface PageHeaderProps {
  readonly title: string
  /** Number of the record, monospaced. */
  readonly number?: string
  readonly state?: ReactNode
  /** A short line below the title: who, where, until when. */
  readonly facts?: ReactNode
  /** Buttons. The next action is last and the only primary one. */
  readonly actions?: ReactNode
  /** Small choices for the whole page, next to the title if there is room. */
  readonly choices?: ReactNode
  readonly back?: { readonly label: string; readonly href: string }
}

/** Header of a page: its title, its state and the next action. */
export function PageHeader({ title, number, state, facts, actions, choices, back }: PageHeaderProps) {
  return (
    <div className="ap-page-header">
      <div className="ap-page-heading">
        {back && (
          <a className="ap-page-back" href={back.href}>
            <IconArrowLeft size={16} stroke={1.5} aria-hidden />
            {back.label}
          </a>
        )}
        <div className="ap-page-line">
          <h1 className="ap-page-title">
            {title}
            {number && <span className="ap-page-number">{number}</span>}
          </h1>
          <PageHelp />
          {state}
        </div>
        {facts && <div className="ap-page-facts">{facts}</div>}
      </div>
      {choices && <div className="ap-page-choices">{choices}</div>}
      {actions && <div className="ap-page-actions">{actions}</div>}
    </div>
  )
}

export interface FilterBarProps {
  readonly label: string
  readonly onSearch: () => void
  readonly onReset?: () => void
  readonly busy?: boolean
  /** The filter has conditions. The button that folds the fields shows it. */
  readonly active?: boolean
  /** Shows all fields, not only those that fit one line. Without it the bar keeps this state itself. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Small buttons of the list, such as its export, next to those of the filter. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/**
 * The filter above a list. Enter in a field searches. Shows one line of fields, none on a phone. A button unfolds the
 * rest.
 */
export function FilterBar({
  label,
  onSearch,
  onReset,
  busy = false,
  active = false,
  open: given,
  onOpenChange,
  tools,
  children,
}: FilterBarProps) {
  const words = useUiTexts(UI_TEXTS)
  const [own, setOwn] = useState(false)
  const open = given ?? own
  function toggle(): void {
    setOwn(!open)
    onOpenChange?.(!open)
  }
  function send(submit: SubmitEvent): void {
    submit.preventDefault()
    onSearch()
  }
  return (
    <search className="ap-filter" data-open={open || undefined}>
      <form className="ap-filter-form" aria-label={label} onSubmit={send}>
        <Button
          className="ap-filter-fold"
          icon={<IconAdjustmentsHorizontal size={18} stroke={1.5} />}
          aria-expanded={open}
          data-active={active || undefined}
          onClick={toggle}
        >
          {active ? `${label} · ${words.filterSet}` : label}
        </Button>
        <div className="ap-filter-fields">{children}</div>
        <div className="ap-filter-actions">
          {tools}
          {onReset && (
            <Button kind="plain" className="ap-filter-send" onClick={onReset}>
              {words.reset}
            </Button>
          )}
          <Button type="submit" className="ap-filter-send" busy={busy} pressableWhenBusy>
            {words.search}
          </Button>
        </div>
      </form>
    </search>
  )
}

export interface TogglesProps {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly label: string; readonly pressed: boolean }[]
  readonly onToggle: (id: string) => void
}

/** A row of buttons, each on or off independently. */
export function Toggles({ label, options, onToggle }: TogglesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
    <div role="group" aria-label={label} className="ap-toggles">
      {options.map(option => (
        <Button key={option.id} aria-pressed={option.pressed} onClick={() => onToggle(option.id)}>
          {option.label}
        </Button>
      ))}
    </div>
  )
}

export interface SectionProps {
  readonly title: string
  readonly count?: number
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a page on its own surface. */
export function Section({ title, count, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className="ap-section" aria-labelledby={id}>
      <header className="ap-section-head">
        <h2 id={id} className="ap-section-title">
          {title}
          {count !== undefined && <span className="ap-section-count">{count}</span>}
        </h2>
        {actions && <div className="ap-section-actions">{actions}</div>}
      </header>
      <div className="ap-section-body">{children}</div>
    </section>
  )
}

/** Stacks parts with the spacing of a page, such as those of a dialog. */
export function Stack({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}) {
  return (
    <div ref={ref} className="ap-stack">
      {children}
    </div>
  )
}

/** Places parts in a row, such as buttons. They wrap if there is no room. */
export function Inline({ children }: { readonly children: ReactNode }) {
  return <div className="ap-inline">{children}</div>
}

/** Main content in the middle, history at the side. The side moves below if there is no room. */
export function Columns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className="ap-columns">
      <div className="ap-columns-main">{main}</div>
      <aside className="ap-columns-side">{side}</aside>
    </div>
  )
}
