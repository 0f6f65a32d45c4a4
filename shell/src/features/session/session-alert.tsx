import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { sessionTexts } from './session.texts.ts'

interface SessionAlertProps {
  readonly open: boolean
  /** The server's message; may be empty. */
  readonly reason: string
  readonly onConfirm: () => void
}

/**
 * Alert 提示 / 登录超时，请重新登录 with the server's message (§8, AUTH-11). It has one button, so closing it confirms.
 */
export function SessionAlert({ open, reason, onConfirm }: SessionAlertProps) {
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
      <div data-over-cover="">
        <p>{texts.over}</p>
        {reason !== '' && reason !== texts.over && <p>{reason}</p>}
      </div>
    </Dialog>
  )
}
