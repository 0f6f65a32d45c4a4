import { TOKEN_COOKIE } from '@apron/contract/calls/base-path'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { type ForeignOrigin, startForeignOrigin } from '../../../harness/foreign-origin.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'
import { PasswordDialog } from '../../../pages/sign-in/password-dialog.ts'

const { inspector, refused, renewing } = PEOPLE
const NEW_PASSWORD = 'seven quiet turbines'

const test = base.extend<{ passwordDialog: PasswordDialog }>({
  /** The dialog of a person whose change is rejected, as after the login. */
  passwordDialog: async ({ language, loginPage, page, server }, use) => {
    const dialog = new PasswordDialog(page, language)
    await loginPage.open()
    await loginPage.logIn(refused.username, server.password)
    await dialog.open(refused[language])
    await use(dialog)
  },
})

test.describe('with the page of the portal', () => {
  test('[AUTH-13, AUTH-14, AUTH-51] ends all other sessions of the person after a password change and renews this one @en-tablet', async ({
    browser,
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    test.setTimeout(120_000)
    const dialog = new PasswordDialog(page, language)
    const token = async () =>
      (await page.context().cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value
    const elsewhere = await browser.newContext({ baseURL: server.origin, locale: language })
    const other = await elsewhere.newPage()
    await new LoginPage(other, words).open()
    await new LoginPage(other, words).logIn(renewing.username, server.password)
    await expect(other).toHaveURL(/dashboard$/)
    await loginPage.open()
    await loginPage.logIn(renewing.username, server.password)
    await shell.expectLoggedIn(renewing[language])

    await test.step('When I open the dialog, it is one form, 560 px wide', async () => {
      await dialog.open(renewing[language])
      await expect(dialog.current).toBeFocused()
      expect((await dialog.root.boundingBox())?.width).toBe(560)
      expect(await seriousViolations(page)).toEqual([])
    })

    await test.step('Then invalid input is reported before anything is sent', async () => {
      const sent: string[] = []
      page.on('request', request => sent.push(request.url()))
      await dialog.submit(server.password, 'short', 'other')
      await expect(dialog.page.getByText(dialog.words.short, { exact: true })).toBeVisible()
      await expect(dialog.page.getByText(dialog.words.notTheSame)).toBeVisible()
      await dialog.submit(server.password, 'qwertyuiop123')
      await expect(dialog.page.getByText(dialog.words.guessable)).toBeVisible()
      await expect(dialog.page.getByText(dialog.words.weak, { exact: true })).toBeVisible()
      await dialog.submit(server.password, `hangar ${renewing.username} north`)
      await expect(dialog.page.getByText(dialog.words.account)).toBeVisible()
      await dialog.submit('', NEW_PASSWORD)
      await expect(dialog.root.getByText(dialog.words.enterCurrent)).toBeVisible()
      await expect(dialog.current).toBeFocused()
      expect(sent.filter(url => url.includes('/passwordChange/'))).toEqual([])
    })

    await test.step('And a wrong current password, or an unchanged one, is rejected', async () => {
      await expect(dialog.page.getByText(dialog.words.veryStrong)).toBeVisible()
      await dialog.submit('not my password', NEW_PASSWORD)
      await expect(dialog.toast(dialog.words.wrongCurrent)).toBeVisible()
      await dialog.submit(server.password, server.password)
      await expect(dialog.toast(dialog.words.same)).toBeVisible()
      await expect(dialog.root).toBeVisible()
    })

    await test.step('And with the correct one it is changed, and nothing was sent in clear text', async () => {
      const bodies: string[] = []
      const before = await token()
      page.on('request', request => bodies.push(request.postData() ?? ''))
      await dialog.submit(server.password, NEW_PASSWORD)
      await expect(dialog.toast(dialog.words.changed)).toBeVisible({ timeout: 20_000 })
      await expect(dialog.root).toBeHidden()
      expect(bodies.join('\n')).not.toContain(server.password)
      expect(bodies.join('\n')).not.toContain(NEW_PASSWORD)
      expect(await token()).not.toBe(before)
    })

    await test.step('My session continues; elsewhere I am asked to log in again', async () => {
      await page.reload()
      await shell.expectLoggedIn(renewing[language])
      await other.reload()
      await new LoginPage(other, words).expectShown()
      await new LoginPage(other, words).logIn(renewing.username, NEW_PASSWORD)
      await expect(other).toHaveURL(/dashboard$/)
      await elsewhere.close()
    })
  })

  test('[AUTH-13] fields and eye buttons of the dialog and of its page are aligned in one column @en-tablet', async ({
    passwordDialog: dialog,
  }) => {
    const columns = await Promise.all(
      [dialog.current, dialog.fresh, dialog.repeat].map(async field => {
        const eye = field.locator('..').getByRole('button').locator('svg')
        const [frame, drawn] = [await field.boundingBox(), await eye.boundingBox()]
        return [frame?.x, frame?.width, drawn?.x, drawn?.width]
      }),
    )
    expect(columns[1]).toEqual(columns[0])
    expect(columns[2]).toEqual(columns[0])
  })

  test('[AUTH-13] works by keyboard, and cancel closes it', async ({
    language,
    passwordDialog: dialog,
    page,
    server,
  }) => {
    await page.keyboard.type(server.password)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(dialog.fresh).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog.root).toBeHidden()
    await dialog.open(refused[language])
    await dialog.page.getByRole('button', { name: dialog.words.cancel }).click()
    await expect(dialog.root).toBeHidden()
  })

  test('[AUTH-14] shows an error without a message as a system exception; without a user name no dialog opens @en-tablet', async ({
    language,
    loginPage,
    page,
    server,
  }) => {
    const dialog = new PasswordDialog(page, language)
    await page.route('**/passwordChange/change', route =>
      route.fulfill({ json: { code: 500, msg: '', data: null, success: false } }),
    )
    await loginPage.open()
    await loginPage.logIn(refused.username, server.password)
    await dialog.open(refused[language])
    await dialog.submit(server.password, NEW_PASSWORD)
    await expect(dialog.toast(dialog.words.exception)).toBeVisible()

    await page.route('**/loginEmployeeInfo', async route => {
      const answer = await route.fetch()
      const body: { data: object } = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, code: '' } } })
    })
    await page.reload()
    await dialog.choose(refused[language])
    await expect(dialog.toast(dialog.words.unknownUser)).toBeVisible()
    await expect(dialog.root).toBeHidden()
  })
})

