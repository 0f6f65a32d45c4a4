import { ConfirmDialog } from '@apron/ui/confirm'
import { useStore } from 'zustand'
import { SessionAlert } from '../../features/session/session-alert.tsx'
import { leaveExpiredSession } from '../session/session-actions.ts'
import { useShell } from '../shell-context.ts'

/** The shell's own dialogs: the timeout alert, and confirmations one at a time. */
export default function Dialogs() {
  const shell = useShell()
  const { sessionOver, sessionOverReason, question } = useStore(shell.view)
  return (
    <>
      <SessionAlert
        open={sessionOver}
        reason={sessionOverReason}
        onConfirm={() => leaveExpiredSession(shell)}
      />
      <ConfirmDialog question={question?.options ?? null} onAnswer={yes => question?.answer(yes)} />
    </>
  )
}
