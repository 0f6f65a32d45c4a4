import type { TextPair } from '../texts/text-pair.ts'

/** What can be wrong with one field of a form or one cell of an import. Words in braces are filled in. */
export const FIELD_PROBLEMS = {
  required: { zh: '必填', en: 'Must be filled in' },
  tooLong: { zh: '最多 {max} 个字符', en: 'At most {max} characters' },
  tooShort: { zh: '至少 {min} 个字符', en: 'At least {min} characters' },
  tooMany: { zh: '最多 {max} 项', en: 'At most {max} of them' },
  tooFew: { zh: '至少 {min} 项', en: 'At least {min} of them' },
  tooSmall: { zh: '不能小于 {min}', en: 'Not less than {min}' },
  tooLarge: { zh: '不能大于 {max}', en: 'Not more than {max}' },
  whole: { zh: '必须是整数', en: 'Must be a whole number' },
  form: { zh: '格式不正确', en: 'Does not have the right form' },
  userCode: {
    zh: '2 至 32 个字母、数字、点、横线或下划线，以字母或数字开头',
    en: '2 to 32 letters, digits, dots, hyphens or underscores; a letter or digit first',
  },
  oneOf: { zh: '“{value}”不是 {choices} 之一', en: '“{value}” is none of {choices}' },
  unknown: { zh: '“{value}”不存在', en: 'There is no “{value}”' },
  notAmongSites: { zh: '默认航站不在所选航站中', en: 'The default site is not among the sites' },
  mobile: { zh: '不是有效的手机号', en: 'This is no mobile number' },
  email: { zh: '不是有效的邮箱地址', en: 'This is no e-mail address' },
  address: {
    zh: '必须是以 / 开头的本门户路径，分组留空',
    en: 'Must be a path of this portal that begins with /; empty for a group',
  },
  identify: {
    zh: '格式为 应用:对象:动作，只含字母',
    en: 'Must read application:object:action, letters only',
  },
  roleCode: {
    zh: '2 至 32 个大写字母、数字或下划线，以字母开头',
    en: '2 to 32 capital letters, digits or underscores; a letter first',
  },
  twice: { zh: '“{value}”在文件中出现多次', en: '“{value}” is in the file more than once' },
  ownRights: {
    zh: '不能给自己增加，请由另一名管理员操作',
    en: 'Nobody gives themselves more. Ask another administrator',
  },
  lacksGuarded: {
    zh: '涉及您没有的受保护权限，请由持有这些权限的管理员操作',
    en: 'Has guarded rights that you do not hold. Ask an administrator who holds them',
  },
  noContact: {
    zh: '受保护权限的链接只发送到本人手机或邮箱，请填写其一',
    en: 'Links for guarded rights go to the person’s own mobile or mail alone. Enter one',
  },
  guardedMenu: { zh: '该权限受保护，不能更换或取消', en: 'This right is guarded, so it stays' },
  administratorRole: {
    zh: '导入不能收回系统管理员角色，请逐人修改',
    en: 'An import takes the role of administrators from nobody; change the person instead',
  },
  noGroup: { zh: '上级菜单“{value}”不存在', en: 'There is no group “{value}” above it' },
  loop: {
    zh: '“{value}”会位于自身或其下级之下',
    en: '“{value}” would lie below itself or an entry below it',
  },
  yesNo: { zh: '必须是 true 或 false', en: 'Must be true or false' },
  tooDeep: { zh: '菜单最多 {max} 层', en: 'Menus are at most {max} levels deep' },
  administration: {
    zh: '系统管理页面的地址、权限与系统管理员的授权不能改变',
    en: 'Address, right and the grant to administrators of a page of the administration stay as they are',
  },
  number: { zh: '必须是 0 至 9999 的整数', en: 'Must be a whole number from 0 to 9999' },
  columns: { zh: '列数与表头不符', en: 'Has another number of cells than the header' },
} as const satisfies Record<string, TextPair>

export type FieldProblemName = keyof typeof FIELD_PROBLEMS

/** One thing wrong with one field. */
export interface FieldProblem<Field extends string = string> {
  readonly field: Field
  readonly problem: FieldProblemName
  /** Values for the braces of the text. */
  readonly params?: Readonly<Record<string, string>>
}

/** `data` of a refusal that is about one field: a form says it there. */
export interface RefusedField {
  readonly field: string
  /** What is wrong with it, in the person's language. */
  readonly problem: string
}

export function isRefusedField(data: unknown): data is RefusedField {
  return (
    typeof data === 'object' &&
    data !== null &&
    'field' in data &&
    typeof data.field === 'string' &&
    'problem' in data &&
    typeof data.problem === 'string'
  )
}
