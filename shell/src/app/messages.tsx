import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { ReadingDialog } from '../features/messages/reading-dialog.tsx'
import { useShell } from './shell-context.ts'
import { useMessageServices } from './use-message-services.ts'

const MessageBox = lazy(() => import('../features/messages/box/message-box.tsx'))
const MessageCentre = lazy(() => import('../features/messages/centre/message-centre.tsx'))
const SubscriptionDialog = lazy(() => import('../features/messages/subscriptions/subscription-dialog.tsx'))

/** The dialogs about messages: one at a time, and over it the message that is read. */
export default function Messages() {
  const shell = useShell()
  const services = useMessageServices()
  const { messages, reading } = useStore(shell.view)
  const asked = useStore(shell.view, view => view.question !== null)
  const covered = asked || reading !== null
  const close = () => shell.view.setState({ messages: null })
  return (
    <>
      <Suspense>
        {messages === 'box' && (
          <MessageBox
            services={services}
            tabs={shell.boot.variant.messageTabs}
            covered={covered}
            onClose={close}
          />
        )}
        {messages === 'centre' && <MessageCentre services={services} covered={covered} onClose={close} />}
        {messages === 'subscriptions' && <SubscriptionDialog services={services} onClose={close} />}
      </Suspense>
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
