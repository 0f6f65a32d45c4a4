import type { UserInfo } from '@apron/contract/organisation/user-info'
import type { SetupOptions } from '@apron/contract/sign-in/setup'
import { firstSites } from '@apron/contract/sign-in/setup.calls'
import { h } from '../../login/dom.ts'
import { type ActionForm, actionForm } from '../../login/form/action-form.ts'
import { showFieldErrors } from '../../login/form/show-field-errors.ts'
import { readToken } from '../../platform/token-cookie.ts'
import { type StepContext, textField } from './setup-parts.ts'

type Airport = SetupOptions['airports'][number]

/** Renders step 2: the company's sites. The first one selected becomes the administrator's own. */
export function sitesStep(
  { words, caller }: StepContext,
  { airports }: SetupOptions,
  onChosen: (user: UserInfo, sites: readonly string[]) => Promise<void>,
): ActionForm {
  const chosen = new Set<string>()
  const filter = textField(words, 'setupFilter', 'setup-filter')
  filter.input.type = 'search'
  const list = h('fieldset', { class: 'ap-setup-choices' })
  const legend = h('legend', { class: 'ap-login-live' }, words.text('setupSite'))
  const nothing = h('p', { class: 'ap-login-hint', hidden: true }, words.text('setupNothing'))
  const summary = h('p', { class: 'ap-login-hint', role: 'status' })

  const drawSummary = () => {
    summary.textContent = chosen.size === 0 ? '' : `${words.get('setupChosen')}${[...chosen].join(' · ')}`
  }
  words.watch(drawSummary)

  function createChoice({ threeCode, cnName, enName }: Airport) {
    const box = h('input', { type: 'checkbox', value: threeCode })
    box.addEventListener('change', () => {
      if (box.checked) chosen.add(threeCode)
      else chosen.delete(threeCode)
      filter.showError('')
      drawSummary()
    })
    const name = h('span', {}, words.text({ zh: cnName, en: enName }))
    const label = h('label', {}, box, h('code', {}, threeCode), name)
    return { label, words: `${threeCode} ${cnName} ${enName}`.toLowerCase() }
  }

  const choices = airports.map(createChoice)
  list.append(legend, ...choices.map(({ label }) => label), nothing)
  filter.input.addEventListener('input', () => {
    const query = filter.input.value.trim().toLowerCase()
    for (const each of choices) each.label.hidden = !each.words.includes(query)
    nothing.hidden = choices.some(({ label }) => !label.hidden)
  })

  return actionForm(
    words,
    [h('p', { class: 'ap-login-hint' }, words.text('setupSitesText')), filter.root, list, summary],
    {
      submit: 'setupSaveSites',
      busy: 'setupBusy',
      async onSubmit() {
        if (showFieldErrors(words, [[filter, chosen.size === 0 ? 'setupChooseSite' : null]])) return
        const sites = [...chosen]
        const user = await caller.data(firstSites, { body: { sites }, token: readToken() })
        await onChosen(user, sites)
      },
    },
  )
}