test.describe('with a page of another origin', () => {
  const SCRIPT = `<!doctype html><title>password</title><button>go</button><pre></pre><script>
    const received = []
    const print = () => (document.querySelector('pre').textContent = JSON.stringify(received))
    addEventListener('message', ({ data, ports: [port] }) => {
      received.push(data)
      port.onmessage = ({ data }) => { received.push(data); print() }
      document.querySelector('button').onclick = () => {
        ;['currentPassword', 'publicKey', 'authorization', 'token'].forEach((get, id) => port.postMessage({ id, get }))
      }
      print()
    })
    parent.postMessage({ apron: 'password-page' }, '*')
  </script>`
  const foreign = test.extend<{ origin: ForeignOrigin }>({
    origin: async ({}, use) => {
      const origin = await startForeignOrigin(SCRIPT, 'text/html')
      await use(origin)
      await origin.close()
    },
    ownEnv: async ({ origin }, use) => use({ PASSWORD_PAGE_URL: `${origin.origin}/password` }),
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  foreign(
    '[AUTH-13] only that page gets ciphertext, key and a single-purpose token',
    async ({ language, loginPage, origin, ownServer, page }) => {
      test.setTimeout(120_000)
      const dialog = new PasswordDialog(page, language)
      await loginPage.open()
      await loginPage.logIn(inspector.username, ownServer.password)
      await dialog.choose(inspector[language])
      const log = dialog.page.locator('pre')
      await expect(log).toContainText('password-callbacks')
      await dialog.current.fill(ownServer.password)
      await dialog.page.getByRole('button', { name: 'go' }).click()
      await expect(log).toContainText('"id":2')
      const messages: { id?: number; value?: string }[] = JSON.parse((await log.textContent()) ?? '[]')
      const value = (id: number) => messages.find(message => message.id === id)?.value ?? ''
      expect(messages).toHaveLength(4)
      expect(value(0)).toMatch(/^[\w+/=]+[.][\w+/=]+[.][\w+/=]+$/)
      const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
      expect(token).not.toBe('')
      const sent = JSON.stringify(messages)
      expect(sent).not.toContain(ownServer.password)
      expect(sent).not.toContain(token)
      const asPerson = await fetch(`${ownServer.origin}/portal-csn/api/ram/employee/loginEmployeeInfo`, {
        headers: { authorization: value(2) },
      })
      expect(asPerson.status).toBe(401)
      expect(origin.requestedPaths).toEqual(['/password'])

      await test.step('A message from another window of that page, or of this one, opens no channel', async () => {
        const portCount = await page.evaluate(async () => {
          let answers = 0
          addEventListener('message', ({ ports }) => {
            answers += ports.length
          })
          postMessage({ apron: 'password-page' }, '*')
          const frame = document.createElement('iframe')
          frame.srcdoc = '<!doctype html>'
          document.body.append(frame)
          await new Promise(done => frame.addEventListener('load', done, { once: true }))
          // Messages arrive in order, so this one comes after the others.
          await new Promise(done => {
            addEventListener('message', ({ data }) => data === 'last' && done(null))
            postMessage('last', '*')
          })
          frame.remove()
          return answers
        })
        expect(portCount).toBe(0)
      })
    },
  )
})

test.describe('with a link outside the portal', () => {
  const outside = test.extend<{ origin: ForeignOrigin }>({
    origin: async ({}, use) => {
      const origin = await startForeignOrigin('<!doctype html><title>reset</title>', 'text/html')
      await use(origin)
      await origin.close()
    },
    ownEnv: async ({ origin }, use) => use({ PASSWORD_RESET_LINK: `${origin.origin}/reset` }),
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  outside(
    '[AUTH-15, AUTH-20] it opens in a new window without access to this one; each failure has its message @en-tablet',
    async ({ context, language, loginPage, origin, ownServer, page }) => {
      test.setTimeout(120_000)
      const dialog = new PasswordDialog(page, language)
      await loginPage.open()
      await loginPage.logIn(inspector.username, ownServer.password)
      const opened = context.waitForEvent('page')
      await dialog.choose(inspector[language])
      const window = await opened
      await window.waitForURL(`${origin.origin}/reset`)
      expect(await window.evaluate(() => [opener === null, document.referrer])).toEqual([true, ''])
      await window.close()
      await expect(dialog.root).toBeHidden()

      for (const [answer, text] of [
        [
          { code: 200, success: true, msg: '', data: 'https://elsewhere.example.com/' },
          dialog.words.linkInvalid,
        ],
        [{ code: 200, success: false, msg: '', data: null }, dialog.words.linkFailed],
        [{ code: 500, success: false, msg: 'closed today', data: null }, 'closed today'],
      ] as const) {
        await page.route('**/getChangePDUrl*', route => route.fulfill({ json: answer }))
        await dialog.choose(inspector[language])
        await expect(dialog.toast(text)).toBeVisible()
        await page.unroute('**/getChangePDUrl*')
      }
      expect(context.pages()).toHaveLength(1)
    },
  )
})
