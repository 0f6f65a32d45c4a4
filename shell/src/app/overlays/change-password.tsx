import { useTexts } from '@apron/sdk/texts'
import { toast } from '@apron/ui/feedback'
import { useEffect } from 'react'
import { passwordTexts } from '../../features/password/password.texts.ts'
import { PasswordDialog } from '../../features/password/password-dialog.tsx'
import { requestResetLink } from '../../features/password/reset-link.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { PATHS } from '../../paths.ts'
import { deviceId } from '../../platform/preferences/device-id.ts'
import { storeToken } from '../../platform/token-cookie.ts'
import { metaContent } from '../../platform/variant.ts'
import type { Shell } from '../shell.ts'
import { useShell } from '../shell-context.ts'
import { textsOf } from '../texts-of.ts'
import type { OverlayProps } from './overlays.ts'

/** Opens the deployment's external password page, or shows why it cannot (AUTH-15). */
async function openPasswordLink(
  shell: Pick<Shell, 'http' | 'texts'>,
  userCode: string,
  allowedOrigin: string,
): Promise<void> {
  const link = await requestResetLink(shell.http, userCode, allowedOrigin)
  const texts = textsOf(shell, passwordTexts)
  if (link.kind === 'open') window.open(link.url, '_blank', 'noopener,noreferrer')
  else if (link.kind === 'invalid') toast.error(texts.linkInvalid)
  else if (link.kind === 'failed') toast.error(link.message || texts.linkFailed)
}

/** Continues the session with its new token. Other windows read it from the cookie. */
function renewToken(shell: Pick<Shell, 'apps' | 'session' | 'storage'>, token: string): void {
  const { data } = shell.session.getState()
  if (data === null) return
  storeToken(token)
  const user = { ...data.user, token }
  shell.storage.set('user', user)
  shell.session.setState({ data: { ...data, user } })
  shell.apps.each(app => app.host.emit('token', undefined))
}

/**
 * Changes the password as the deployment requires: on an external page, or in a dialog with the password page of the
 * portal or of the deployment (§6).
 */
export default function ChangePassword({ onClose }: OverlayProps<'password'>) {
  const shell = useShell()
  const texts = useTexts(passwordTexts)
  const userCode = runningSession(shell.session)?.user.code ?? ''
  const linkOrigin = metaContent('apron-password-link')
  const usesDialog = userCode !== '' && linkOrigin === ''

  useEffect(() => {
    if (usesDialog) return
    shell.overlays.close('password')
    if (userCode === '') toast.error(textsOf(shell, passwordTexts).unknownUser)
    else void openPasswordLink(shell, userCode, linkOrigin)
  }, [shell, usesDialog, userCode, linkOrigin])

  if (!usesDialog) return null
  return (
    <PasswordDialog
      http={shell.http}
      deviceId={deviceId(shell.storage)}
      pageUrl={metaContent('apron-password-page') || PATHS.passwordPage}
      onChanged={nextToken => {
        if (nextToken !== null) renewToken(shell, nextToken)
        onClose()
        toast.success(texts.changed)
      }}
      onError={message => toast.error(message || texts.exception)}
      onClose={onClose}
    />
  )
}
