import { shows } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { startMessages } from '../messages.fixture.ts'
import { Bell } from './bell.tsx'

async function start(unread: number) {
  const { services, draw } = startMessages()
  let retries = 0
  services.count.setState({ unread, link: 'live', countedAt: new Date(0), retry: () => (retries += 1) })
  const tab = await draw(
    <Bell language="en" count={services.count} urgent={false} onApproach={() => undefined}>
      {() => <p>The newest messages</p>}
    </Bell>,
  )
  const bell = await shows(
    () => tab.el.querySelector<HTMLButtonElement>('button[aria-label*="unread"]') ?? expect.fail('no bell'),
  )
  return { tab, bell, retries: () => retries }
}

test.each([
  [0, ''],
  [99, '99'],
  [100, '99+'],
])(
  '[BAR-05] for %i unread messages shows the badge %j and the full count in the name',
  async (unread, badge) => {
    const { bell } = await start(unread)
    expect(bell.textContent).toBe(badge)
    expect(bell.getAttribute('aria-label')).toContain(`${unread} unread`)
  },
)

test('[LIVE-03, LIVE-05] starts a new series of reconnects on a click on the bell, and opens the latest messages', async () => {
  const { tab, bell, retries } = await start(3)
  expect(retries()).toBe(0)
  bell.click()
  await shows(() => expect(tab.el.textContent).toContain('The newest messages'))
  expect(retries()).toBe(1)
  bell.click()
  await shows(() => expect(tab.el.textContent).not.toContain('The newest messages'))
  expect(retries()).toBe(1)
})
