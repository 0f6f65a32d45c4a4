import { OWN_PAGE_PATHS } from '@apron/shell/paths'
import { test as base } from '../../harness/portal-test.ts'
import { refusingServer } from '../../harness/refused-calls.ts'
import { AdminList } from '../../pages/admin-list.ts'
import { HomePage } from '../../pages/home-page.ts'
import { MessageBell } from '../../pages/message-bell.ts'
import { MessageDialog } from '../../pages/message-dialogs.ts'
import type { ShellPage } from '../../pages/shell-page.ts'

interface Tools {
  readonly shell: ShellPage
  readonly admin: AdminList
  readonly bell: MessageBell
  readonly box: MessageDialog
  readonly centre: MessageDialog
  readonly home: HomePage
}

const test = base.extend<{ tools: Tools }>({
  tools: async ({ language, page, shell, words }, use) =>
    use({
      shell,
      admin: new AdminList(page, words),
      bell: new MessageBell(page, language),
      box: new MessageDialog(page, language, 'box'),
      centre: new MessageDialog(page, language, 'centre'),
      home: new HomePage(page, words),
    }),
})
test.use({ person: 'administrator' })

interface Part {
  readonly name: string
  /** What goes well before. */
  readonly before?: (tools: Tools) => Promise<void>
  /** What the server refuses. */
  readonly act: (tools: Tools) => Promise<void>
}

/** Lists of which a row can be changed. */
const EDITED = ['users', 'roles', 'menus', 'resources', 'departments', 'sites', 'notices'] as const

/** What opens over a page, and what is saved there. */
const PARTS: readonly Part[] = [
  ...EDITED.map(kind => ({
    name: `administration: ${kind}, saving a change`,
    async before({ admin, shell }: Tools) {
      await shell.visit(`/admin/${kind}`)
      await admin.editFirst()
    },
    act: ({ admin }: Tools) => admin.submit(),
  })),
  { name: 'the newest messages', act: ({ bell }) => bell.open() },
  {
    name: 'the message box',
    before: ({ bell }) => bell.open(),
    act: ({ bell }) => bell.leadTo('box'),
  },
  {
    name: 'the message box: rectification orders',
    before: ({ bell }) => bell.openBox(),
    act: ({ box }) => box.tab(box.words.rectifications).click(),
  },
  {
    name: 'the message box: airline business',
    before: ({ bell }) => bell.openBox(),
    act: ({ box }) => box.tab(box.words.airline).click(),
  },
  {
    name: 'the message centre',
    before: ({ bell }) => bell.open(),
    act: ({ bell }) => bell.leadTo('centre'),
  },
  {
    name: 'the message centre: marking',
    async before({ bell, centre }) {
      await bell.openCentre()
      await centre.rows.first().getByRole('checkbox').check()
    },
    act: ({ centre }) => centre.press(centre.words.markRead),
  },
  {
    name: 'the message centre: sent ones',
    before: ({ bell }) => bell.openCentre(),
    act: ({ centre }) => centre.tab(centre.words.sent).click(),
  },
  { name: 'the subscriptions', act: ({ shell, bell }) => shell.chooseForMe(bell.words.subscriptions) },
  {
    name: 'the home page: beginning to edit it',
    before: ({ shell }) => shell.visit('/dashboard'),
    act: ({ home }) => home.edit.click(),
  },
  { name: 'the home page: another one', act: ({ home }) => home.toOriginal.click() },
  { name: 'the sites', act: ({ shell }) => shell.site.hover() },
]

for (const part of PARTS) {
  test(`[API-03] what the server says when it refuses is read: ${part.name}`, async ({ page, tools }) => {
    const server = await refusingServer(page)
    await page.goto('/403')
    await tools.bell.expectLive()
    await part.before?.(tools)
    await server.silence()
    await server.expectRead(() => part.act(tools))
  })
}

test('[API-03] what the server says when it refuses is read: every page of the shell @en-tablet', async ({
  page,
  tools,
}) => {
  test.setTimeout(120_000)
  const server = await refusingServer(page)
  await page.goto('/403')
  await tools.bell.expectLive()
  for (const path of ['/dashboard', ...OWN_PAGE_PATHS]) {
    await test.step(path, async () => {
      await server.silence()
      await server.expectRead(() => tools.shell.visit(path))
    })
  }
})
