import { useCloseQuestion, useDirty, useTexts } from '@apron/sdk'
import { useConfirm } from '@apron/ui/confirm'
import { DETAIL_TEXTS } from './detail.texts.ts'

/** Mounted while something is unsaved: the tab asks before it closes or reloads. */
export function UnsavedGuard() {
  const texts = useTexts(DETAIL_TEXTS).leave
  const { confirm, dialog } = useConfirm()
  useDirty(true)
  useCloseQuestion(() =>
    confirm({
      title: texts.title,
      message: texts.message,
      confirmLabel: texts.discard,
      cancelLabel: texts.stay,
      danger: true,
    }),
  )
  return dialog
}
