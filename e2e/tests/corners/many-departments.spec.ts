import { saveAdminDepartment } from '@apron/contract/calls/admin-department.calls'
import { MAX_PAGE_SIZE } from '@apron/contract/limits/paging'
import { callAs } from '../../harness/call-as.ts'
import { PEOPLE } from '../../harness/people.ts'
import { test as base, expect } from '../../harness/portal-test.ts'
import { signIn } from '../../harness/sign-in.ts'
import { AdminList } from '../../pages/admin-list.ts'

// A company of its own: so many departments would stand in the lists of every other test.
const test = base.extend({
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  storageState: async ({ language, ownServer }, use) =>
    use(await signIn(ownServer.origin, PEOPLE.administrator.username, ownServer.password, language)),
})

/** Behind all other departments: Z holds ZA, which is longer than a page, and ZB. */
const TOP = 'Z'
const LARGE = 'ZA'
const LAST = 'ZB'
const MANY = Array.from({ length: MAX_PAGE_SIZE }, (_, at) => `${LARGE}${String(at).padStart(3, '0')}`)

test('[ADM-91] each page of more departments than fit says which ones it cuts, as long as it shows the tree @tablet', async ({
  context,
  language,
  page,
  words,
}) => {
  test.slow()
  const admin = new AdminList(page, words)
  const codes = new Intl.ListFormat(language, { type: 'conjunction' }).format([TOP, LARGE])
  const note = (text: string) => admin.pane.getByText(text.replace('{codes}', codes), { exact: true })
  const goesOn = note(words.goesOn)
  const beginsWithin = note(words.beginsWithin)
  /** Whichever departments it names. */
  const anyNote = admin.pane.getByText(
    new RegExp([words.goesOn, words.beginsWithin].map(text => text.replace('{codes}', '.+')).join('|')),
  )
  const make = async (code: string, parentCode: string) =>
    await callAs(context, saveAdminDepartment, {
      body: { code, nameZh: `部门${code}`, nameEn: code, kind: 'department', parentCode, version: null },
    })

  await test.step('nothing is said of a tree that is shown whole', async () => {
    await make(TOP, '')
    await make(LARGE, TOP)
    await make(LAST, TOP)
    await admin.open('departments')
    await expect(admin.row(`部门${LAST}`)).toBeVisible()
    await expect(anyNote).toHaveCount(0)
  })

  await test.step('the first page says which go on behind it', async () => {
    // oxlint-disable-next-line no-await-in-loop -- the store makes one after the other
    for (const code of MANY) await make(code, LARGE)
    await admin.open('departments')
    await expect(admin.rows).toHaveCount(MAX_PAGE_SIZE)
    await expect(goesOn).toBeVisible()
    await expect(beginsWithin).toHaveCount(0)
  })

  await test.step('the last one says to which its first ones belong', async () => {
    await admin.press(words.nextPage)
    await expect(admin.row(`部门${LAST}`)).toBeVisible()
    await expect(beginsWithin).toBeVisible()
    await expect(goesOn).toHaveCount(0)
  })

  await test.step('what is found, or sorted, is no tree', async () => {
    await admin.search(words.codeOrName, LARGE)
    await expect(admin.rows).toHaveCount(MAX_PAGE_SIZE)
    await expect(admin.row(`部门${LARGE}000`)).toBeVisible()
    await expect(anyNote).toHaveCount(0)
    await admin.press(words.reset)
    await expect(goesOn).toBeVisible()
    const header = admin.pane.getByRole('columnheader').getByRole('button', { name: words.code }).first()
    const order = admin.pane.getByRole('combobox', { name: words.order })
    // On a tablet rows are cards, which have no header to press.
    await expect(header.or(order).first()).toBeVisible()
    await ((await header.isVisible()) ? header.click() : order.selectOption({ index: 1 }))
    await expect(anyNote).toHaveCount(0)
  })
})
