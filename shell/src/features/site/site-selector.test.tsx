import { employeeAirportPage } from '@apron/contract/dictionary/airport.calls'
import { type FakeTab, shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startPart } from '../../platform/parts/start-part.fixture.tsx'
import { listSites } from './site.api.ts'
import { SiteSelector } from './site-selector.tsx'

const CAN = { id: '1', cnName: '广州', enName: 'Guangzhou', airportThreeCode: 'CAN' }
const SZX = { id: '2', cnName: '深圳', enName: 'Shenzhen', threeCode: 'SZX' }

async function start() {
  const { draw, fake, http, errors, bodiesOf } = startPart()
  const chosen: string[] = []
  fake.answer(employeeAirportPage, {
    records: [{ ...CAN, threeCode: 'CAN' }, SZX],
    total: 2,
    current: 1,
    size: 200,
  })
  const tab = await draw(
    <SiteSelector
      airport={CAN}
      language="en"
      loadSites={() => listSites(http)}
      onSwitch={({ threeCode }) => void chosen.push(threeCode)}
    />,
  )
  await shows(() => trigger(tab))
  return { tab, fake, errors, bodiesOf, chosen }
}

function trigger(tab: FakeTab): HTMLButtonElement {
  const button = tab.el.querySelector<HTMLButtonElement>('button[aria-label="Current site: Guangzhou"]')
  return button ?? expect.fail('There is no site')
}

const entries = (tab: FakeTab) =>
  [...tab.el.querySelectorAll<HTMLElement>('[role^=menuitem]')].map(each => each.textContent)

test('[AIR-01] loads up to 200 sites once, and switches to another', async () => {
  const { tab, bodiesOf, chosen } = await start()
  trigger(tab).focus()
  trigger(tab).click()
  await shows(() => expect(entries(tab).join()).toMatch(/Guangzhou.*Shenzhen/))
  expect(bodiesOf(employeeAirportPage)).toEqual([{ page: 1, limit: 200 }])
  const [own, other] = tab.el.querySelectorAll<HTMLElement>('[role^=menuitem]')
  own?.click()
  other?.click()
  await shows(() => expect(chosen).toEqual(['SZX']))
  await shows(() => expect(entries(tab)).toEqual([]))
})

test('[API-03, AIR-01] shows the server’s message when it rejects the list, and allows a retry', async () => {
  const { tab, fake, errors, bodiesOf } = await start()
  fake.refuse(employeeAirportPage, 1999, 'Not possible today')
  trigger(tab).focus()
  await shows(() => expect(errors).toEqual(['Not possible today']))
  trigger(tab).click()
  await shows(() => expect(entries(tab)).toEqual(['The sites could not be loaded. Try again.']))
  fake.answer(employeeAirportPage, { records: [SZX], total: 1, current: 1, size: 200 })
  tab.el.querySelector<HTMLElement>('[role^=menuitem]')?.click()
  await shows(() => expect(bodiesOf(employeeAirportPage)).toHaveLength(2))
  await shows(() => expect(entries(tab)).toEqual([]))
})
