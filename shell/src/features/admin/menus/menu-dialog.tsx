import { FIELD_PROBLEMS } from '@apron/contract/errors/field-problems'
import {
  type AdminMenu,
  AdminMenuSave,
  type AdminMenus,
  type MenuRole,
} from '@apron/contract/menus/admin-menu'
import { getAdminMenus, saveAdminMenu } from '@apron/contract/menus/admin-menu.calls'
import { menuProblems } from '@apron/contract/rules/menus/menu-fields'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { possibleParents } from '@apron/pages/list'
import { fillText, useCall, useLanguage, useTexts } from '@apron/sdk'
import { CheckField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { adminTexts } from '../shared/admin.texts.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { menusTexts } from './menus.texts.ts'

interface MenuDialogProps {
  readonly menus: AdminMenus
  /** Null to create an entry. */
  readonly entry: AdminMenu | null
  /** Initial parent of a new entry. */
  readonly parentId: string | null
  readonly onClose: () => void
}

const NEW_ENTRY: AdminMenuSave = {
  id: null,
  parentId: null,
  nameZh: '',
  nameEn: '',
  url: '',
  hidden: false,
  alwaysShow: false,
  identify: '',
  roles: [],
  version: null,
}

function formOf(entry: AdminMenu): AdminMenuSave {
  const { id, parentId, nameZh, nameEn, url, hidden, alwaysShow, identify, roles, version } = entry
  return { id, parentId, nameZh, nameEn, url, hidden, alwaysShow, identify, roles, version }
}

/** Creates, edits or moves a menu entry. */
export function MenuDialog({ menus, entry, parentId, onClose }: MenuDialogProps) {
  const common = useTexts(adminTexts)
  const t = useTexts(menusTexts)
  const language = useLanguage()
  const call = useCall()
  const roles = useSourceOptions('role')
  const knownResources = new Set(menus.resources.map(({ identify }) => identify))
  const form = useRecordForm({
    call: saveAdminMenu,
    schema: AdminMenuSave,
    labels: { ...t, parentId: t.parent },
    start: entry === null ? { ...NEW_ENTRY, parentId } : formOf(entry),
    input: body => ({ body }),
    problems: filled => menuProblems(filled, knownResources),
    done: entry === null ? common.added : common.changed,
    invalidates: [getAdminMenus],
    onSaved: onClose,
    async latest() {
      const { entries } = await call(getAdminMenus)
      const found = entries.find(({ id }) => id === entry?.id)
      return found === undefined ? null : formOf(found)
    },
  })
  const { values, change } = form
  const rolesOf = (userType: MenuRole['userType']) =>
    values.roles.filter(role => role.userType === userType).map(({ roleCode }) => roleCode)
  const setRoles = (userType: MenuRole['userType'], codes: readonly string[]) =>
    change({
      roles: [
        ...values.roles.filter(role => role.userType !== userType),
        ...codes.map(roleCode => ({ roleCode, userType })),
      ],
    })
  // The request has a single list of roles, so a server error on it is shown at the list that contains the
  // role.
  const { error } = form.field('roles')
  const rejectedRoles = values.roles.filter(
    ({ roleCode }) => error === fillText(FIELD_PROBLEMS.unknown[language], { value: roleCode }),
  )
  const errorOf = (userType: MenuRole['userType']) =>
    rejectedRoles.length === 0 || rejectedRoles.some(role => role.userType === userType) ? error : undefined
  const name = entry === null ? '' : language === 'zh' ? entry.nameZh : entry.nameEn
  return (
    <FormDialog title={entry === null ? t.add : fillText(t.edit, { name })} form={form} onClose={onClose}>
      <TextField {...form.text('nameZh')} required maxLength={60} />
      <TextField {...form.text('nameEn')} required maxLength={60} />
      <TextField
        {...form.text('url')}
        hint={t.urlHint}
        mono
        maxLength={200}
        onChange={url => change({ url: url.trim() })}
      />
      <SelectField
        {...form.field('parentId')}
        placeholder={t.top}
        clearable
        searchable
        options={possibleParents(menus.entries, entry?.id ?? null).map(({ entry: parent, level }) => ({
          value: parent.id,
          label: `${'· '.repeat(level)}${language === 'zh' ? parent.nameZh : parent.nameEn}`,
        }))}
      />
      <FormWide>
        <SelectField
          {...form.field('identify')}
          placeholder="–"
          clearable
          searchable
          options={menus.resources.map(({ identify, title }) => ({
            value: identify,
            label: `${identify} ${title}`,
          }))}
          value={values.identify === '' ? null : values.identify}
          onChange={identify => change({ identify: identify ?? '' })}
        />
      </FormWide>
      <MultiSelectField
        label={t.roles}
        error={errorOf('employee')}
        value={rolesOf('employee')}
        options={roles}
        onChange={codes => setRoles('employee', codes)}
      />
      <MultiSelectField
        label={t.enterpriseRoles}
        error={errorOf('enterprise')}
        value={rolesOf('enterprise')}
        options={roles}
        onChange={codes => setRoles('enterprise', codes)}
      />
      <CheckField label={t.hidden} checked={values.hidden} onChange={hidden => change({ hidden })} />
      <CheckField
        label={t.alwaysShow}
        checked={values.alwaysShow}
        onChange={alwaysShow => change({ alwaysShow })}
      />
    </FormDialog>
  )
}
