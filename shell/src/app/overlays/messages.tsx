import { useStore } from 'zustand'
import { ReadingDialog } from '../../features/messages/reading-dialog.tsx'
import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { useMessageServices } from '../messages/use-message-services.ts'
import { useShell } from '../shell-context.ts'

const box = lazyPart(() => import('../../features/messages/box/message-box.tsx'))
const centre = lazyPart(() => import('../../features/messages/centre/message-centre.tsx'))
const subscriptions = lazyPart(() => import('../../features/messages/subscriptions/subscription-dialog.tsx'))

/** The dialogs about messages: one at a time, and over it the message that is read. */
export default function Messages() {
  const shell = useShell()
  const services = useMessageServices()
  const { messages, reading } = useStore(shell.view)
  const asked = useStore(shell.view, view => view.question !== null)
  const covered = asked || reading !== null
  const close = () => shell.view.setState({ messages: null })
  const tabs = shell.boot.variant.messageTabs
  const leave = { onLeave: close }
  return (
    <>
      {messages === 'box' && (
        <Part part={box} props={{ services, tabs, covered, onClose: close }} leave={leave} />
      )}
      {messages === 'centre' && (
        <Part part={centre} props={{ services, tabs, covered, onClose: close }} leave={leave} />
      )}
      {messages === 'subscriptions' && (
        <Part part={subscriptions} props={{ services, onClose: close }} leave={leave} />
      )}
      {reading && (
        <ReadingDialog
          message={reading}
          services={services}
          covered={asked}
          onClose={() => shell.view.setState({ reading: null })}
        />
      )}
    </>
  )
}
