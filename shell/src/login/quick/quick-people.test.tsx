import { afterEach, expect, test, vi } from 'vitest'
import { createWords } from '../words.ts'
import type { QuickOptions } from './quick-part.ts'
import { showQuickPeople } from './quick-people.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Renders the login form on a device where quick sign-in was set up. */
async function show(answer: () => Response | Promise<Response>) {
  const storedValues: unknown[] = []
  vi.stubGlobal('fetch', async () => await answer())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody logs in here
  const options = {
    words: createWords('en'),
    storage: { set: (name: string, value: unknown) => storedValues.push([name, value]), get: () => null },
  } as unknown as QuickOptions
  const place = document.createElement('div')
  await showQuickPeople(place, options)
  return { place, storedValues }
}

const respondWith = (data: readonly object[]) => () =>
  new Response(JSON.stringify({ code: 200, msg: '', data, success: true }))

test('[AUTH-43] shows the regular form and sends no further requests when nobody is known any more', async () => {
  const { storedValues, place } = await show(respondWith([]))
  expect(place.childElementCount).toBe(0)
  expect(storedValues).toEqual([['quickSignIn', false]])
})

test('[AUTH-43] adds numbers to two people with the same name', async () => {
  const shen = { nameZh: '沈', nameEn: 'Shen' }
  const { storedValues, place } = await show(
    respondWith([
      { id: 'a', number: '100104', ...shen },
      { id: 'b', number: '100105', ...shen },
      { id: 'c', number: '', nameZh: '冯', nameEn: 'Feng' },
    ]),
  )
  const shown = [...place.querySelectorAll('.ap-quick-person')].map(each =>
    [...each.children].slice(1).map(part => part.textContent),
  )
  expect(shown).toEqual([['Shen', '100104'], ['Shen', '100105'], ['Feng']])
  expect(storedValues).toEqual([])
})

test('[AUTH-43] reports a missing network and asks again next time', async () => {
  const { storedValues, place } = await show(() => Promise.reject(new TypeError('Nothing answered')))
  expect(place.textContent).toBe('Quick sign-in needs the network.')
  expect(storedValues).toEqual([])
})
