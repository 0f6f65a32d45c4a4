import { useTexts } from '@apron/sdk/texts'
import { useStore } from 'zustand'
import { sessionTexts } from '../../features/session/session.texts.ts'
import { type LazyPart, lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { leaveExpiredSession } from '../session/session-actions.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayName, OverlayProps } from './overlays.ts'

/** Needed when the session ends or work would be lost, so it loads before other parts. */
const dialogs = lazyPart(() => import('./dialogs.tsx'), 'first')

const preview = lazyPart(() => import('./preview.tsx'))
const search = lazyPart(() => import('./search.tsx'))
const favourite = lazyPart(() => import('./add-favourite.tsx'))
const messages = lazyPart(() => import('./messages.tsx'))
const reading = lazyPart(() => import('./reading.tsx'))
const password = lazyPart(() => import('./change-password.tsx'))
const confirmation = lazyPart(() => import('./confirm-password.tsx'))
const drafts = lazyPart(() => import('./drafts.tsx'))
const shortcuts = lazyPart(() => import('./shortcuts.tsx'))
const quickSignIn = lazyPart(() => import('./quick-sign-in.tsx'))

const NONE = {}

interface OverlayPlace<Name extends OverlayName> {
  readonly name: Name
  readonly part: LazyPart<OverlayProps<Name>>
}

function Overlay<Name extends OverlayName>({ name, part }: OverlayPlace<Name>) {
  const { overlays } = useShell()
  const subject = useStore(overlays.store, open => open[name])
  if (subject === null) return null
  const onClose = () => overlays.close(name)
  return <Part part={part} props={{ subject, onClose }} leave={{ onLeave: onClose }} />
}

/** Asks for the password. Closing the dialog in any way answers no. */
function Confirmation() {
  const { overlays } = useShell()
  const subject = useStore(overlays.store, open => open.confirmation)
  if (subject === null) return null
  const onClose = () => subject.answer(false)
  return <Part part={confirmation} props={{ subject, onClose }} leave={{ onLeave: onClose }} />
}

/** The confirmation dialog. If its code cannot be loaded, the question can still be answered. */
function ConfirmDialogs() {
  const shell = useShell()
  const texts = useTexts(sessionTexts)
  const { sessionOver, question } = useStore(shell.view)
  if (!sessionOver && question === null) return null
  const text = sessionOver ? texts.over : undefined
  const leave = sessionOver
    ? { label: texts.logInAgain, onLeave: () => leaveExpiredSession(shell) }
    : { onLeave: () => question?.answer(false) }
  return (
    <div data-over-cover={sessionOver ? '' : undefined}>
      <Part part={dialogs} props={NONE} text={text} leave={leave} />
    </div>
  )
}

/**
 * Renders everything that opens above the pages, later ones on top. Each part loads on demand, and a failure
 * affects only that part.
 */
export function OverPages() {
  return (
    <>
      <Overlay name="preview" part={preview} />
      <Overlay name="search" part={search} />
      <Overlay name="favourite" part={favourite} />
      <Overlay name="messages" part={messages} />
      <Overlay name="reading" part={reading} />
      <Overlay name="password" part={password} />
      <Overlay name="drafts" part={drafts} />
      <Overlay name="shortcuts" part={shortcuts} />
      <Overlay name="quickSignIn" part={quickSignIn} />
      <Confirmation />
      <ConfirmDialogs />
    </>
  )
}
