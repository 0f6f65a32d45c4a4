import { Button } from '@apron/ui/button'
import { Dialog } from '@apron/ui/dialog'
import { useTranslation } from 'react-i18next'

interface SessionAlertProps {
  readonly open: boolean
  readonly onConfirm: () => void
}

/** The session is over: 提示 / 登录超时，请重新登录 (AUTH-11). There is one way on, so closing it is confirming. */
export function SessionAlert({ open, onConfirm }: SessionAlertProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onConfirm}
      title={t('session.promptTitle')}
      actions={
        <Button kind="primary" data-autofocus onClick={onConfirm}>
          {t('session.logInAgain')}
        </Button>
      }
    >
      {t('session.over')}
    </Dialog>
  )
}
