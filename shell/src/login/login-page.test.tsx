import { csn } from '@apron/contract/variants/csn'
import { afterEach, expect, test, vi } from 'vitest'
import { createStorage, memoryStore } from '../platform/storage/storage.ts'
import { type LoginPageOptions, mountLogin } from './login-page.ts'

const APP = 'https://app.example.com/apron'

let removePage: (() => void) | undefined
afterEach(() => removePage?.())

/** Renders a deployment's login page on a server without responses. */
function show(deployment: Partial<LoginPageOptions> = {}) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nothing answered')))
  const storage = createStorage('csn:', memoryStore())
  storage.set('language', 'en')
  removePage = mountLogin({
    variant: csn,
    storage,
    rejectsExpired: false,
    mobileApp: '',
    safety: { phone: '', mail: '' },
    again: false,
    message: '',
    onAccepted: () => Promise.resolve(),
    ...deployment,
  })
  const page = document.querySelector<HTMLElement>('.ap-login') ?? expect.fail('There is no login page')
  return { page, storage }
}

const hrefs = (place: ParentNode, start: string) =>
  [...place.querySelectorAll(`a[href^="${start}"]`)].map(link => link.getAttribute('href'))

async function openDialog(page: HTMLElement, name: string): Promise<HTMLElement> {
  ;[...page.querySelectorAll('button')].find(each => each.textContent === name)?.click()
  return await vi.waitFor(
    () => page.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('There is no dialog'),
  )
}

test('[AUTH-02, AUTH-50] links to the reporting pages, and to the safety office if there is one', () => {
  const withoutContacts = show().page
  expect(hrefs(withoutContacts, '/safetyQuality/')).toEqual(['/safetyQuality/voluntaryReportingHome'])
  expect([...hrefs(withoutContacts, 'tel:'), ...hrefs(withoutContacts, 'mailto:')]).toEqual([])
  removePage?.()
  const { page } = show({ safety: { phone: '+86 20 8612 3456', mail: 'safety@example.com' } })
  expect(hrefs(page, 'tel:')).toEqual(['tel:+86 20 8612 3456'])
  expect(hrefs(page, 'mailto:')).toEqual(['mailto:safety@example.com'])
})

const reportTarget = (page: HTMLElement) => page.querySelector<HTMLAnchorElement>('a.ap-login-report')?.target

test('[AUTH-02, AUTH-11] opens the reporting pages in a new window after a timeout', () => {
  expect(reportTarget(show().page)).toBe('')
  removePage?.()
  expect(reportTarget(show({ again: true }).page)).toBe('_blank')
})

test('[AUTH-02] shows the address of the mobile app as a link and a QR code', async () => {
  const { page } = show({ mobileApp: APP })
  const download = await openDialog(page, 'Mobile app')
  const link = [...download.querySelectorAll('a')].find(each => each.textContent === 'Open download page')
  expect([link?.getAttribute('href'), link?.rel]).toEqual([APP, 'noopener noreferrer'])
  download.querySelector<HTMLElement>('button[aria-label=Close]')?.click()
  const scan = await openDialog(page, 'Scan with phone')
  expect(scan.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('QR code')
  expect(scan.textContent).toContain(APP)
})

test('[BAR-03] applies and stores the selected language at once, and keeps typed text', () => {
  const { page, storage } = show()
  const account = page.querySelector<HTMLInputElement>('input[name=username]')
  if (account !== null) account.value = '100104'
  ;[...page.querySelectorAll('button')].find(each => each.textContent === '中文')?.click()
  expect(document.documentElement.lang).toBe('zh-CN')
  expect(page.querySelector('h1')?.textContent).toBe('登录')
  expect(storage.get('language')).toBe('zh')
  expect(account?.value).toBe('100104')
})
