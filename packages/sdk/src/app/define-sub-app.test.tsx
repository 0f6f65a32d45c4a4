import { defineTexts } from '@apron/contract/texts/define-texts'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { IfPermitted } from '../hooks/if-permitted.tsx'
import { useNavigate } from '../hooks/use-navigate.ts'
import { usePageTitle } from '../hooks/use-page-title.ts'
import { useTheme } from '../hooks/use-session.ts'
import { useQueryParam } from '../hooks/use-tab.ts'
import { lazyPage } from '../pages/lazy-page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { startPage, step } from './start-page.fixture.tsx'

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

test('[TAB-05] keeps state and input of a hidden tab and stops its effects', async () => {
  let running = 0
  function Page() {
    useEffect(() => {
      running += 1
      return () => {
        running -= 1
      }
    }, [])
    return (
      <>
        <input />
        <Counter />
      </>
    )
  }
  const { tab, button } = await startPage(Page)
  await step(() => button().click())
  const input = tab.el.querySelector('input') ?? expect.fail('no input')
  input.value = 'typed'
  expect(running).toBe(1)

  await step(() => tab.hide())
  expect(running).toBe(0)
  await step(() => tab.show())
  expect(running).toBe(1)
  expect(button().textContent).toBe('1')
  expect(tab.el.querySelector('input')?.value).toBe('typed')
})

function Titled() {
  return <h1>{usePageTitle()}</h1>
}

test('gives a page its title from the manifest in the language of the session', async () => {
  const { fake, tab } = await startPage(Titled)
  expect(tab.el.textContent).toBe('Page')
  await step(() => fake.setSession({ lang: 'zh' }))
  expect(tab.el.textContent).toBe('页')
})

const GREETING = defineTexts('testApp.greeting', { hello: { zh: '你好', en: 'Hello' } })

function Greeting() {
  return <p>{useTexts(GREETING).hello}</p>
}

test('updates the language of a hidden tab', async () => {
  const { fake, tab } = await startPage(Greeting)
  expect(tab.el.textContent).toBe('Hello')
  await step(() => tab.hide())
  await step(() => fake.setSession({ lang: 'zh' }))
  expect(tab.el.textContent).toBe('你好')
})

test('[I18N-02] replaces built-in texts with the operators’ overrides whenever they arrive', async () => {
  const { fake, tab } = await startPage(Greeting)
  expect(tab.el.textContent).toBe('Hello')
  await step(() => fake.setSession({ texts: { 'testApp.greeting.hello': { en: 'Good day' } } }))
  expect(tab.el.textContent).toBe('Good day')
  await step(() => fake.setSession({ lang: 'zh' }))
  expect(tab.el.textContent).toBe('你好')
  await step(() => fake.setSession({ lang: 'en' }))
  expect(tab.el.textContent).toBe('Good day')
  await step(() => fake.setSession({ texts: {} }))
  expect(tab.el.textContent).toBe('Hello')
})

function CounterOfId() {
  return (
    <>
      <i>{useQueryParam('id')}</i>
      <Counter />
    </>
  )
}

test('[TAB-10] remounts the page on refresh, but not on a new query', async () => {
  const { tab, button } = await startPage(CounterOfId, { path: '/testApp/page?id=1' })
  await step(() => button().click())
  await step(() => tab.goTo('/testApp/page?id=2'))
  expect(tab.el.textContent).toBe('21')
  await step(() => tab.refresh())
  expect(tab.el.textContent).toBe('20')
})

test('[APP-12] hides the loading flag only once the lazy page is on the screen', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const { tab } = await startPage(lazyPage(() => promise))
  expect(tab.firstLoaded).toBe(false)
  await step(async () => resolve({ default: () => <p>here</p> }))
  expect(tab.el.textContent).toBe('here')
  expect(tab.firstLoaded).toBe(true)
})

test('[APP-15] reports a page that throws, and allows a retry', async () => {
  let broken = true
  function Page() {
    if (broken) throw new Error('broken page')
    return <p>recovered</p>
  }
  const { fake, tab, button } = await startPage(Page)
  expect(tab.el.querySelector('[role=alert] h2')?.textContent).toBe('This page ran into an error')
  expect(tab.firstLoaded).toBe(true)
  expect(fake.reports).toHaveLength(1)
  expect(fake.reports[0]).toMatchObject({
    error: { message: 'broken page' },
    info: { path: '/testApp/page' },
  })
  broken = false
  await step(() => button().click())
  expect(tab.el.textContent).toBe('recovered')
})

