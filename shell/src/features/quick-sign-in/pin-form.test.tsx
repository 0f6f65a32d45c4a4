import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { PinForm } from './pin-form.tsx'

const GOOD = '481592'
const ends: (() => void)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  vi.unstubAllGlobals()
})

const write = (field: HTMLInputElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

async function start() {
  const done: string[] = []
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  ends.push(() => root.unmount())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is sent: `act` is replaced by the test
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
            act={async (_work, errors) => void done.push(errors)}
          />
        </UiProvider>
      </TextsContext>,
    ),
  )
  const [first, second] = place.querySelectorAll('input')
  if (first === undefined || second === undefined) throw new Error('There are no two fields')
  return {
    done,
    typed: () => [first.value, second.value],
    errors: () => [...place.querySelectorAll('.ap-field-error')].map(each => each.textContent),
    set: async (pin: string, again: string) => {
      await write(first, pin)
      await write(second, again)
      await act(async () => place.querySelector('form')?.requestSubmit())
    },
  }
}

test('[AUTH-43] does not set a PIN when the repetition differs', async () => {
  const { done, errors, set, typed } = await start()
  await set(GOOD, '481593')
  expect(done).toEqual([])
  expect(errors()).toEqual(['The PINs do not match'])
  expect(typed()).toEqual([GOOD, '481593'])
})

test('[AUTH-43] clears the fields once the PIN is set', async () => {
  const { done, errors, set, typed } = await start()
  await set(GOOD, GOOD)
  expect(done).toEqual(['PIN set'])
  expect(errors()).toEqual([])
  expect(typed()).toEqual(['', ''])
})

test('[AUTH-41] rejects a PIN that is too simple at its field', async () => {
  const { done, errors, set } = await start()
  await set('100104', '100104')
  expect(done).toEqual([])
  expect(errors()).toHaveLength(1)
})
