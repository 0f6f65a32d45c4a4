import type { AdminUser, AdminUserSave, BulkChange } from '@apron/contract/organisation/admin-user'

/** Kinds of bulk change that save a person with other field values. */
export type FieldChange = Exclude<BulkChange['kind'], 'enable' | 'disable' | 'endSessions'>

/** Returns the person after the change, or null if nothing changes. */
export function changedPerson(
  person: AdminUser,
  { kind, code }: { readonly kind: FieldChange; readonly code: string },
): Omit<AdminUserSave, 'version'> | null {
  const wanted = fieldsAfterChange(person, kind, code)
  return wanted === null ? null : { ...fieldsOf(person), ...wanted }
}

function fieldsAfterChange(
  person: AdminUser,
  kind: FieldChange,
  code: string,
): Partial<AdminUserSave> | null {
  switch (kind) {
    case 'department':
      return person.deptCode === code ? null : { deptCode: code }
    case 'addRole':
      return asField('roles', withCode(person.roles, code))
    case 'removeRole':
      return asField('roles', withoutCode(person.roles, code))
    case 'addPost':
      return asField('posts', withCode(person.posts, code))
    case 'removePost':
      return asField('posts', withoutCode(person.posts, code))
    case 'addSite':
      return asField('sites', withCode(person.sites, code))
    default:
      return withoutSite(person, code)
  }
}

/** Replaces a removed default site. Without any site left, field validation rejects it. */
function withoutSite({ sites, defaultSite }: AdminUser, code: string): Partial<AdminUserSave> | null {
  const remaining = withoutCode(sites, code)
  if (remaining === null) return null
  return { sites: remaining, defaultSite: defaultSite === code ? (remaining[0] ?? '') : defaultSite }
}

function asField(field: 'roles' | 'posts' | 'sites', codes: string[] | null): Partial<AdminUserSave> | null {
  return codes === null ? null : { [field]: codes }
}

function withCode(codes: readonly string[], code: string): string[] | null {
  return codes.includes(code) ? null : [...codes, code]
}

function withoutCode(codes: readonly string[], code: string): string[] | null {
  return codes.includes(code) ? codes.filter(each => each !== code) : null
}

function fieldsOf(person: AdminUser): Omit<AdminUserSave, 'version'> {
  const { userCode, nameZh, nameEn, sex, userType, deptCode } = person
  const { roles, posts, sites, defaultSite, mobile, email } = person
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
  }
}
