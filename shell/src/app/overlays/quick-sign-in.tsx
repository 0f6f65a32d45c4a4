import { QuickSignInDialog } from '../../features/quick-sign-in/quick-sign-in-dialog.tsx'
import { runningSession } from '../../features/session/session-store.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlays.ts'

export default function QuickSignIn({ onClose }: OverlayProps<'quickSignIn'>) {
  const { http, session, storage } = useShell()
  return (
    <QuickSignInDialog
      http={http}
      userCode={runningSession(session)?.user.code ?? ''}
      onChanged={() => storage.set('quickSignIn', true)}
      onClose={onClose}
    />
  )
}
