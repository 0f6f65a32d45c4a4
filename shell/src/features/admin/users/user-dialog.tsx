import { saveAdminUser } from '@apron/contract/calls/admin-user.calls'
import type { AdminUser, AdminUserSave } from '@apron/contract/entities/admin-user'
import { userProblems } from '@apron/contract/rules/user-fields'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { problemTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useWrite } from '../shared/use-write.ts'
import type { UserOptions } from './use-user-options.ts'

interface UserDialogProps {
  readonly services: PageServices
  readonly options: UserOptions
  /** Null makes a new one. */
  readonly user: AdminUser | null
  readonly onClose: () => void
  readonly onSaved: (user: AdminUser) => void
}

const NOBODY: AdminUserSave = {
  userCode: '',
  nameZh: '',
  nameEn: '',
  sex: 'M',
  userType: 'employee',
  deptCode: '',
  roles: [],
  posts: [],
  sites: [],
  defaultSite: '',
  mobile: '',
  email: '',
  version: null,
}

/** A person: made without a password, or changed. */
export function UserDialog({ services, options, user, onClose, onSaved }: UserDialogProps) {
  const { t } = useTranslation()
  const write = useWrite()
  const [form, setForm] = useState<AdminUserSave>(user ?? NOBODY)
  const [tried, setTried] = useState(false)
  const change = (part: Partial<AdminUserSave>) => setForm(before => ({ ...before, ...part }))
  const problems = userProblems(form, options.known)
  const errors = tried ? problemTexts(problems, services.language) : new Map<string, string>()
  const external = form.userType === 'enterprise'

  const save = async () => {
    setTried(true)
    if (problems.length > 0) return
    const body = { ...form, nameZh: form.nameZh.trim(), nameEn: form.nameEn.trim() }
    const done = t(user === null ? 'admin.added' : 'admin.changed')
    await write.run(async () => {
      onSaved(await services.http.call(saveAdminUser, { body }))
    }, done)
  }
  const chooseSites = (sites: string[]) => {
    const stays = sites.includes(form.defaultSite)
    change({ sites, defaultSite: stays ? form.defaultSite : (sites[0] ?? '') })
  }

  return (
    <FormDialog
      title={user === null ? t('adminUsers.add') : t('adminUsers.edit', { code: user.userCode })}
      write={write}
      onClose={onClose}
      onSave={() => void save()}
    >
      <TextField
        label={t('adminUsers.userCode')}
        required
        mono
        maxLength={32}
        disabled={user !== null}
        value={form.userCode}
        error={errors.get('userCode')}
        onChange={userCode => change({ userCode })}
      />
      <ChoiceField
        label={t('adminUsers.userType')}
        required
        value={form.userType}
        options={[
          { value: 'employee', label: t('adminUsers.employee') },
          { value: 'enterprise', label: t('adminUsers.enterprise') },
        ]}
        onChange={userType => change({ userType, deptCode: '' })}
      />
      <TextField
        label={t('adminUsers.nameZh')}
        required
        maxLength={60}
        value={form.nameZh}
        error={errors.get('nameZh')}
        onChange={nameZh => change({ nameZh })}
      />
      <TextField
        label={t('adminUsers.nameEn')}
        required
        maxLength={60}
        value={form.nameEn}
        error={errors.get('nameEn')}
        onChange={nameEn => change({ nameEn })}
      />
      <ChoiceField
        label={t('adminUsers.sex')}
        required
        value={form.sex}
        options={[
          { value: 'M', label: t('adminUsers.male') },
          { value: 'F', label: t('adminUsers.female') },
        ]}
        onChange={sex => change({ sex })}
      />
      <SelectField
        label={t(external ? 'adminUsers.enterpriseUnit' : 'adminUsers.department')}
        required
        searchable
        value={form.deptCode === '' ? null : form.deptCode}
        options={external ? options.enterprises : options.departments}
        error={errors.get('deptCode')}
        onChange={deptCode => change({ deptCode: deptCode ?? '' })}
      />
      <MultiSelectField
        label={t('adminUsers.roles')}
        required
        value={form.roles}
        options={options.roles}
        error={errors.get('roles')}
        onChange={roles => change({ roles })}
      />
      <MultiSelectField
        label={t('adminUsers.posts')}
        value={form.posts}
        options={options.posts}
        error={errors.get('posts')}
        onChange={posts => change({ posts })}
      />
      <FormWide>
        <MultiSelectField
          label={t('adminUsers.sites')}
          required
          value={form.sites}
          options={options.sites}
          error={errors.get('sites')}
          onChange={chooseSites}
        />
      </FormWide>
      <SelectField
        label={t('adminUsers.defaultSite')}
        required
        value={form.defaultSite === '' ? null : form.defaultSite}
        options={options.sites.filter(({ value }) => form.sites.includes(value))}
        error={errors.get('defaultSite')}
        onChange={site => change({ defaultSite: site ?? '' })}
      />
      <TextField
        label={t('adminUsers.mobile')}
        type="tel"
        inputMode="tel"
        maxLength={21}
        value={form.mobile}
        error={errors.get('mobile')}
        onChange={mobile => change({ mobile: mobile.trim() })}
      />
      <TextField
        label={t('adminUsers.email')}
        type="email"
        inputMode="email"
        maxLength={120}
        value={form.email}
        error={errors.get('email')}
        onChange={email => change({ email: email.trim() })}
      />
    </FormDialog>
  )
}
