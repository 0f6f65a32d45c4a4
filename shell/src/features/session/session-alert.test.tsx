import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { SessionAlert } from './session-alert.tsx'

const OVER = CLIENT_TEXTS.sessionOver.en

test.each([
  ['the server’s message', 'Another client has logged in', [OVER, 'Another client has logged in']],
  ['nothing else without a message', '', [OVER]],
  ['its own text only once', OVER, [OVER]],
])('[API-03, AUTH-11] shows that the session has ended and %s', async (_, reason, lines) => {
  const { draw } = startPart()
  const tab = await draw(<SessionAlert open reason={reason} onConfirm={() => undefined} />)
  await shows(() => expect([...tab.el.querySelectorAll('p')].map(p => p.textContent)).toEqual(lines))
})
