import { fillText } from '@apron/contract/texts/fill-text'
import { useMemo } from 'react'
import type { MessageServices } from '../../features/messages/message-services.ts'
import { messagesTexts } from '../../features/messages/messages.texts.ts'
import type { Shell } from '../shell.ts'
import { useShell } from '../shell-context.ts'
import { textsOf } from '../texts-of.ts'

/** Parts of the shell that message views need. */
export type MessageDeps = Pick<
  Shell,
  'confirm' | 'http' | 'messageCount' | 'navigate' | 'overlays' | 'queries' | 'texts'
>

/** Creates the shell's services for the message views. */
export function messageServices(shell: MessageDeps): MessageServices {
  return {
    http: shell.http,
    queries: shell.queries,
    count: shell.messageCount,
    navigate(to) {
      shell.overlays.close('messages', 'reading')
      shell.navigate(to)
    },
    async leaveFor(url) {
      const texts = textsOf(shell, messagesTexts)
      const isConfirmed = await shell.confirm({
        title: texts.leaveTitle,
        message: fillText(texts.leaveQuestion, { host: new URL(url).host }),
        confirmLabel: texts.leave,
        cancelLabel: texts.stay,
      })
      if (isConfirmed) window.open(url, '_blank', 'noopener,noreferrer')
    },
    read: message => shell.overlays.open('reading', message),
    show: view => shell.overlays.open('messages', view),
    confirm: question => shell.confirm(question),
  }
}

/** Provides the services of the message views. */
export function useMessageServices(): MessageServices {
  const shell = useShell()
  return useMemo(() => messageServices(shell), [shell])
}
