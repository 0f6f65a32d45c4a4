import type { CSSProperties } from 'react'

/** What stands in place of a page that cannot be drawn. Words come ready, in the session's language. */
export interface PageFailureProps {
  readonly title: string
  readonly message: string
  /** What helps: trying again, or the way back. */
  readonly action: { readonly label: string; readonly run: () => void }
}

const BOX: CSSProperties = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'var(--ap-space-12)',
  minHeight: '100%',
  padding: 'var(--ap-space-48) var(--ap-space-16)',
  color: 'var(--ap-text)',
  font: 'var(--ap-text-14) / 1.5 var(--ap-font)',
  textAlign: 'center',
}
const TITLE: CSSProperties = {
  margin: 0,
  fontSize: 'var(--ap-text-20)',
  fontWeight: 'var(--ap-weight-strong)',
}
const MESSAGE: CSSProperties = { margin: 0, color: 'var(--ap-text-2)', overflowWrap: 'anywhere' }
const BUTTON: CSSProperties = {
  height: 'var(--ap-control)',
  padding: '0 var(--ap-space-16)',
  border: '1px solid var(--ap-line-strong)',
  borderRadius: 'var(--ap-radius)',
  background: 'var(--ap-surface)',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
}

/** The ordinary look, for applications that bring none of their own; it needs no provider. */
export function PlainFailure({ title, message, action }: PageFailureProps) {
  return (
    <div role="alert" style={BOX}>
      <h2 style={TITLE}>{title}</h2>
      <p style={MESSAGE}>{message}</p>
      <button type="button" style={BUTTON} onClick={action.run}>
        {action.label}
      </button>
    </div>
  )
}
