import type { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import type { TextPair } from '@apron/contract/texts/text-pair'

export type AdminPageKind = keyof typeof ADMIN_PERMISSIONS

/**
 * Help for each administration page: its purpose, the first steps and the permission it needs. Shown behind
 * the "?" in the header.
 */
const HELP: Readonly<Record<AdminPageKind | '', TextPair>> = {
  '': {
    zh: '不在岗时，可以把自己直接持有的角色委托给同事：7、10、15、30 天，自定义日期，部分角色可以永久。委托只在所选应用中有效，到期自动结束，也可以随时回收，回收后不可恢复。受托得到的角色、系统管理员角色和个人授权的岗位不能委托。“查看”中列出受托人代您办理的事项。管理员可替他人委托，须由另一名管理员确认。',
    en: 'When you are away you can give a role that you hold yourself to a colleague: for 7, 10, 15 or 30 days, between days you choose, some roles permanently. It counts in the applications you name, ends by itself, and can be revoked at any time, for good. Roles received by delegation, the administrator role and personal posts cannot be delegated. “Details” lists what was done for you. An administrator can enter one for somebody else; another one must confirm it.',
  },
  users: {
    zh: '本页管理可以登录门户的人员。新增人员，或从 CSV 文件批量导入；为其指定部门、航站和角色，再让本人设置密码：通过邮件、短信或一次性链接。离职人员请停用而不要删除，其历史记录会保留。查看和编辑各需相应权限；涉及受保护权限的变更还需第二位管理员确认。',
    en: 'Manage the people who can log in to the portal. Add them one by one or import a CSV file, give each a department, sites and roles, then let them set their own password by e-mail, text message or one-time link. Disable people who leave rather than deleting them, so that their records remain. Viewing and editing need separate rights, and changes to guarded rights need a second administrator.',
  },
  changes: {
    zh: '涉及受保护权限的变更由一位管理员提出、另一位管理员确认，本页列出所有此类变更。先查看状态为“待确认”的变更，核对变更对象、内容和提出人，再确认或拒绝。不能确认自己提出的变更；逾期未处理的变更自动失效。所有处理均记入安全审计。',
    en: 'A change to guarded rights is proposed by one administrator and confirmed by another; this page lists all such changes. Start with those that are waiting: check whom each one is about, what it changes and who proposed it, then confirm or reject it. You cannot confirm your own proposal. A change that nobody decides in time expires, and every decision is kept in the security audit.',
  },
  roles: {
    zh: '角色说明一类人员可以打开哪些页面、可以做什么。先新建角色并命名，勾选菜单和权限，再在用户管理中分配给人员。权限可以限于某些部门。修改角色后，持有该角色的人员下次打开页面时生效。内置角色可以调整，但至少要有一个角色能够管理权限。',
    en: 'A role says which pages a group of people may open and what they may do there. Create a role, tick its menu entries and rights, then give it to people under Users. A right can be limited to certain departments. A changed role takes effect for its holders the next time they open a page. At least one role must always be able to manage rights.',
  },
  menus: {
    zh: '本页决定左侧菜单中的分组、名称、顺序和指向的页面。先选择分组，再新增或移动条目，并指定哪些角色可以看到它。没有菜单条目的页面无法打开；“隐藏”的条目不显示，但允许从其他页面打开。子应用尚未部署的条目只有管理员能看到，并注明原因。',
    en: 'Decide which groups and entries the menu on the left has, what they are called, in which order they stand and which page each one opens. Choose a group, add or move an entry, then say which roles see it. A page without an entry cannot be opened. A hidden entry is not shown but lets other pages lead there. Entries whose application is not installed are visible to administrators only.',
  },
  resources: {
    zh: '权限资源是程序向服务器请求时检查的权限标识，例如“查看用户”。部署子应用时会自动登记，一般无需手工新增。在本页可以查找某个标识属于哪个页面、由哪些角色持有，也可以修改其中英文标题。把权限授予人员请到角色管理。',
    en: 'Resources are the rights that the server checks before it answers, such as “See users”. They are registered when an application is installed, so you rarely add one by hand. Use this page to find out which page a right belongs to and which roles hold it, or to correct its title in either language. To grant a right, edit a role under Roles.',
  },
  departments: {
    zh: '本页维护公司的部门树。先建立上级部门，再建立下级部门，也可以从 CSV 文件导入。人员、检查单和“仅限部门”的权限都引用部门，因此已被使用的部门只能停用，不能删除。部门代码建立后请不要更改，其他系统按代码识别部门。',
    en: 'Keep the company’s departments as a tree. Create a parent first, then the departments below it, or import them from a CSV file. People, check orders and rights that are limited to departments all refer to this tree, so a department in use can be disabled but not deleted. Leave a code as it is once it has been created: other systems identify the department by it.',
  },
  sites: {
    zh: '航站是人员工作的地点。记录、列表和主页都按顶栏中选定的航站显示。先用三字码和中英文名称新增航站，再在用户管理中分配给人员；没有航站的人员无法登录。已有记录的航站请停用，不要删除。',
    en: 'Sites are the places where people work. Records, lists and the home page all follow the site chosen in the top bar. Add a site with its three-letter code and its name in both languages, then assign it to people under Users; a person without a site cannot log in. Disable a site that has records instead of deleting it.',
  },
  translations: {
    zh: '本页可以替换门户自带的文字，例如把按钮改成本公司的说法。先查找要改的文字，再填写中文和英文。花括号中的部分（如 {name}）由系统填入，必须保留。留空即恢复自带文字。修改对所有人生效，刷新页面后可见。',
    en: 'Replace the wording that comes with the portal, for example to call a button what your company calls it. Search for the text, then enter the Chinese and the English version. Keep the parts in braces, such as {name}: the portal fills them in. Leave a text empty to return to the original. A change applies to everyone and appears after the page is reloaded.',
  },
  notices: {
    zh: '公告是管理员告知人员的消息，显示在登录页和主页。先新增公告，用中英文填写标题和内容，再立即发布或指定时间发布。可以选择接收的航站、角色或部门；有限定范围的公告只有其中的人员能看到，不会出现在登录页。发错的公告可以撤回。',
    en: 'Notices tell people what they need to know; they appear on the login page and the home page. Add a notice with its title and text in both languages, then publish it at once or at a set time. You can address a site, roles or departments: only those people see it then, and it is not on the login page. A notice published by mistake can be withdrawn.',
  },
  alarms: {
    zh: '紧急通知用于必须立即让人知道的情况，例如撤离或停飞。它会停留在接收人的屏幕顶部，直到本人确认收到。先用中英文填写内容，选择航站、角色或部门，核对将通知多少人，再发送。之后在“未确认人员”中查看谁还没有确认，并可再次提醒。每小时发送次数有限，全部记入安全审计。',
    en: 'An alarm is for what people must know at once, such as an evacuation or a grounded aircraft. It stays at the top of each recipient’s screen until that person acknowledges it. Write it in both languages, choose a site, roles or departments, check how many people it reaches, then raise it. Afterwards you can see who has not acknowledged and remind them. Alarms per hour are limited and audited.',
  },
  dictionary: {
    zh: '数据字典是表单和列表中各下拉选项的来源。先在左侧选择目录，再在右侧新增、编辑、排序、启用或停用字典值，也可以从 CSV 文件导入。修改后一秒内即出现在所有已打开的页面。正在使用的值只能停用，不能删除。审批金额界限和汇率的变更须由另一名管理员确认后才生效。查看和编辑各需相应权限。',
    en: 'The data dictionary holds the choices that forms and lists offer. Pick a directory on the left, then add, edit, sort, enable or disable its values on the right, or import a CSV file. A change reaches every open page within a second. A value in use can be disabled, not deleted. Changes to approval limits and exchange rates take effect once a second administrator confirms them. Viewing and editing need separate rights.',
  },
  flows: {
    zh: '本页供管理员查看审批流程的运行情况：每个流程停在哪个节点、等了多久，各节点的积压，以及各流程定义的版本。先按“异常”筛选：停滞的流程会写明原因，排除后可恢复；处理人均已停用的待办，可以调整给有权办理该节点的其他人员，但不能给发起人或您本人。您不能代替他人审批。查看和处理各需相应权限，全部记入审批记录和安全审计。',
    en: 'See where each approval waits and for how long, how much waits at each node, and which versions of each definition there are. Filter by trouble first. A process that stands still says why; see to the reason, then take it up again. A task whose people have all left can be moved to somebody who may decide that node, never to the initiator or to you. You decide nothing here. Viewing and helping need separate rights, and everything is recorded and audited.',
  },
  subApps: {
    zh: '本页列出已部署的子应用、正在使用的版本，以及各版本的打开次数、耗时和失败次数。有上传权限的管理员可上传已签名的版本，由另一名管理员确认安装；安装后再启用。如有问题，可立即切换回之前的版本，已打开的窗口会提示更新。切换版本需要管理子应用的权限，全部记入安全审计。',
    en: 'See which sub-applications are installed, which version of each is active, and how often each version was opened, how long that took and how often it failed. An administrator with the right to upload can add a signed version, and another one installs it. Activate it; if something is wrong, go straight back to an earlier version; open windows are offered the change. All of this is audited.',
  },
  operations: {
    zh: '操作日志记录谁在什么时候打开了哪个页面、做了哪些操作，用于了解门户的使用情况和排查问题。先选择时间范围和人员，再查询。日志按保存期限自动清理。与权限、密码和登录有关的事件请查看安全审计。需要查看操作日志的权限。',
    en: 'The operation log records who opened which page and what they did there. Use it to see how the portal is used and to trace a problem: choose a period and a person, then search. Old entries are removed when their retention period ends. For events about rights, passwords and logins, see the security audit. Reading this page needs the right to see the operation log.',
  },
  audit: {
    zh: '安全审计记录与安全有关的事件：登录与失败、密码和一次性链接、权限和角色的变更、紧急通知、版本切换。先选择时间范围和事件类型，再打开一条记录查看详情。记录不能修改或删除，可以导出作为证据。需要查看安全审计的权限，管理员之外的人员（如审计员）也可以持有。',
    en: 'The security audit records what matters for security: logins and failures, passwords and one-time links, changes to rights and roles, alarms and version switches. Choose a period and a kind of event, then open an entry for its details. Entries cannot be changed or deleted and can be exported as evidence. The right to read them can also be given to an auditor who administers nothing.',
  },
}

const BY_PATH: ReadonlyMap<string, TextPair> = new Map(
  Object.entries(HELP).map(([page, text]) => [`/${page}`, text]),
)

/** @param path path of a page below the administration's */
export const helpOf = (path: string): TextPair | undefined => BY_PATH.get(path)
