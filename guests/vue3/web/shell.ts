import type { Host, Session, Tab, TabLocation } from '@apron/sdk'
import { type ComputedRef, computed, type InjectionKey, inject, type ShallowRef, shallowRef } from 'vue'

/** The shell as a page sees it. Updated by the shell's events. */
export interface Shell {
  readonly host: Host
  readonly tab: Tab
  readonly session: Readonly<ShallowRef<Session>>
  readonly location: ShallowRef<TabLocation>
  /** Called before the tab closes. False keeps it open. */
  mayClose: () => boolean | Promise<boolean>
}

export const SHELL: InjectionKey<Shell> = Symbol('shell')

/** Creates one tab's view of the shell. Its subscriptions end with the tab. */
export function createShell(host: Host, tab: Tab): Shell {
  const session = shallowRef(host.session())
  for (const event of ['session', 'lang', 'airport', 'theme'] as const) {
    const stop = host.on(event, next => {
      session.value = next
    })
    tab.signal.addEventListener('abort', stop)
  }
  return { host, tab, session, location: shallowRef(tab.location), mayClose: () => true }
}

export function useShell(): Shell {
  const shell = inject(SHELL)
  if (!shell) throw new Error('There is no shell outside a tab')
  return shell
}

export interface TextPair {
  readonly zh: string
  readonly en: string
}

/** Returns the texts in the session's language. */
export function useTexts<Texts extends Readonly<Record<string, TextPair>>>(
  texts: Texts,
): ComputedRef<(key: keyof Texts) => string> {
  const { session } = useShell()
  return computed(() => (key: keyof Texts) => texts[key]?.[session.value.lang] ?? '')
}
