import { describe, expect, it } from 'vitest'
import { csn } from '../variants/csn.ts'
import { gameco } from '../variants/gameco.ts'
import { countFrame, countOfFrame, livePathOf, readLivePath } from './live-protocol.ts'

describe('path of the live connection', () => {
  it("[VAR-03] [LIVE-01] has the variant's prefix, user code and id", () => {
    expect(livePathOf(csn, '100104', 'a1')).toBe('/portal-csn/ws/message-push/100104/a1')
    expect(livePathOf(gameco, '100104', 'a1')).toBe('/portal/ws/message-push/100104/a1')
  })

  it.each(['100104', 'X 1', 'a/b', '冯'])('reads back the user code %s', userCode => {
    expect(readLivePath(csn, livePathOf(csn, userCode, 'id_-9'))).toEqual({ userCode, id: 'id_-9' })
  })

  it.each([
    ['another variant', '/portal/ws/message-push/100104/a'],
    ['no id', '/portal-csn/ws/message-push/100104'],
    ['an empty id', '/portal-csn/ws/message-push/100104/'],
    ['no user', '/portal-csn/ws/message-push//a'],
    ['one part too many', '/portal-csn/ws/message-push/100104/a/b'],
    ['an id with other signs', '/portal-csn/ws/message-push/100104/a.b'],
    ['an id that is too long', `/portal-csn/ws/message-push/100104/${'a'.repeat(65)}`],
    ['a broken code', '/portal-csn/ws/message-push/%zz/a'],
  ])('is refused with %s', (_what, path) => {
    expect(readLivePath(csn, path)).toBeNull()
  })
})

describe('[LIVE-04] frames with a count', () => {
  it.each([0, 7, 100_000])('reads count %d with the template code', count => {
    expect(countOfFrame(countFrame(count))).toBe(count)
  })

  it.each([
    ['another template', '{"templateCode":"AQ_OTHER","content":"3"}'],
    ['no template', '{"content":"3"}'],
    ['no content', '{"templateCode":"AQ_MSG_COUNT"}'],
    ['a text that is not a number', '{"templateCode":"AQ_MSG_COUNT","content":"3 <b>"}'],
    ['an empty text', '{"templateCode":"AQ_MSG_COUNT","content":""}'],
    ['a negative number', '{"templateCode":"AQ_MSG_COUNT","content":-1}'],
    ['half a message', '{"templateCode":"AQ_MSG_COUNT","content":1.5}'],
    ['the answer to a heartbeat', 'pong'],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['bytes', new ArrayBuffer(4)],
  ])('is not %s', (_what, frame) => {
    expect(countOfFrame(frame)).toBeNull()
  })
})
