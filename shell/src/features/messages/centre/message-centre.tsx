import { useTexts } from '@apron/sdk/texts'
import { Dialog } from '@apron/ui/dialog'
import { Tabs } from '@apron/ui/tabs'
import { useState } from 'react'
import type { MessageServices } from '../message-services.ts'
import { messagesTexts } from '../messages.texts.ts'
import { Received } from './received.tsx'
import { Sent } from './sent.tsx'

interface MessageCentreProps {
  readonly services: MessageServices
  readonly onClose: () => void
}

/**
 * The message centre: received messages, and the acknowledgements of very urgent messages the user sent
 * (MSG-05).
 */
export default function MessageCentre({ services, onClose }: MessageCentreProps) {
  const texts = useTexts(messagesTexts)
  const [tab, setTab] = useState('received')
  return (
    <Dialog open title={texts.openCentre} width={1100} onClose={onClose}>
      <Tabs
        label={texts.centreTabs}
        items={[
          { id: 'received', label: texts.received },
          { id: 'sent', label: texts.sent },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'sent' ? <Sent services={services} /> : <Received services={services} />}
      </Tabs>
    </Dialog>
  )
}
