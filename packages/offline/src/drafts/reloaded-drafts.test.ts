import { expect, it } from 'vitest'
import { consumeReload, recordReload } from './reloaded-drafts.ts'

function memoryStore() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const CARD = { app: 'tools', key: 'card.save 17', site: '1' }

it('[DRF-01] reports each draft of a reload once, at its own site', () => {
  const store = memoryStore()
  recordReload(store, [CARD, { ...CARD, key: 'card.save 18' }])
  expect(consumeReload(store, { ...CARD, site: '2' })).toBe(false)
  expect([consumeReload(store, CARD), consumeReload(store, CARD)]).toEqual([true, false])
  expect(consumeReload(store, { ...CARD, key: 'card.save 18' })).toBe(true)
})

it.each(['', '{', '{}', '[1]'])('ignores invalid stored data %j', text => {
  const store = memoryStore()
  store.setItem('apron-reloaded-drafts', text)
  expect(consumeReload(store, CARD)).toBe(false)
})
