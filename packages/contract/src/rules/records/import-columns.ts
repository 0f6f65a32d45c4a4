/** Required columns of a people file. Several codes in a cell are separated by pipes. */
export const USER_IMPORT_COLUMNS = [
  'userCode',
  'nameZh',
  'nameEn',
  'sex',
  'userType',
  'deptCode',
  'roles',
  'posts',
  'sites',
  'defaultSite',
] as const
/** Optional columns. Without them the stored values stay. */
export const USER_IMPORT_OPTIONAL = ['mobile', 'email'] as const

/**
 * Required columns of a menu file. `parent` has the English names of the ancestor groups from the root, separated by `
 * / `; `roles` are codes separated by pipes, `CODE:enterprise` for external users.
 */
export const MENU_IMPORT_COLUMNS = [
  'parent',
  'nameZh',
  'nameEn',
  'url',
  'sort',
  'hidden',
  'alwaysShow',
  'identify',
  'roles',
] as const

/** Required columns of a dictionary file. `enabled` is 1 or 0. */
export const DICTIONARY_IMPORT_COLUMNS = [
  'directory',
  'value',
  'nameZh',
  'nameEn',
  'sort',
  'enabled',
] as const
