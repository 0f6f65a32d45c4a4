import { BASE_PATH } from '@apron/contract/calls/base-path'
import type { Call } from '@apron/contract/calls/define-call'
import { NO_OVERRIDES, pickTexts } from '@apron/contract/texts/pick-texts'
import { createFakeHost, type FakeTab } from '@apron/sdk/testing'
import { TextsContext } from '@apron/sdk/texts'
import { Toaster } from '@apron/ui/feedback'
import { UiProvider } from '@apron/ui/provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { httpTexts } from '../http/http.texts.ts'
import { createHttpClient } from '../http/http-client.ts'

const LANGUAGE = { language: 'en', overrides: NO_OVERRIDES } as const

/**
 * Renders a part of the shell with its HTTP client and fake responses. `errors` collects messages shown to the
 * user.
 */
export function startPart() {
  const fake = createFakeHost()
  const errors: string[] = []
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit) =>
    fake.host.request(url.slice(BASE_PATH.length), {
      method,
      ...(typeof body === 'string' && { json: JSON.parse(body) }),
      ...(signal && { signal }),
    }),
  )
  const http = createHttpClient({
    identity: () => ({ language: 'en', token: 'token', employee: null }),
    onSessionOver: () => undefined,
    showError: text => void errors.push(text),
    logFailure: () => undefined,
    onWrite: () => undefined,
    confirmPassword: () => Promise.resolve(false),
    onReachable: () => undefined,
    texts: () => pickTexts(httpTexts, LANGUAGE.language, LANGUAGE.overrides),
    uploadReferenced: () => Promise.resolve(true),
  })
  return {
    fake,
    http,
    queries,
    errors,
    /** Returns the request bodies sent with a call so far. */
    bodiesOf: (call: Pick<Call, 'method' | 'path'>): unknown[] =>
      fake.requests
        .filter(({ method, path }) => method === call.method && path === call.path)
        .map(({ body }) => body),
    /** Renders the part into a tab, with its dialogs and toasts. */
    draw: async (part: ReactNode): Promise<FakeTab> => {
      const shown = fake.openTab('/part')
      await shown.mount({
        mount({ el }) {
          const place = el.appendChild(document.createElement('div'))
          const root = createRoot(place)
          root.render(
            <TextsContext value={LANGUAGE}>
              <UiProvider lang="en" theme="light" portalRoot={el}>
                <QueryClientProvider client={queries}>
                  {part}
                  <Toaster />
                </QueryClientProvider>
              </UiProvider>
            </TextsContext>,
          )
          return { unmount: () => root.unmount() }
        },
      })
      return shown
    },
  }
}
