import type { AdminUser, AdminUserSave, BulkChange } from '@apron/contract/organisation/admin-user'

/** Kinds of bulk change that save a person with other field values. */
export type FieldChange = Exclude<BulkChange['kind'], 'enable' | 'disable' | 'endSessions'>

/** Returns the person after the change, or null if nothing changes. */
export function changedPerson(
  person: AdminUser,
  { kind, code }: { readonly kind: FieldChange; readonly code: string },
): Omit<AdminUserSave, 'version'> | null {
  const wanted = apply(person, kind, code)
  return wanted === null ? null : { ...fieldsOf(person), ...wanted }
}

function apply(person: AdminUser, kind: FieldChange, code: string): Partial<AdminUserSave> | null {
  switch (kind) {
    case 'department':
      return person.deptCode === code ? null : { deptCode: code }
    case 'addRole':
      return listed('roles', added(person.roles, code))
    case 'removeRole':
      return listed('roles', removed(person.roles, code))
    case 'addPost':
      return listed('posts', added(person.posts, code))
    case 'removePost':
      return listed('posts', removed(person.posts, code))
    case 'addSite':
      return listed('sites', added(person.sites, code))
    default:
      return withoutSite(person, code)
  }
}

/** Replaces a removed default site. Without any site left, field validation rejects it. */
function withoutSite({ sites, defaultSite }: AdminUser, code: string): Partial<AdminUserSave> | null {
  const left = removed(sites, code)
  if (left === null) return null
  return { sites: left, defaultSite: defaultSite === code ? (left[0] ?? '') : defaultSite }
}

function listed(field: 'roles' | 'posts' | 'sites', codes: string[] | null): Partial<AdminUserSave> | null {
  return codes === null ? null : { [field]: codes }
}

function added(codes: readonly string[], code: string): string[] | null {
  return codes.includes(code) ? null : [...codes, code]
}

function removed(codes: readonly string[], code: string): string[] | null {
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
