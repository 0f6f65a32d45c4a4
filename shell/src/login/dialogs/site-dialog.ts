import type { AirportOption } from '@apron/contract/dictionary/airport'
import type { Storage } from '../../platform/storage/storage.ts'
import { h } from '../dom.ts'
import type { LoginApi } from '../login-api.ts'
import { createWords, type Words } from '../words.ts'
import { openDialog } from './dialog.ts'
import { siteTexts } from './site-dialog.texts.ts'

/** Selects the initial site of logins on this device (AUTH-02). */
export async function openSiteDialog(
  page: Words,
  api: LoginApi,
  storage: Storage,
  onChosen: () => void,
): Promise<void> {
  const sites = await api.sites()
  // The language cannot change while the dialog covers the page.
  const words = createWords(page.language, siteTexts)
  const current = storage.get('loginSite')?.threeCode ?? ''

  function choice(site: AirportOption | null): HTMLElement {
    const value = site?.threeCode ?? ''
    const radio = h('input', { type: 'radio', name: 'login-site', value, checked: value === current })
    const name = words.text(site === null ? 'siteDefault' : { zh: site.cnName, en: site.enName })
    return h('label', {}, radio, ...(site ? [h('code', {}, value)] : []), h('span', {}, name))
  }

  const save = h('button', { type: 'submit', class: 'ap-login-submit' }, words.text('saveSite'))
  const form = h(
    'form',
    { class: 'ap-login-form' },
    h(
      'fieldset',
      { class: 'ap-login-sites' },
      h('legend', { class: 'ap-login-live' }, words.text('siteTitle')),
      choice(null),
      ...sites.map(choice),
    ),
    h('div', { class: 'ap-login-actions' }, save),
  )
  const dialog = openDialog(words, 'siteTitle', [
    h('p', { class: 'ap-login-hint' }, words.text('siteText')),
    form,
  ])
  form.addEventListener('submit', event => {
    event.preventDefault()
    const selected = new FormData(form).get('login-site')
    storage.set('loginSite', sites.find(site => site.threeCode === selected) ?? null)
    dialog.close()
    onChosen()
  })
}
