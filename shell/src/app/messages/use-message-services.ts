import { useMemo, useState } from 'react'
import type { MessageServices } from '../../features/messages/message-services.ts'
import { messagesTexts } from '../../features/messages/messages.texts.ts'
import { addTexts } from '../../platform/i18n/add-texts.ts'
import { useShell } from '../shell-context.ts'
import { messageServices } from './message-services.ts'

/** What the views of messages work with; their texts are known from now on. */
export function useMessageServices(): MessageServices {
  const shell = useShell()
  useState(() => addTexts(shell.i18n, shell.language, messagesTexts))
  return useMemo(() => messageServices(shell), [shell])
}
