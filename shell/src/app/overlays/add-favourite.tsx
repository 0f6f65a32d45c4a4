import { useState } from 'react'
import { FavouriteDialog } from '../../features/favourites/favourite-dialog.tsx'
import { favouritesTexts } from '../../features/favourites/favourites.texts.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { addTexts } from '../../platform/i18n/add-texts.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'

/** The dialog that keeps a page, fetched with its texts when somebody wants to. */
export default function AddFavourite({ subject, onClose }: OverlayProps<'favourite'>) {
  const shell = useShell()
  const session = runningSession(shell.session)
  // Once, before the dialog is drawn for the first time.
  useState(() => addTexts(shell.i18n, shell.language, favouritesTexts))
  if (session === null) return null
  return <FavouriteDialog page={subject} userCode={session.user.code} http={shell.http} onClose={onClose} />
}
