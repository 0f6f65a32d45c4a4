import { lazyPart } from '../../platform/parts/lazy-part.ts'
import { Part } from '../../platform/parts/part.tsx'
import { useMessageServices } from '../messages/message-services.ts'
import { useShell } from '../shell-context.ts'
import type { OverlayProps } from './overlays.ts'

const box = lazyPart(() => import('../../features/messages/box/message-box.tsx'))
const centre = lazyPart(() => import('../../features/messages/centre/message-centre.tsx'))
const subscriptions = lazyPart(() => import('../../features/messages/subscriptions/subscription-dialog.tsx'))

/** The message dialogs, one at a time. */
export default function Messages({ subject, onClose }: OverlayProps<'messages'>) {
  const { variant } = useShell()
  const services = useMessageServices()
  const tabs = variant.messageTabs
  const leave = { onLeave: onClose }
  if (subject === 'subscriptions') {
    return <Part part={subscriptions} props={{ services, onClose }} leave={leave} />
  }
  return subject === 'box' ? (
    <Part key="box" part={box} props={{ services, tabs, onClose }} leave={leave} />
  ) : (
    <Part key="centre" part={centre} props={{ services, onClose }} leave={leave} />
  )
}
