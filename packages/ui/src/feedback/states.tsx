import { IconRefresh } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { StatusShape } from '../status/status.tsx'
import { UI_TEXTS } from '../words/words.ts'

export interface EmptyStateProps {
  /** One sentence that says why the list is empty. */
  readonly text: string
  /** Describes the content that is missing. */
  readonly hint?: string | undefined
  /** The one action that helps. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
}

/** Shown by a list or page without content. */
export function EmptyState({ text, hint, action, icon }: EmptyStateProps) {
  return (
    <div className="ap-state">
      {icon && <span className="ap-state-icon">{icon}</span>}
      <p>{text}</p>
      {hint && <p className="ap-state-hint">{hint}</p>}
      {action}
    </div>
  )
}

export interface ErrorStateProps {
  /** Says what happened and what to do. */
  readonly text: string
  readonly onRetry?: (() => void) | undefined
  /** Details for support: code and request number. Folded. */
  readonly details?: string
}

/** Shown by a list or page that could not be loaded. */
export function ErrorState({ text, onRetry, details }: ErrorStateProps) {
  const words = useUiTexts(UI_TEXTS)
  return (
    <div className="ap-state" role="alert">
      <p className="ap-state-error">
        <StatusShape meaning="red" />
        {text}
      </p>
      {onRetry && (
        <Button icon={<IconRefresh size={18} stroke={1.5} />} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {details && (
        <details className="ap-state-details">
          <summary>{words.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  )
}

export interface SkeletonProps {
  readonly lines?: number
  /** Total height in px. By default the height of its lines. */
  readonly height?: number
}

/**
 * A placeholder for loading content. Has its size from the start, but appears only after 200 ms, so that fast responses
 * do not flicker.
 */
export function Skeleton({ lines = 3, height }: SkeletonProps) {
  const words = useUiTexts(UI_TEXTS)
  const style: CSSProperties | undefined = height === undefined ? undefined : { height }
  return (
    <output className="ap-skeleton" style={style} aria-label={words.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="ap-skeleton-line" />
      ))}
    </output>
  )
}

/** A small spinner with a name, for places too small for a skeleton. */
export function Spinner({ label, size = 20 }: { readonly label?: string; readonly size?: number }) {
  const words = useUiTexts(UI_TEXTS)
  return (
    <output
      className="ap-spinner"
      aria-label={label ?? words.loading}
      style={{ width: size, height: size }}
    />
  )
}
