import { useHost, useTexts } from '@apron/sdk'
import { RECORD_TEXTS } from './record.texts.ts'

/**
 * Returns a function that closes a dialog and asks first if it has changes. @param onDiscard called when the changes
 * are discarded
 */
export function useLeave(changed: boolean, onClose: () => void, onDiscard?: () => void): () => Promise<void> {
  const { leave } = useTexts(RECORD_TEXTS)
  const host = useHost()
  return async () => {
    const question = { title: leave.title, message: leave.message, confirmLabel: leave.discard }
    if (changed && !(await host.confirm(question))) return
    if (changed) onDiscard?.()
    onClose()
  }
}
