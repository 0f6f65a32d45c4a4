import { FavouriteDialog } from '../../features/favourites/favourite-dialog.tsx'
import { runningSession } from '../../features/session/session-store.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlays.ts'

/** Dialog that saves a favourite. Loaded with its texts on demand. */
export default function AddFavourite({ subject, onClose }: OverlayProps<'favourite'>) {
  const { http, session } = useShell()
  const data = runningSession(session)
  if (data === null) return null
  return <FavouriteDialog page={subject} userCode={data.user.code} http={http} onClose={onClose} />
}
