import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { leaveExpiredSession } from '../session/session-actions.ts'
import type { ShellView } from '../shell.ts'
import { useShell } from '../shell-context.ts'

/** Needed when the session is over or work would be lost: there before anything else that comes later. */
const dialogs = lazyPart(() => import('./dialogs.tsx'), 'first')
const addFavourite = lazyPart(() => import('./add-favourite.tsx'))
const preview = lazyPart(() => import('./preview.tsx'))
const messages = lazyPart(() => import('./messages.tsx'))
const changePassword = lazyPart(() => import('./change-password.tsx'))
const search = lazyPart(() => import('./search.tsx'))

const NONE = {}

/** The dialog that asks something; where it cannot be had, its question can still be answered. */
function Asking() {
  const shell = useShell()
  const { t } = useTranslation()
  const { sessionOver, question } = useStore(shell.view)
  if (!sessionOver && question === null) return null
  const text = sessionOver ? t('session.over') : undefined
  const leave = sessionOver
    ? { label: t('session.logInAgain'), onLeave: () => leaveExpiredSession(shell) }
    : { onLeave: () => question?.answer(false) }
  return <Part part={dialogs} props={NONE} text={text} leave={leave} />
}

/** What is opened over the pages; each part is fetched later, and only it is missing when it cannot be. */
export function OverPages() {
  const shell = useShell()
  const shown = useStore(shell.view, view => view.preview)
  const searching = useStore(shell.view, view => view.searching)
  const favouring = useStore(shell.view, view => view.favouring !== null)
  const reading = useStore(shell.view, view => view.messages !== null || view.reading !== null)
  const changingPassword = useStore(shell.view, view => view.changingPassword)
  const closing = (closed: Partial<ShellView>) => ({ onLeave: () => shell.view.setState(closed) })
  return (
    <>
      {shown !== null && (
        <Part key={shown.url} part={preview} props={shown} leave={closing({ preview: null })} />
      )}
      {searching && <Part part={search} props={NONE} leave={closing({ searching: false })} />}
      {favouring && <Part part={addFavourite} props={NONE} leave={closing({ favouring: null })} />}
      {reading && <Part part={messages} props={NONE} leave={closing({ messages: null, reading: null })} />}
      {changingPassword && (
        <Part part={changePassword} props={NONE} leave={closing({ changingPassword: false })} />
      )}
      <Asking />
    </>
  )
}
