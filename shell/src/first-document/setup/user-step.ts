import { DEPARTMENT_CODE } from '@apron/contract/rules/records/admin-formats'
import type { FirstInvitation, SetupOptions } from '@apron/contract/sign-in/setup'
import { firstUser } from '@apron/contract/sign-in/setup.calls'
import { h } from '../../login/dom.ts'
import { type ActionForm, actionForm } from '../../login/form/action-form.ts'
import { type CheckedField, showFieldErrors } from '../../login/form/show-field-errors.ts'
import { readToken } from '../../platform/token-cookie.ts'
import type { SetupKey } from './setup.texts.ts'
import { namedFields, personFields, type SetupWords, type StepContext } from './setup-parts.ts'

const NEW = ''
const ADMINISTRATOR = 'ADMIN'

interface Choice {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

function selectField(words: SetupWords, label: SetupKey, id: string, options: readonly HTMLOptionElement[]) {
  const select = h('select', { id, class: 'ap-login-input' }, ...options)
  return {
    select,
    root: h('div', { class: 'ap-login-field' }, h('label', { for: id }, words.text(label)), select),
  }
}

function createOption(words: SetupWords, { code, nameZh, nameEn }: Choice) {
  return h('option', { value: code }, words.text({ zh: `${code} ${nameZh}`, en: `${code} ${nameEn}` }))
}

/** Selects an existing department, or creates one with code and names. */
function departmentFields(words: SetupWords, departments: readonly Choice[]) {
  const { select, root } = selectField(words, 'setupDepartment', 'setup-department', [
    h('option', { value: NEW }, words.text('setupNewDepartment')),
    ...departments.map(department => createOption(words, department)),
  ])
  const labels = {
    code: 'setupDepartmentCode',
    nameZh: 'setupDepartmentZh',
    nameEn: 'setupDepartmentEn',
    invalid: 'setupCodeWrong',
  } as const
  const { code, roots, values, validate } = namedFields(words, 'department', labels, DEPARTMENT_CODE)
  code.maxLength = 20
  const newDepartment = h('div', { class: 'ap-login-form' }, ...roots)
  const isNew = () => select.value === NEW
  select.addEventListener('change', () => {
    newDepartment.hidden = !isNew()
  })
  return {
    roots: [root, newDepartment],
    validate: () => (isNew() ? validate() : []),
    value: () => (isNew() ? values() : { code: select.value }),
  }
}

function roleFields(words: SetupWords, roles: SetupOptions['roles']) {
  const boxes = roles.map(({ code, nameZh, nameEn, descriptionZh, descriptionEn }) => {
    const description = h('p', { id: `role-${code}` }, words.text({ zh: descriptionZh, en: descriptionEn }))
    const box = h('input', { type: 'checkbox', value: code, 'aria-describedby': description.id })
    const label = h('label', {}, box, h('span', {}, words.text({ zh: nameZh, en: nameEn })))
    return { box, root: h('div', { class: 'ap-setup-role' }, label, description) }
  })
  const error = h('p', { id: 'login-roles-error', class: 'ap-login-error' })
  const root = h(
    'fieldset',
    { class: 'ap-setup-choices ap-setup-two', 'aria-describedby': error.id },
    h('legend', {}, words.text('setupRoles')),
    ...boxes.map(each => each.root),
  )
  root.addEventListener('change', () => error.replaceChildren())
  const value = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value)
  const [first] = boxes
  const target = {
    input: first?.box ?? h('input'),
    showError: (text: string) => error.replaceChildren(text),
  }
  const validate = (): CheckedField<SetupKey> => [target, value().length === 0 ? 'setupChooseRole' : null]
  return { roots: [root, error], validate, value }
}

/** Renders step 3: a first user, who gets a one-time link. Optional. */
export function userStep(
  { words, caller }: StepContext,
  { airports, departments, roles }: SetupOptions,
  sites: readonly string[],
  callbacks: { readonly onCreated: (invitation: FirstInvitation) => void; readonly onSkipped: () => void },
): ActionForm {
  const person = personFields(words, 'user')
  const department = departmentFields(words, departments)
  const roleChoice = roleFields(
    words,
    roles.filter(({ code }) => code !== ADMINISTRATOR),
  )
  const ownSites = airports.filter(({ threeCode, isSite }) =>
    sites.length === 0 ? isSite : sites.includes(threeCode),
  )
  const site = selectField(
    words,
    'setupSite',
    'setup-site',
    ownSites.map(({ threeCode, cnName, enName }) =>
      createOption(words, { code: threeCode, nameZh: cnName, nameEn: enName }),
    ),
  )
  const skip = h('button', { type: 'button', class: 'ap-login-next' }, words.text('setupSkip'))
  skip.addEventListener('click', callbacks.onSkipped)
  return actionForm(
    words,
    [
      h('p', { class: 'ap-login-hint' }, words.text('setupUserText')),
      ...person.roots,
      ...department.roots,
      ...roleChoice.roots,
      site.root,
    ],
    {
      submit: 'setupAddUser',
      busy: 'setupBusy',
      buttons: submit => [submit, skip],
      async onSubmit() {
        const checked = [...person.validate(), ...department.validate(), roleChoice.validate()]
        if (showFieldErrors(words, checked)) return
        const body = {
          ...person.values(),
          department: department.value(),
          roles: roleChoice.value(),
          site: site.select.value,
        }
        callbacks.onCreated(await caller.data(firstUser, { body, token: readToken() }))
      },
    },
  )
}
