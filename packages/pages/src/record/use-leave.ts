import { useHost, useTexts } from '@apron/sdk'
import { RECORD_TEXTS } from './record.texts.ts'

/** Closes a dialog; one with something typed in it asks first. */
export function useLeave(changed: boolean, onClose: () => void): () => Promise<void> {
  const { leave } = useTexts(RECORD_TEXTS)
  const host = useHost()
  return async () => {
    const question = { title: leave.title, message: leave.message, confirmLabel: leave.discard }
    if (!changed || (await host.confirm(question))) onClose()
  }
}
