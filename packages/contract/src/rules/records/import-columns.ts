/** Columns that a file of people must have; several codes in one cell are separated by pipes. */
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
/** Columns that it may have; without them what is there stays. */
export const USER_IMPORT_OPTIONAL = ['mobile', 'email'] as const

/**
 * Columns that a file of the menu must have. `parent` names the groups above in English, from the top, separated by
 * ` / `; `roles` are codes separated by pipes, `CODE:enterprise` for external users.
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

/** Columns that a file of the dictionary must have; `enabled` is 1 or 0. */
export const DICTIONARY_IMPORT_COLUMNS = [
  'directory',
  'value',
  'nameZh',
  'nameEn',
  'sort',
  'enabled',
] as const
