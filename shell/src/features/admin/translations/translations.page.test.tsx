import type { AdminTranslation } from '@apron/contract/dictionary/admin-translation'
import {
  pageAdminTranslations,
  saveAdminTranslation,
} from '@apron/contract/dictionary/admin-translation.calls'
import { chooseFile, field, press, rowsOf, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { answerList } from '../shared/answer-list.fixture.ts'
import { startPage } from '../shared/start-page.fixture.tsx'
import TranslationsPage from './translations.page.tsx'

const TITLE: AdminTranslation = {
  id: '5',
  code: 'home.title',
  type: 1,
  chinese: '首页',
  english: 'Home',
  version: 3,
  projectCode: 'APRON',
  projectName: 'Apron',
  createBy: '',
  createTime: '2026-03-02 09:00:00',
  updateBy: '',
  updateTime: '2026-03-02 09:00:00',
}

test('[ADM-22] reports a conflict, finds the latest version even if its code changed, and saves it', async () => {
  const { fake, open } = startPage(TranslationsPage, { resources: ['portal:translation:edit'] })
  const other = { ...TITLE, id: '8', code: 'about.title' }
  const store = { texts: [other, TITLE] }
  answerList(fake, pageAdminTranslations, () => store.texts)
  fake.refuse(saveAdminTranslation, 409, 'Somebody was faster')
  const tab = await open()
  await shows(() => expect(tab.el.querySelectorAll('tbody tr')).toHaveLength(2))
  const [, row] = tab.el.querySelectorAll('tbody tr')
  row?.querySelector<HTMLElement>('button')?.click()
  await shows(() => field(tab, 'English'))
  type(field(tab, 'English'), 'Start')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  store.texts = [other, { ...TITLE, code: 'start.title', version: 4 }]
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'Code').value).toBe('start.title'))
  fake.answer(saveAdminTranslation, TITLE)
  await press(tab, 'Save')
  const { id, type: kind, chinese } = TITLE
  await shows(() =>
    expect(fake.requests.findLast(({ path }) => path === saveAdminTranslation.path)?.body).toEqual({
      id,
      type: kind,
      chinese,
      code: 'start.title',
      english: 'Start',
      version: 4,
    }),
  )
})

test('[ADM-26] uploads the file that a text links to in place, and keeps it', async () => {
  const { bodiesOf, fake, open } = startPage(TranslationsPage, { resources: ['portal:translation:edit'] })
  const store: { texts: AdminTranslation[] } = { texts: [] }
  answerList(fake, pageAdminTranslations, () => store.texts)
  fake.answer(saveAdminTranslation, () => {
    store.texts = [{ ...TITLE, code: 'portal.manual', type: 2, chinese: '/file/7', english: '' }]
    return TITLE
  })
  const tab = await open()
  await press(tab, 'Add translation')
  await shows(() => field(tab, 'Code'))
  type(field(tab, 'Code'), 'portal.manual')
  const dialog = () => tab.portalRoot.querySelector('[role=dialog]')
  const kind = [...(dialog()?.querySelectorAll('label') ?? [])].find(
    each => each.textContent === 'Linked file',
  )
  kind?.click()
  await press(tab, 'Save')
  await shows(() => expect(dialog()?.textContent).toContain('Enter a Chinese or an English text'))
  expect(bodiesOf(saveAdminTranslation)).toEqual([])

  await chooseFile(tab, new File(['Chock the wheels first.'], 'manual.txt', { type: 'text/plain' }))
  await shows(() => expect(dialog()?.querySelector('button[aria-label="Open: manual.txt"]')).not.toBeNull())
  await press(tab, 'Save')
  const chinese = expect.stringMatching(/^\/file\//)
  await shows(() =>
    expect(bodiesOf(saveAdminTranslation)).toMatchObject([
      { code: 'portal.manual', type: 2, chinese, english: '' },
    ]),
  )
  await shows(() => expect(dialog()).toBeNull())

  await press(tab, 'Edit')
  await shows(() => expect(dialog()?.textContent).toContain('Current file'))
})

test.each([
  ['home.title', 'Desk'],
  ['admin.edit', 'Edit'],
])(
  '[ADM-22] shows the built-in text of %s, from the portal or from the kit of its lists',
  async (code, text) => {
    const { fake, open } = startPage(TranslationsPage)
    answerList(fake, pageAdminTranslations, () => [{ ...TITLE, code }])
    const tab = await open()
    await shows(() => expect(rowsOf(tab)[0]).toContain(text))
  },
)
