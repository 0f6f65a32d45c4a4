import { describe, expect, it } from 'vitest'
import { OperatorError } from '../platform/config/operator-error.ts'
import { toStartError } from './start-error.ts'
import { announcement } from './start-texts.ts'

const PLACE = { host: '127.0.0.1', port: 3000 }
const systemError = (code: string, syscall = 'listen') => Object.assign(new Error(code), { code, syscall })

describe('toStartError', () => {
  it.each([
    ['EADDRINUSE', 'Port 3000 on 127.0.0.1 is in use'],
    ['EACCES', 'may not open port 3000'],
    ['EADDRNOTAVAIL', 'no address 127.0.0.1'],
    ['ENOSPC', 'disk is full'],
  ])('turns %s into a text for the operator', (code, text) => {
    const error = toStartError(systemError(code), PLACE)
    expect(error).toBeInstanceOf(OperatorError)
    if (error instanceof OperatorError) expect(error.text.en).toContain(text)
  })

  it.each([systemError('EACCES', 'open'), new Error('a bug'), 'a text'])('leaves %s unchanged', error => {
    expect(toStartError(error, PLACE)).toBe(error)
  })
})

describe('announcement', () => {
  const facts = {
    address: 'http://localhost:3000',
    store: '/d',
    variant: 'csn',
    demo: null,
    setupToken: null,
  }
  it('names address, store and variant', () => {
    expect(announcement(facts).en).toMatch(/http:\/\/localhost:3000[\s\S]*\/d[\s\S]*csn/)
  })
  it('shows how to log in to the demo', () => {
    const notes = [{ zh: '口令 x', en: 'passphrase x' }]
    const demo = { account: '100104', password: 'pw', file: 'f', notes }
    const { zh, en } = announcement({ ...facts, demo })
    expect(zh).toMatch(/账号 100104，密码 pw[\s\S]*\n口令 x\n/)
    expect(en).toContain('\npassphrase x\n')
  })
  it('shows the one-time command if there is no user', () => {
    expect(announcement({ ...facts, setupToken: 'tok' }).en).toMatch(/\/setup\?token=tok\n/)
  })
})
