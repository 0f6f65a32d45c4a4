import { TextsContext } from '@apron/sdk/texts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useShell } from './shell-context.ts'

/** The language of everything the shell draws; when the operators' words come, what shows them is drawn again (I18N-02). */
export function ShellTexts({ children }: { readonly children: ReactNode }) {
  return <TextsContext value={useStore(useShell().texts)}>{children}</TextsContext>
}
