import { FavouriteDialog } from '../../features/favourites/favourite-dialog.tsx'
import { runningSession } from '../../features/session/session-store.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'

/** Dialog that saves a favourite. Loaded with its texts on demand. */
export default function AddFavourite({ subject, onClose }: OverlayProps<'favourite'>) {
  const shell = useShell()
  const session = runningSession(shell.session)
  if (session === null) return null
  return <FavouriteDialog page={subject} userCode={session.user.code} http={shell.http} onClose={onClose} />
}
