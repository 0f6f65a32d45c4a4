import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { PinForm } from './pin-form.tsx'

const VALID_PIN = '481592'
const cleanups: (() => void)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await act(async () => cleanup())
  vi.unstubAllGlobals()
})

const typeInto = (field: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

async function start() {
  const messages: string[] = []
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  cleanups.push(() => root.unmount())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is sent: `runChange` is replaced by the test
  const http = {} as HttpClient
  await act(async () =>
    root.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <UiProvider lang="en" theme="light">
          <PinForm
            http={http}
            userCode="100104"
            hasPin={false}
            busy={false}
            runChange={async (_work, errors) => void messages.push(errors)}
          />
        </UiProvider>
      </TextsContext>,
    ),
  )
  const [first, second] = container.querySelectorAll('input')
  if (first === undefined || second === undefined) throw new Error('There are no two fields')
  return {
    messages,
    values: () => [first.value, second.value],
    errors: () => [...container.querySelectorAll('.ap-field-error')].map(each => each.textContent),
    submitPin: async (pin: string, again: string) => {
      await typeInto(first, pin)
      await typeInto(second, again)
      await act(async () => container.querySelector('form')?.requestSubmit())
    },
  }
}

test('[AUTH-43] does not set a PIN when the repetition differs', async () => {
  const { messages, errors, submitPin, values } = await start()
  await submitPin(VALID_PIN, '481593')
  expect(messages).toEqual([])
  expect(errors()).toEqual(['The PINs do not match'])
  expect(values()).toEqual([VALID_PIN, '481593'])
})

test('[AUTH-43] clears the fields once the PIN is set', async () => {
  const { messages, errors, submitPin, values } = await start()
  await submitPin(VALID_PIN, VALID_PIN)
  expect(messages).toEqual(['PIN set'])
  expect(errors()).toEqual([])
  expect(values()).toEqual(['', ''])
})

test('[AUTH-41] rejects a PIN that is too simple at its field', async () => {
  const { messages, errors, submitPin } = await start()
  await submitPin('100104', '100104')
  expect(messages).toEqual([])
  expect(errors()).toHaveLength(1)
})
