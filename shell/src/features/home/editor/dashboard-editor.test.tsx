import { listBoxOffers } from '@apron/contract/home/home.calls'
import { shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPart } from '../../../platform/parts/start-part.fixture.tsx'
import DashboardEditor from './dashboard-editor.tsx'

test('[API-03] shows the server’s message when it rejects the list of boxes', async () => {
  const { draw, fake, http, errors } = startPart()
  fake.refuse(listBoxOffers, 1999, 'Not possible today')
  const tab = await draw(<DashboardEditor http={http} menu={[]} boxes={[]} onDone={() => undefined} />)
  await shows(() => expect(tab.el.textContent).toContain('Not possible today'))
  expect(errors).toEqual(['Not possible today'])
})
