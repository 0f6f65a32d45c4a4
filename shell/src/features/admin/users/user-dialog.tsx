import { saveAdminUser } from '@apron/contract/calls/admin-user.calls'
import type { AdminUser, AdminUserSave } from '@apron/contract/entities/admin-user'
import { userProblems } from '@apron/contract/rules/user-fields'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { problemTexts } from '../shared/field-texts.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useRecordForm } from '../shared/use-record-form.ts'
import { useRightsRules } from '../shared/use-rights-rules.ts'
import { WaitingNotice } from '../shared/waiting-notice.tsx'
import type { UserOptions } from './use-user-options.ts'

interface UserDialogProps {
  readonly services: PageServices
  readonly options: UserOptions
  /** Null makes a new one. */
  readonly user: AdminUser | null
  readonly onClose: () => void
  /** A new one was saved; the dialog is closed. */
  readonly onAdded: (user: AdminUser) => void
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
export function UserDialog({ services, options, user, onClose, onAdded }: UserDialogProps) {
  const { t } = useTranslation()
  const { form, change, field, write, save } = useRecordForm<AdminUserSave, AdminUser>({
    start: user ?? NOBODY,
    errorsOf: filled => problemTexts(userProblems(filled, options.known), services.language),
    send: filled => {
      const body = { ...filled, nameZh: filled.nameZh.trim(), nameEn: filled.nameEn.trim() }
      return services.http.call(saveAdminUser, { body })
    },
    done: ({ waiting }) =>
      waiting === undefined
        ? t(user === null ? 'admin.added' : 'admin.changed')
        : t('adminWaiting.saved', { until: waiting.until.slice(0, 16) }),
    onSaved(saved) {
      onClose()
      if (user === null && saved.waiting === undefined) onAdded(saved)
    },
  })
  const judge = useRightsRules(services)
  const decision = judge({ of: 'person', before: user, after: form })
  const external = form.userType === 'enterprise'
  const chooseSites = (sites: string[]) => {
    const stays = sites.includes(form.defaultSite)
    change({ sites, defaultSite: stays ? form.defaultSite : (sites[0] ?? '') })
  }

  return (
    <FormDialog
      title={user === null ? t('adminUsers.add') : t('adminUsers.edit', { code: user.userCode })}
      write={write}
      onClose={onClose}
      onSave={save}
    >
      <WaitingNotice decision={decision} />
      <TextField
        label={t('adminUsers.userCode')}
        required
        mono
        maxLength={32}
        disabled={user !== null}
        {...field('userCode')}
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
      <TextField label={t('adminUsers.nameZh')} required maxLength={60} {...field('nameZh')} />
      <TextField label={t('adminUsers.nameEn')} required maxLength={60} {...field('nameEn')} />
      <ChoiceField
        label={t('adminUsers.sex')}
        required
        options={[
          { value: 'M', label: t('adminUsers.male') },
          { value: 'F', label: t('adminUsers.female') },
        ]}
        {...field('sex')}
      />
      <SelectField
        label={t(external ? 'adminUsers.enterpriseUnit' : 'adminUsers.department')}
        required
        searchable
        options={external ? options.enterprises : options.departments}
        {...field('deptCode')}
        value={form.deptCode === '' ? null : form.deptCode}
        onChange={deptCode => change({ deptCode: deptCode ?? '' })}
      />
      <MultiSelectField label={t('adminUsers.roles')} required options={options.roles} {...field('roles')} />
      <MultiSelectField label={t('adminUsers.posts')} options={options.posts} {...field('posts')} />
      <FormWide>
        <MultiSelectField
          label={t('adminUsers.sites')}
          required
          options={options.sites}
          {...field('sites')}
          onChange={chooseSites}
        />
      </FormWide>
      <SelectField
        label={t('adminUsers.defaultSite')}
        required
        options={options.sites.filter(({ value }) => form.sites.includes(value))}
        {...field('defaultSite')}
        value={form.defaultSite === '' ? null : form.defaultSite}
        onChange={site => change({ defaultSite: site ?? '' })}
      />
      <TextField
        label={t('adminUsers.mobile')}
        type="tel"
        inputMode="tel"
        maxLength={21}
        {...field('mobile')}
        onChange={mobile => change({ mobile: mobile.trim() })}
      />
      <TextField
        label={t('adminUsers.email')}
        type="email"
        inputMode="email"
        maxLength={120}
        {...field('email')}
        onChange={email => change({ email: email.trim() })}
      />
    </FormDialog>
  )
}
