import type { AirportOption } from '@apron/contract/dictionary/airport'
import type { Storage } from '../../platform/storage/storage.ts'
import { h } from '../dom.ts'
import type { LoginApi } from '../login-api.ts'
import type { Words } from '../words.ts'
import { openDialog } from './dialog.ts'

/** Selects the initial site of logins on this device (AUTH-02). */
export async function openSiteDialog(
  words: Words,
  api: LoginApi,
  storage: Storage,
  onChosen: () => void,
): Promise<void> {
  const sites = await api.sites()
  const chosen = storage.get('loginSite')?.threeCode ?? ''

  function choice(site: AirportOption | null): HTMLElement {
    const value = site?.threeCode ?? ''
    const radio = h('input', { type: 'radio', name: 'login-site', value, checked: value === chosen })
    const name = h('span')
    words.follow(() => {
      const own = words.language === 'zh' ? site?.cnName : site?.enName
      name.textContent = own ?? words.get('siteDefault')
    })
    return h('label', {}, radio, ...(site ? [h('code', {}, value)] : []), name)
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
  form.addEventListener('submit', submitted => {
    submitted.preventDefault()
    const wanted = new FormData(form).get('login-site')
    storage.set('loginSite', sites.find(site => site.threeCode === wanted) ?? null)
    dialog.close()
    onChosen()
  })
}
