import { expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/storage.ts'
import { noteReload, takeReloaded } from './reloaded-drafts.ts'

const CARD = { app: 'tools', key: 'card.save 17', site: '1' }

it('[DRF-01] names each draft of a reload once, at its own site', () => {
  const store = memoryStore()
  noteReload(store, [CARD, { ...CARD, key: 'card.save 18' }])
  expect(takeReloaded(store, { ...CARD, site: '2' })).toBe(false)
  expect([takeReloaded(store, CARD), takeReloaded(store, CARD)]).toEqual([true, false])
  expect(takeReloaded(store, { ...CARD, key: 'card.save 18' })).toBe(true)
})

it.each(['', '{', '{}', '[1]'])('knows of no reload where the browser holds %j', text => {
  const store = memoryStore()
  store.setItem('apron-reloaded-drafts', text)
  expect(takeReloaded(store, CARD)).toBe(false)
})
