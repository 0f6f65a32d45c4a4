import { type AdminUser, AdminUserSave } from '@apron/contract/organisation/admin-user'
import { pageAdminUsers, saveAdminUser } from '@apron/contract/organisation/admin-user.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { userProblems } from '@apron/contract/rules/people/user-fields'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { FormDialog, useRecordForm } from '@apron/pages/form'
import { fillText, useCall, useTexts } from '@apron/sdk'
import { ChoiceField, TextField } from '@apron/ui/fields'
import { FormWide } from '@apron/ui/form'
import { MultiSelectField, SelectField } from '@apron/ui/select'
import { waitingTexts } from '../changes/changes.texts.ts'
import { ChosenRoles } from '../roles/chosen-roles.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { usePermissionRules } from '../shared/use-permission-rules.ts'
import { WaitingNotice } from '../shared/waiting-notice.tsx'
import type { UserOptions } from './use-user-options.ts'
import { usersTexts } from './users.texts.ts'

interface UserDialogProps {
  readonly options: UserOptions
  /** Null to create a person. */
  readonly user: AdminUser | null
  readonly onClose: () => void
  /** Called after a new person was saved and the dialog closed. */
  readonly onAdded: (user: AdminUser) => void
}

/** Values of the form. The sex of a new person starts unselected. */
interface UserForm extends Omit<AdminUserSave, 'sex'> {
  readonly sex: AdminUserSave['sex'] | ''
}

const NEW_USER: UserForm = {
  userCode: '',
  nameZh: '',
  nameEn: '',
  sex: '',
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

function formOf(user: AdminUser): UserForm {
  const { userCode, nameZh, nameEn, sex, userType, deptCode } = user
  const { roles, posts, sites, defaultSite, mobile, email, version } = user
  return {
    userCode,
    nameZh,
    nameEn,
    sex,
    userType,
    deptCode,
    roles,
    posts,
    sites,
    defaultSite,
    mobile,
    email,
    version,
  }
}

/** Creates a person without a password, or edits one. */
export function UserDialog({ options, user, onClose, onAdded }: UserDialogProps) {
  const t = useTexts(usersTexts)
  const common = useTexts(adminTexts)
  const wait = useTexts(waitingTexts)
  const call = useCall()
  const form = useRecordForm({
    call: saveAdminUser,
    schema: AdminUserSave,
    labels: t,
    start: user === null ? NEW_USER : formOf(user),
    record: user?.userCode ?? 'new',
    input: filled => ({
      body: {
        ...filled,
        // Already selected at this point: `problems` requires it.
        sex: filled.sex === 'F' ? ('F' as const) : ('M' as const),
        nameZh: filled.nameZh.trim(),
        nameEn: filled.nameEn.trim(),
      },
    }),
    problems: filled => userProblems(filled, options.validCodes),
    done: ({ waiting }) =>
      waiting === undefined
        ? user === null
          ? common.added
          : common.changed
        : fillText(wait.saved, { until: wireMinute(waiting.until) }),
    invalidates: [pageAdminUsers, pagePermissionChanges],
    onSaved(saved) {
      onClose()
      if (user === null && saved.waiting === undefined) onAdded(saved)
    },
    async latest() {
      const queryCriteria = { text: user?.userCode ?? '' }
      const { records } = await call(pageAdminUsers, { body: { current: 1, size: 200, queryCriteria } })
      const found = records.find(({ userCode }) => userCode === user?.userCode)
      return found === undefined ? null : formOf(found)
    },
  })
  const { values, change } = form
  const decide = usePermissionRules()
  // Changes by others that were loaded in the meantime do not count as edits of this form.
  const before = user === null ? null : { ...user, ...form.start }
  const decision = decide({ of: 'person', before, after: values })
  const external = values.userType === 'enterprise'
  const chooseSites = (sites: string[]) => {
    const isStillSelected = sites.includes(values.defaultSite)
    change({ sites, defaultSite: isStillSelected ? values.defaultSite : (sites[0] ?? '') })
  }

  return (
    <FormDialog
      title={user === null ? t.add : fillText(t.edit, { code: user.userCode })}
      form={form}
      onClose={onClose}
    >
      <WaitingNotice decision={decision} />
      <TextField {...form.text('userCode')} required mono maxLength={32} disabled={user !== null} />
      <ChoiceField
        {...form.field('userType')}
        required
        options={[
          { value: 'employee', label: t.employee },
          { value: 'enterprise', label: t.enterprise },
        ]}
        onChange={userType => change({ userType, deptCode: '' })}
      />
      <TextField {...form.text('nameZh')} required maxLength={60} />
      <TextField {...form.text('nameEn')} required maxLength={60} />
      <ChoiceField
        {...form.field('sex')}
        required
        options={[
          { value: 'M', label: t.male },
          { value: 'F', label: t.female },
        ]}
      />
      <SelectField
        {...form.field('deptCode')}
        label={external ? t.enterpriseUnit : t.department}
        required
        searchable
        options={external ? options.enterprises : options.departments}
        value={values.deptCode === '' ? null : values.deptCode}
        onChange={deptCode => change({ deptCode: deptCode ?? '' })}
      />
      <MultiSelectField {...form.field('roles')} required options={options.roles} />
      <MultiSelectField {...form.field('posts')} options={options.posts} />
      {values.roles.length > 0 && (
        <FormWide>
          <ChosenRoles codes={values.roles} />
        </FormWide>
      )}
      <FormWide>
        <MultiSelectField {...form.field('sites')} required options={options.sites} onChange={chooseSites} />
      </FormWide>
      <SelectField
        {...form.field('defaultSite')}
        required
        options={options.sites.filter(({ value }) => values.sites.includes(value))}
        value={values.defaultSite === '' ? null : values.defaultSite}
        onChange={site => change({ defaultSite: site ?? '' })}
      />
      <TextField
        {...form.text('mobile')}
        type="tel"
        inputMode="tel"
        maxLength={21}
        onChange={mobile => change({ mobile: mobile.trim() })}
      />
      <TextField
        {...form.text('email')}
        type="email"
        inputMode="email"
        maxLength={120}
        onChange={email => change({ email: email.trim() })}
      />
    </FormDialog>
  )
}
