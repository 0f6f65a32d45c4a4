import { describe, expect, it } from 'vitest'
import { messageOpening } from './message-link.ts'

const route = (url: string | null) => messageOpening({ eventType: 'route', openWay: 0, url })
const link = (url: string | null) => messageOpening({ eventType: 'link', openWay: 0, url })

describe('opening a message', () => {
  it.each([
    [
      '/safetyQuality/checkedResult?id=1&source=checkList',
      '/safetyQuality/checkedResult?id=1&source=checkList',
    ],
    ['/', '/'],
    ['/a/../b', '/b'],
  ])('opens the path %s', (url, path) => {
    expect(route(url)).toEqual({ kind: 'route', path })
  })

  it('opens an https address', () => {
    expect(link('https://example.com/a?b=1#c')).toEqual({
      kind: 'external',
      url: 'https://example.com/a?b=1#c',
    })
    expect(link('HTTPS://Example.com')).toEqual({ kind: 'external', url: 'https://example.com/' })
  })

  it('shows text or custom content regardless of the address', () => {
    expect(messageOpening({ eventType: 'link', openWay: 1, url: 'https://example.com/' })).toEqual({
      kind: 'text',
    })
    expect(messageOpening({ eventType: 'route', openWay: 2, url: '/a' })).toEqual({ kind: 'custom' })
  })

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'vbscript:x',
    'file:///etc/passwd',
    'http://example.com/',
    'ftp://example.com/',
    '//example.com/',
    '/\\example.com/',
    '\\\\example.com',
    '/%09/example.com',
    '/%2f/example.com',
    '/%5cexample.com',
    'https:/example.com',
    'https:example.com',
    'https:///example.com',
    'https:\\\\example.com',
    'https://',
    'https://user@example.com/',
    'https://user:word@example.com/',
    'https://example.com:port/',
    `https://example.com/${'x'.repeat(2_000)}`,
    'example.com',
    '/login?redirect=/',
    '/redirect/x',
    `/${'x'.repeat(2_001)}`,
  ])('leads nowhere with %s', url => {
    expect(route(url)).toEqual({ kind: 'text' })
    expect(link(url)).toEqual({ kind: 'text' })
  })

  it('does not confuse paths and https addresses', () => {
    expect(route('https://example.com/')).toEqual({ kind: 'text' })
    expect(link('/safetyQuality/checkList')).toEqual({ kind: 'text' })
  })
})
