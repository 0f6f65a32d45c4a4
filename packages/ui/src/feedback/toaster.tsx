import { IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../button/button.tsx'
import { useUiTexts } from '../provider/ui-context.ts'
import { type Meaning, StatusShape } from '../status/status.tsx'
import { UI_TEXTS } from '../words/words.ts'
import {
  dismiss,
  readToasts,
  show,
  subscribeToasts,
  TOAST_MS,
  type Toast,
  type ToastKind,
  visibleToasts,
} from './toast-store.ts'

/** Shows short notices. Any code may call it; the shell's `Toaster` renders them. */
export const toast = {
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  error: (text: string) => show('error', text),
}

const MEANINGS: Readonly<Record<ToastKind, Meaning>> = {
  success: 'green',
  info: 'info',
  warning: 'amber',
  error: 'red',
}

/** Renders the toasts. Used once per document, and always rendered so that screen readers observe it. */
export function Toaster() {
  const words = useUiTexts(UI_TEXTS)
  const toasts = useSyncExternalStore(subscribeToasts, readToasts)
  return (
    <section className="ap-toaster" aria-label={words.notices} aria-live="polite" aria-relevant="additions">
      {visibleToasts(toasts).map(shown => (
        <ToastLine key={shown.id} toast={shown} />
      ))}
    </section>
  )
}

function ToastLine({ toast: { id, kind, text } }: { readonly toast: Toast }) {
  const words = useUiTexts(UI_TEXTS)
  const [isPaused, setPaused] = useState(false)

  // The timer is stopped while somebody reads the toast: the pointer is on it or the focus in it.
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => dismiss(id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [isPaused, id])

  return (
    <div
      className={`ap-toast ap-tone-${MEANINGS[kind]}`}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className="ap-tone-mark">
        <StatusShape meaning={MEANINGS[kind]} />
      </span>
      <span className="ap-toast-text">{text}</span>
      <IconButton
        size="small"
        label={words.dismiss}
        icon={<IconX size={16} stroke={1.5} />}
        onClick={() => dismiss(id)}
      />
    </div>
  )
}
