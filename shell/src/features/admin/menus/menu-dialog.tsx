import { saveAdminMenu } from '@apron/contract/calls/admin-menu.calls'
import type { AdminMenu, AdminMenuSave, AdminMenus, MenuRole } from '@apron/contract/entities/admin-menu'
import { menuProblems } from '@apron/contract/rules/menu-fields'
import { CheckField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { problemTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'
import { useSourceOptions } from '../shared/use-source-options.ts'
import { possibleParents } from './menu-tree.ts'

interface MenuDialogProps {
  readonly services: PageServices
  readonly menus: AdminMenus
  /** Null makes a new one. */
  readonly entry: AdminMenu | null
  /** Where a new one begins. */
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

/** An entry of the menu: made, changed, or put elsewhere. */
export function MenuDialog({ services, menus, entry, parentId, onClose }: MenuDialogProps) {
  const { t } = useTranslation()
  const { language } = services
  const roles = useSourceOptions(services, 'role')
  const known = new Set(menus.resources.map(({ identify }) => identify))
  const { form, change, field, write, save } = useRecordForm<AdminMenuSave, unknown>({
    start: entry ?? { ...NEW_ENTRY, parentId },
    errorsOf: filled => problemTexts(menuProblems(filled, known), language),
    send: body => services.http.call(saveAdminMenu, { body }),
    done: t(entry === null ? 'admin.added' : 'admin.changed'),
    onSaved: onClose,
  })
  const rolesOf = (userType: MenuRole['userType']) =>
    form.roles.filter(role => role.userType === userType).map(({ roleCode }) => roleCode)
  const setRoles = (userType: MenuRole['userType'], codes: readonly string[]) =>
    change({
      roles: [
        ...form.roles.filter(role => role.userType !== userType),
        ...codes.map(roleCode => ({ roleCode, userType })),
      ],
    })
  const name = entry === null ? '' : language === 'zh' ? entry.nameZh : entry.nameEn
  return (
    <FormDialog
      title={entry === null ? t('adminMenus.add') : t('adminMenus.edit', { name })}
      write={write}
      onClose={onClose}
      onSave={save}
    >
      <TextField label={t('adminMenus.nameZh')} required maxLength={60} {...field('nameZh')} />
      <TextField label={t('adminMenus.nameEn')} required maxLength={60} {...field('nameEn')} />
      <TextField
        label={t('adminMenus.url')}
        hint={t('adminMenus.urlHint')}
        mono
        maxLength={200}
        {...field('url')}
        onChange={url => change({ url: url.trim() })}
      />
      <SelectField
        label={t('adminMenus.parent')}
        placeholder={t('adminMenus.top')}
        clearable
        searchable
        options={possibleParents(menus.entries, entry?.id ?? null).map(({ entry: above, level }) => ({
          value: above.id,
          label: `${'· '.repeat(level)}${language === 'zh' ? above.nameZh : above.nameEn}`,
        }))}
        {...field('parentId')}
      />
      <FormWide>
        <SelectField
          label={t('adminMenus.identify')}
          placeholder="–"
          clearable
          searchable
          options={menus.resources.map(({ identify, title }) => ({
            value: identify,
            label: `${identify} ${title}`,
          }))}
          {...field('identify')}
          value={form.identify === '' ? null : form.identify}
          onChange={identify => change({ identify: identify ?? '' })}
        />
      </FormWide>
      <MultiSelectField
        label={t('adminMenus.roles')}
        value={rolesOf('employee')}
        options={roles}
        onChange={codes => setRoles('employee', codes)}
      />
      <MultiSelectField
        label={t('adminMenus.enterpriseRoles')}
        value={rolesOf('enterprise')}
        options={roles}
        onChange={codes => setRoles('enterprise', codes)}
      />
      <CheckField
        label={t('adminMenus.hidden')}
        checked={form.hidden}
        onChange={hidden => change({ hidden })}
      />
      <CheckField
        label={t('adminMenus.alwaysShow')}
        checked={form.alwaysShow}
        onChange={alwaysShow => change({ alwaysShow })}
      />
    </FormDialog>
  )
}
