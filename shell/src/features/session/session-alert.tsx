import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { sessionTexts } from './session.texts.ts'

interface SessionAlertProps {
  readonly open: boolean
  readonly onConfirm: () => void
}

/** The session is over: 提示 / 登录超时，请重新登录 (AUTH-11). There is one way on, so closing it is confirming. */
export function SessionAlert({ open, onConfirm }: SessionAlertProps) {
  const texts = useTexts(sessionTexts)
  return (
    <Dialog
      open={open}
      onClose={onConfirm}
      title={texts.promptTitle}
      actions={
        <Button kind="primary" data-autofocus onClick={onConfirm}>
          {texts.logInAgain}
        </Button>
      }
    >
      <span data-over-cover="">{texts.over}</span>
    </Dialog>
  )
}
