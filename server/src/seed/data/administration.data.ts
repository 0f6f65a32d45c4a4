import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { SUB_APP_MANAGE } from '@apron/contract/sub-apps/names'

interface AdminPageSeed {
  readonly kind: keyof typeof ADMIN_PERMISSIONS
  readonly url: string
  readonly zh: string
  readonly en: string
}

const page = (
  kind: keyof typeof ADMIN_PERMISSIONS,
  zh: string,
  en: string,
  url = `/admin/${kind}`,
): AdminPageSeed => ({ kind, url, zh, en })

/** Menu group and pages of the administration. */
export const ADMIN_GROUP = { url: '', zh: '系统管理', en: 'Administration' } as const
export const ADMIN_PAGES: readonly AdminPageSeed[] = [
  page('users', '用户管理', 'Users'),
  page('changes', '权限变更', 'Rights changes'),
  page('roles', '角色管理', 'Roles'),
  page('menus', '菜单管理', 'Menus'),
  page('resources', '权限资源', 'Resources'),
  page('departments', '部门管理', 'Departments'),
  page('sites', '航站管理', 'Sites'),
  page('translations', '翻译管理', 'Translations'),
  page('notices', '公告管理', 'Notices'),
  page('subApps', '子应用管理', 'Sub-applications'),
  page('operations', '操作日志', 'Operation log'),
  page('audit', '安全审计', 'Security audit'),
  page('alarms', '紧急通知', 'Alarms'),
  page('dictionary', '数据字典', 'Data dictionary', '/dataDict'),
  page('flows', '流程运维', 'Processes'),
]

export type AdminPermission = {
  [Kind in keyof typeof ADMIN_PERMISSIONS]: (typeof ADMIN_PERMISSIONS)[Kind][keyof (typeof ADMIN_PERMISSIONS)[Kind]]
}[keyof typeof ADMIN_PERMISSIONS]

/** Identifier, page, Chinese and English title. Sub-applications have a single permission for both. */
export const ADMIN_PERMISSION_ROWS: readonly (readonly [AdminPermission, string, string, string])[] =
  ADMIN_PAGES.flatMap(({ kind, url, zh, en }) => {
    const rows: (readonly [AdminPermission, string, string, string])[] = []
    const { view } = ADMIN_PERMISSIONS[kind]
    if (view === SUB_APP_MANAGE) {
      return [
        [view, url, '管理子应用', 'Manage sub-applications'] as const,
        [
          ADMIN_PERMISSIONS.subApps.upload,
          url,
          '上传子应用版本',
          'Upload versions of sub-applications',
        ] as const,
      ]
    }
    rows.push([view, url, `查看${zh}`, `See ${en.toLowerCase()}`])
    const permissions = ADMIN_PERMISSIONS[kind]
    if ('edit' in permissions) rows.push([permissions.edit, url, `编辑${zh}`, `Edit ${en.toLowerCase()}`])
    return rows
  })
