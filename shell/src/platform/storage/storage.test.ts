import { describe, expect, it } from 'vitest'
import { createStorage, memoryStore, usableStore } from './storage.ts'

const user = {
  token: 't',
  name: '张伟',
  userName: '100104',
  code: '100104',
  roles: ['inspector'],
  tempAirportId: 'a1',
  tempAirportThreeCode: 'CAN',
  pdExpireFlag: 0,
  pdExpireMsg: '',
}

describe('storage', () => {
  it('returns defaults if nothing is stored', () => {
    const storage = createStorage('csn:', memoryStore())
    expect(storage.get('language')).toBeNull()
    expect(storage.get('sidebarCollapsed')).toBe(false)
    expect(storage.get('user')).toBeNull()
  })

  it.each([
    ['language', '"fr"', null],
    ['language', '{broken', null],
    ['theme', '"dark"', 'dark'],
    ['sidebarCollapsed', '"yes"', false],
    ['user', '{"token":1}', null],
    ['user', JSON.stringify({ ...user, roles: [1] }), null],
    ['user', JSON.stringify(user), user],
  ] as const)('%s stored as %s is read as %j', (key, text, value) => {
    const store = memoryStore()
    store.setItem(`csn:${key}`, text)
    expect(createStorage('csn:', store).get(key)).toEqual(value)
  })

  it('[VAR-02] two variants on one origin do not share state', () => {
    const store = memoryStore()
    createStorage('csn:', store).set('theme', 'dark')
    expect(createStorage('gameco:', store).get('theme')).toBeNull()
  })

  it('[AUTH-10] logout removes the user’s data and keeps the device’s', () => {
    const storage = createStorage('csn:', memoryStore())
    storage.set('user', user)
    storage.set('language', 'en')
    storage.set('deviceId', 'd1')
    storage.set('remembered', { 'safetyQuality.checkList': { size: 20 } })
    storage.clearPersonal()
    expect(storage.get('user')).toBeNull()
    expect(storage.get('remembered')).toEqual({})
    expect(storage.get('language')).toBe('en')
    expect(storage.get('deviceId')).toBe('d1')
  })

  it('works in memory if the browser blocks storage', () => {
    const store = usableStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const storage = createStorage('csn:', store)
    storage.set('language', 'en')
    expect(storage.get('language')).toBe('en')
  })

  it('reads existing values and keeps the rest in memory if storage is full', () => {
    const full = memoryStore()
    full.setItem('csn:theme', '"dark"')
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = createStorage(
      'csn:',
      usableStore(() => full),
    )
    expect(storage.get('theme')).toBe('dark')
    storage.set('theme', 'light')
    storage.set('language', 'en')
    expect(storage.get('theme')).toBe('light')
    expect(storage.get('language')).toBe('en')
    storage.set('language', null)
    expect(storage.get('language')).toBeNull()
  })
})
