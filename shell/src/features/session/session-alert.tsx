import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { sessionTexts } from './session.texts.ts'

interface SessionAlertProps {
  readonly open: boolean
  /** What the server said; empty where it said nothing. */
  readonly reason: string
  readonly onConfirm: () => void
}

/** The session is over: 提示 / 登录超时，请重新登录, with what the server said (§8, AUTH-11). There is one way on, so closing it is confirming. */
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
