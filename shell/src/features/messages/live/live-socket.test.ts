import { csn } from '@apron/contract/variants/csn'
import { gameco } from '@apron/contract/variants/gameco'
import { expect, it } from 'vitest'
import { liveUrl } from './live-socket.ts'

it.each([
  ['http:', 'portal.example', csn, 'ws://portal.example/portal-csn/ws/message-push/100104/a1'],
  ['https:', 'portal.example:8443', csn, 'wss://portal.example:8443/portal-csn/ws/message-push/100104/a1'],
  ['http:', '127.0.0.1:3000', gameco, 'ws://127.0.0.1:3000/portal/ws/message-push/100104/a1'],
  ['https:', 'portal.example', gameco, 'wss://portal.example/portal/ws/message-push/100104/a1'],
] as const)('[LIVE-01, VAR-03] a page of %s at %s connects to %3$s', (protocol, host, variant, url) => {
  expect(liveUrl({ protocol, host }, variant, '100104', 'a1')).toBe(url)
})
