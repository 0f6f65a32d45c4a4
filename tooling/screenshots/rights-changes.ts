import { AdminList } from '@apron/e2e/pages/admin-list'
import { WORDS, type Words } from '@apron/e2e/pages/words/words'
import { expect, type Page } from '@playwright/test'
import type { View } from './views.ts'

const NEW_MOBILE = '13911112222'
const HEADER = 'userCode,nameZh,nameEn,sex,userType,deptCode,roles,posts,sites,defaultSite,mobile'
const PEOPLE_FILE = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `${HEADER}\n100941,王芳,Wang Fang,F,employee,D0202,ADMIN,,CAN,CAN,13800000000\n100942,李强,Li Qiang,M,employee,D0202,INSPECTOR,,CAN,CAN,\n`,
  ),
}

async function editUser(page: Page, words: Words, userCode: string): Promise<AdminList> {
  const admin = new AdminList(page, words)
  await admin.open('users')
  await admin.search(words.numberOrName, userCode)
  await expect(admin.rows).toHaveCount(1)
  await admin.choose(admin.row(userCode), words.edit)
  return admin
}

async function grantPermission(page: Page, words: Words): Promise<AdminList> {
  const admin = new AdminList(page, words)
  await admin.open('roles')
  await admin.search(words.codeOrName, 'CRAFT')
  await admin.choose(admin.row('CRAFT'), words.edit)
  await admin.dialog.getByRole('checkbox', { name: /portal:user:view$/ }).check()
  return admin
}

/** Proposes some changes and withdraws one, so that the list has content. */
export async function proposeChanges(page: Page, language: keyof typeof WORDS): Promise<void> {
  const words = WORDS[language]
  for (const userCode of ['100303', '100302']) {
    const admin = await editUser(page, words, userCode)
    await admin.fillIn([words.mobile, NEW_MOBILE])
    await admin.finish()
  }
  await (await grantPermission(page, words)).finish()
  const changes = new AdminList(page, words)
  await changes.open('changes')
  await changes.chooseAndConfirm(changes.row('100303'), words.withdraw)
}

function changeView(name: string, person: 'administrator' | 'secondAdministrator', target: string): View {
  return {
    name,
    person,
    async show(page, words) {
      const admin = new AdminList(page, words)
      await admin.open('changes')
      await admin.choose(admin.row(target), words.lookAtChange)
      await expect(admin.dialog).toBeVisible()
    },
  }
}

/** Views of held changes: announced, listed, decided. */
export const RIGHTS_VIEWS: readonly View[] = [
  {
    name: 'rights-user-waits',
    person: 'administrator',
    async show(page, words) {
      const admin = await editUser(page, words, '100304')
      await admin.fillIn([words.mobile, NEW_MOBILE])
      await expect(admin.dialog.getByText(words.contactWaits)).toBeVisible()
    },
  },
  {
    name: 'rights-role-waits',
    person: 'administrator',
    async show(page, words) {
      const admin = await grantPermission(page, words)
      await expect(admin.dialog.getByText(words.changeWaits)).toBeVisible()
    },
  },
  {
    name: 'rights-import-waits',
    person: 'administrator',
    async show(page, words) {
      const admin = new AdminList(page, words)
      await admin.open('users')
      await admin.press(words.import)
      await admin.dialog.locator('input[type=file]').setInputFiles(PEOPLE_FILE)
      await expect(admin.dialog.getByText(words.rowsWait)).toBeVisible()
    },
  },
  {
    name: 'rights-reset',
    person: 'administrator',
    async show(page, words) {
      const admin = new AdminList(page, words)
      await admin.open('users')
      await admin.search(words.numberOrName, '100304')
      await admin.choose(admin.row('100304'), words.resetPassword)
      await expect(admin.dialog).toBeVisible()
    },
  },
  changeView('rights-change-own', 'administrator', 'CRAFT'),
  changeView('rights-change-role', 'secondAdministrator', 'CRAFT'),
  changeView('rights-change-contact', 'secondAdministrator', '100302'),
]
