import { NO_OVERRIDES } from '@apron/contract/texts/pick-texts'
import { TextsContext } from '@apron/sdk/texts'
import { UiProvider } from '@apron/ui/provider'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import type { FailureCause } from '../loading/load-state.ts'
import FailureMessage from './failure-message.tsx'

let root: Root | undefined
afterEach(() => flushSync(() => root?.unmount()))

function draw(cause: FailureCause, resources: readonly string[]): HTMLElement {
  const container = document.createElement('div')
  root = createRoot(container)
  flushSync(() =>
    root?.render(
      <TextsContext value={{ language: 'en', overrides: NO_OVERRIDES }}>
        <UiProvider lang="en" theme="light">
          <FailureMessage
            app="amm"
            version={null}
            title="Manuals"
            location={{ path: '/amm/library', query: {}, hash: '', fullPath: '/amm/library' }}
            failure={{ cause, details: '' }}
            onRetry={() => undefined}
            onContinue={null}
            resources={resources}
          />
        </UiProvider>
      </TextsContext>,
    ),
  )
  return container
}

const actions = (container: HTMLElement) =>
  [...container.querySelectorAll('.ap-problem-actions > *')].map(each => [
    each.textContent,
    each.getAttribute('href'),
  ])

it.each([
  [
    'users who may install applications',
    ['portal:subApp:manage'],
    'install',
    'Open sub-applications',
    '/admin/subApps',
  ],
  ['users who manage the menu', ['portal:menu:view'], 'hide its entries', 'Open menus', '/admin/menus'],
  ['everybody else', [], 'ask your administrator', 'Go to home page', '/dashboard'],
])(
  '[MENU-08] tells %s what to do about an application that is not installed',
  (_who, resources, expected, label, href) => {
    const container = draw('not-registered', resources)
    expect(container.textContent).toContain('“Manuals” is not installed')
    expect(container.textContent).toContain(expected)
    expect(actions(container)).toEqual([[label, href]])
  },
)

it('[APP-15] offers a retry after a failed load, and details for support', () => {
  const container = draw('unreachable', ['portal:subApp:manage'])
  expect(actions(container)).toEqual([['Try again', null]])
  expect(container.querySelector('.ap-problem-more')?.textContent).toBe('Copy details')
})
