import type { CSSProperties } from 'react'

/** Props of the replacement for a page that cannot be rendered. Texts are in the session's language. */
export interface PageFailureProps {
  readonly title: string
  readonly message: string
  /** The way out: a retry, or back. */
  readonly action: { readonly label: string; readonly run: () => void }
}

const BOX: CSSProperties = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 'var(--ap-space-8)',
  minHeight: '100%',
  padding: 'var(--ap-space-24)',
  color: 'var(--ap-text)',
  font: 'var(--ap-text-body) / 1.5 var(--ap-font)',
  textAlign: 'center',
}
const SIGN: CSSProperties = { color: 'var(--ap-text-2)' }
const TITLE: CSSProperties = {
  margin: 0,
  fontSize: 'var(--ap-text-24)',
  fontWeight: 'var(--ap-weight-strong)',
}
const MESSAGE: CSSProperties = {
  maxWidth: '56ch',
  margin: 0,
  color: 'var(--ap-text-2)',
  overflowWrap: 'anywhere',
}
const BUTTON: CSSProperties = {
  minHeight: 'var(--ap-control)',
  marginTop: 'var(--ap-space-16)',
  padding: '0 14px',
  border: 0,
  borderRadius: 'var(--ap-radius)',
  background: 'var(--ap-accent)',
  color: 'var(--ap-on-accent)',
  font: 'inherit',
  fontWeight: 'var(--ap-weight-strong)',
  cursor: 'pointer',
}

/**
 * Default replacement for applications without their own. It needs no provider, and looks like `Problem` of
 * `packages/ui`.
 */
export function PlainFailure({ title, message, action }: PageFailureProps) {
  return (
    <div role="alert" style={BOX}>
      <svg style={SIGN} width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 4 22 20H2zM12 10v4M12 16.5v.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <h2 style={TITLE}>{title}</h2>
      <p style={MESSAGE}>{message}</p>
      <button type="button" style={BUTTON} onClick={action.run}>
        {action.label}
      </button>
    </div>
  )
}
