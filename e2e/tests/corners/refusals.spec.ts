import { OWN_PAGE_PATHS } from '@apron/shell/paths'
import { test } from '../../harness/fixtures/portal-test.ts'
import { refusingServer } from '../../harness/refused-calls.ts'
import { MessageBell } from '../../pages/message-bell.ts'

test.use({ person: 'administrator' })

test('[API-03] every page of the shell shows the server’s message of a rejection @en-tablet', async ({
  language,
  page,
  shell,
}) => {
  test.setTimeout(120_000)
  const server = await refusingServer(page)
  await page.goto('/403')
  await new MessageBell(page, language).expectLive()
  for (const path of ['/dashboard', ...OWN_PAGE_PATHS]) {
    await test.step(path, async () => {
      await server.silence()
      await server.expectRead(() => shell.visit(path))
    })
  }
})
