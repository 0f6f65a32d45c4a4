import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { type LazyPart, lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { leaveExpiredSession } from '../session/session-actions.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlay.ts'
import type { OverlayName } from './overlays.ts'

/** Needed when the session is over or work would be lost: there before anything else that comes later. */
const dialogs = lazyPart(() => import('./dialogs.tsx'), 'first')

/** What is drawn for each; the later one stands over the earlier. */
const PARTS: { readonly [Name in OverlayName]: LazyPart<OverlayProps<Name>> } = {
  preview: lazyPart(() => import('./preview.tsx')),
  search: lazyPart(() => import('./search.tsx')),
  favourite: lazyPart(() => import('./add-favourite.tsx')),
  messages: lazyPart(() => import('./messages.tsx')),
  reading: lazyPart(() => import('./reading.tsx')),
  password: lazyPart(() => import('./change-password.tsx')),
}

const NONE = {}

function Overlay<Name extends OverlayName>({ name }: { readonly name: Name }) {
  const { overlays } = useShell()
  const subject = useStore(overlays.store, open => open[name])
  if (subject === null) return null
  const onClose = () => overlays.close(name)
  return <Part part={PARTS[name]} props={{ subject, onClose }} leave={{ onLeave: onClose }} />
}

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
  return (
    <>
      <Overlay name="preview" />
      <Overlay name="search" />
      <Overlay name="favourite" />
      <Overlay name="messages" />
      <Overlay name="reading" />
      <Overlay name="password" />
      <Asking />
    </>
  )
}
