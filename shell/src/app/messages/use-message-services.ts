import { useMemo } from 'react'
import type { MessageServices } from '../../features/messages/message-services.ts'
import { useShell } from '../shell-context.ts'
import { messageServices } from './message-services.ts'

/** Provides the services of the message views. */
export function useMessageServices(): MessageServices {
  const shell = useShell()
  return useMemo(() => messageServices(shell), [shell])
}
