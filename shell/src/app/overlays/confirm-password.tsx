import { ConfirmPasswordDialog } from '../../features/session/confirm-password-dialog.tsx'
import { deviceId } from '../../platform/preferences/device-id.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlays.ts'

export default function ConfirmPassword({ subject, onClose }: OverlayProps<'confirmation'>) {
  const { http, storage } = useShell()
  return (
    <ConfirmPasswordDialog
      http={http}
      deviceId={deviceId(storage)}
      onConfirmed={() => subject.answer(true)}
      onClose={onClose}
    />
  )
}
