import type { AdminNotice } from '@apron/contract/messages/admin-notice'
import { pageAdminNotices, saveAdminNotice } from '@apron/contract/messages/admin-notice.calls'
import { field, press, shows, type } from '@apron/sdk/testing'
import { expect, test } from 'vitest'
import { answerList } from '../shared/answer-list.fixture.ts'
import { startPage } from '../shared/start-page.fixture.tsx'
import { NOTICE } from './notice.fixture.ts'
import NoticesPage from './notices.page.tsx'

test('[ADM-23] reports a conflict, finds the latest version even if renamed, and saves it', async () => {
  const { fake, open } = startPage(NoticesPage, { resources: ['portal:notice:edit'] })
  const other = { ...NOTICE, id: '8', titleEn: 'Power cut' }
  const store = { notices: [other, NOTICE] }
  answerList(fake, pageAdminNotices, () => store.notices)
  fake.refuse(saveAdminNotice, 409, 'Somebody was faster')
  const tab = await open()
  await shows(() => expect(tab.el.querySelectorAll('tbody tr')).toHaveLength(2))
  const [, row] = tab.el.querySelectorAll('tbody tr')
  row?.querySelector<HTMLElement>('button')?.click()
  await shows(() => field(tab, 'English text'))
  type(field(tab, 'English text'), 'Sunday')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  store.notices = [other, { ...NOTICE, titleEn: 'No power', version: 4 }]
  await press(tab, 'Load latest version')
  await shows(() => expect(field(tab, 'English title').value).toBe('No power'))
  fake.answer(saveAdminNotice, NOTICE)
  await press(tab, 'Save')
  const { id, kind, titleZh, contentZh } = NOTICE
  await shows(() =>
    expect(fake.requests.findLast(({ path }) => path === saveAdminNotice.path)?.body).toEqual({
      id,
      kind,
      titleZh,
      contentZh,
      titleEn: 'No power',
      contentEn: 'Sunday',
      site: '',
      roles: [],
      departments: [],
      version: 4,
    }),
  )
})

test('[ADM-23] reports that a notice was deleted in the meantime', async () => {
  const { fake, open } = startPage(NoticesPage, { resources: ['portal:notice:edit'] })
  const store = { notices: [NOTICE] }
  answerList(fake, pageAdminNotices, () => store.notices)
  fake.refuse(saveAdminNotice, 409, 'Somebody was faster')
  const tab = await open()
  await press(tab, 'Edit')
  await press(tab, 'Save')
  await shows(() => expect(tab.portalRoot.textContent).toContain('Somebody was faster'))
  store.notices = [{ ...NOTICE, id: '8' }]
  await press(tab, 'Load latest version')
  await shows(() => expect(tab.portalRoot.textContent).toContain('This record no longer exists'))
})

test('[MSG-41] saves a new notice as a draft or publishes it in one step; a published notice can only be saved', async () => {
  const { bodiesOf, fake, open } = startPage(NoticesPage, { resources: ['portal:notice:edit'] })
  const store: { notices: AdminNotice[] } = { notices: [] }
  answerList(fake, pageAdminNotices, () => store.notices)
  fake.answer(saveAdminNotice, NOTICE)
  const tab = await open()
  const fillForm = async () => {
    await press(tab, 'Add notice')
    for (const name of ['Chinese title', 'English title', 'Chinese text', 'English text']) {
      await shows(() => field(tab, name))
      type(field(tab, name), 'Text')
    }
  }
  const savedBodies = () => bodiesOf(saveAdminNotice)
  await fillForm()
  await press(tab, 'Save')
  await shows(() => expect(savedBodies()).toHaveLength(1))
  expect(savedBodies()[0]).not.toHaveProperty('publish')
  await shows(() => expect(tab.portalRoot.textContent).not.toContain('Save and publish'))
  await fillForm()
  await press(tab, 'Save and publish')
  await shows(() => expect(savedBodies()).toHaveLength(2))
  expect(savedBodies()[1]).toMatchObject({ publish: true, site: '', roles: [], departments: [] })

  store.notices = [NOTICE]
  const other = await open()
  await press(other, 'Edit')
  await shows(() => field(other, 'English title'))
  expect(other.portalRoot.textContent).not.toContain('Save and publish')
})
