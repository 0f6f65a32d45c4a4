import { useState } from 'react'
import { useStore } from 'zustand'
import { FavouriteDialog } from '../../features/favourites/favourite-dialog.tsx'
import { favouritesTexts } from '../../features/favourites/favourites.texts.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { addTexts } from '../../platform/i18n/add-texts.ts'
import { useShell } from '../shell-context.ts'

/** The dialog that keeps a page, fetched with its texts when somebody wants to. */
export default function AddFavourite() {
  const shell = useShell()
  const page = useStore(shell.view, view => view.favouring)
  const session = runningSession(shell.session)
  // Once, before the dialog is drawn for the first time.
  useState(() => addTexts(shell.i18n, shell.language, favouritesTexts))
  if (page === null || session === null) return null
  return (
    <FavouriteDialog
      page={page}
      userCode={session.user.code}
      http={shell.http}
      onClose={() => shell.view.setState({ favouring: null })}
    />
  )
}