test('[APP-15] loads a page’s failed code again on retry', async () => {
  let fetches = 0
  const page = lazyPage(async () => {
    fetches += 1
    // Mounting loads the code once, rendering a second time.
    if (fetches <= 2) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>loaded</p> }
  })
  const { tab, button } = await startPage(page, { session: { lang: 'zh' } })
  expect(tab.el.querySelector('h2')?.textContent).toBe('页面加载失败')
  expect(button().textContent).toBe('重试')
  await step(() => button().click())
  expect(tab.el.textContent).toBe('loaded')
  expect(fetches).toBe(3)
})

test('renders a preloaded page without loading it again', async () => {
  let fetches = 0
  const page = lazyPage(async () => {
    fetches += 1
    return { default: () => <p>here</p> }
  })
  const { app, fake } = await startPage(page, { path: '/testApp/nowhere' })
  await app.prepare?.('/testApp/nowhere')
  expect(fetches).toBe(0)
  await app.prepare?.('/testApp/page')
  const tab = fake.openTab('/testApp/page')
  await step(() => tab.mount(app))
  expect(tab.el.textContent).toBe('here')
  expect(fetches).toBe(1)
  await step(() => tab.unmount())
})

function BrokenProvider(): ReactNode {
  throw new Error('broken provider')
}

test('does not leave the tab empty if the provider fails', async () => {
  const { fake, tab } = await startPage(() => <p>page</p>, { definition: { provider: BrokenProvider } })
  expect(tab.el.querySelector('[role=alert]')).not.toBeNull()
  expect(fake.reports).toHaveLength(1)
})

test('reports an unknown address with a way back', async () => {
  const { tab, fake, button } = await startPage(() => <p>page</p>, { path: '/testApp/other' })
  expect(tab.el.textContent).toContain('not part of the installed version')
  expect(tab.el.textContent).toContain('/testApp/other')
  await step(() => button().click())
  expect(fake.navigations).toEqual([{ to: '/dashboard', options: undefined }])
  expect(tab.firstLoaded).toBe(true)
  await step(() => tab.goTo('/testApp/page'))
  expect(tab.el.textContent).toBe('page')
})

const Article = ({ children }: { children: ReactNode }) => <article>{children}</article>

test('[TAB-10] notifies the application of a refresh before the page is remounted', async () => {
  let text = 'cached'
  const setup = () => ({ refresh: () => void (text = 'fresh') })
  const { tab } = await startPage(() => <p>{text}</p>, { definition: { setup } })
  await step(() => tab.refresh())
  expect(tab.el.textContent).toBe('fresh')
})

test('passes language, theme and pop-up root to the provider, with wrap inside it', async () => {
  const provider = vi.fn(({ children }: { children: ReactNode }) => <section>{children}</section>)
  const { tab, fake } = await startPage(() => <p>page</p>, {
    definition: { provider, setup: () => ({ wrap: Article }) },
  })
  expect(tab.el.querySelector('section > article p')?.textContent).toBe('page')
  await step(() => fake.setSession({ theme: 'dark' }))
  expect(provider.mock.lastCall?.[0]).toMatchObject({ lang: 'en', theme: 'dark', portalRoot: tab.portalRoot })
})

function TwoLinks() {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      onClick={() => {
        navigate({ page: '/one', query: { id: '1&2', none: null } }, { multipleTabs: true })
        navigate('/amm/list')
      }}
    >
      go
    </button>
  )
}

test('navigates to its own pages by name, to others by path', async () => {
  const { fake, button } = await startPage(TwoLinks)
  await step(() => button().click())
  expect(fake.navigations).toEqual([
    { to: '/testApp/one?id=1%262', options: { multipleTabs: true } },
    { to: '/amm/list', options: undefined },
  ])
})

const AddIfPermitted = () => (
  <IfPermitted resource="ADD" otherwise={<i>no</i>}>
    <b>add</b>
  </IfPermitted>
)

test('[UI-04, PART-03] hides an element while the user lacks the permission, and shows it afterwards', async () => {
  const { fake, tab } = await startPage(AddIfPermitted)
  expect(tab.el.textContent).toBe('no')
  await step(() => fake.setSession({ resources: ['ADD'] }))
  expect(tab.el.textContent).toBe('add')
})

test('renders a tab mounted in the background when it is shown', async () => {
  const { tab } = await startPage(() => <p>page</p>, { tab: { active: false } })
  expect(tab.firstLoaded).toBe(false)
  await step(() => tab.show())
  expect(tab.el.textContent).toBe('page')
  expect(tab.firstLoaded).toBe(true)
})

test('removes listeners and runs the application’s own clean-up on disposal', async () => {
  const dispose = vi.fn()
  const { app, fake, tab } = await startPage(() => <p>{useTheme()}</p>, {
    definition: { setup: () => ({ dispose }) },
  })
  await step(async () => app.dispose?.())
  expect(dispose).toHaveBeenCalledOnce()
  await step(() => fake.setSession({ theme: 'dark' }))
  expect(tab.el.textContent).toBe('light')
})
