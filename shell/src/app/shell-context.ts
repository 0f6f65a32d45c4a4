import { createContext, use } from 'react'
import type { Shell } from './shell.ts'

export const ShellContext = createContext<Shell | null>(null)

/** Returns the running shell to components in `app/`. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (shell === null) throw new Error('Rendered outside the shell')
  return shell
}
