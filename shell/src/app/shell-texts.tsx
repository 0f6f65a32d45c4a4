import { TextsContext } from '@apron/sdk/texts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useShell } from './shell-context.ts'

/**
 * Provides the language for everything in the shell. Components rerender when text overrides arrive
 * (I18N-02).
 */
export function ShellTexts({ children }: { readonly children: ReactNode }) {
  return <TextsContext value={useStore(useShell().texts)}>{children}</TextsContext>
}
