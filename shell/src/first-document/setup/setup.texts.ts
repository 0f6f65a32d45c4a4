import type { TextPair } from '@apron/contract/texts/text-pair'

/** Texts of the first start: administrator, sites, first user. */
export const setupTexts = {
  setupDocument: { zh: '首次设置 · Apron', en: 'First start · Apron' },
  setupHeading: { zh: '设置门户', en: 'Set up the portal' },
  setupStep1: { zh: '第 1 步，共 3 步：管理员', en: 'Step 1 of 3: administrator' },
  setupStep2: { zh: '第 2 步，共 3 步：航站', en: 'Step 2 of 3: sites' },
  setupStep3: { zh: '第 3 步，共 3 步：首位用户', en: 'Step 3 of 3: first user' },
  setupDone: { zh: '设置完成', en: 'Setup complete' },
  setupWelcome: {
    zh: '门户还没有用户。首位管理员可以添加其他用户并设置权限。',
    en: 'The portal has no users yet. The first administrator adds the other users and gives them their rights.',
  },
  setupAccount: { zh: '账号（工号）', en: 'Account (employee number)' },
  setupNameZh: { zh: '中文姓名', en: 'Chinese name' },
  setupNameEn: { zh: '英文姓名', en: 'English name' },
  setupEnter: { zh: '请填写', en: 'Enter a value' },
  setupAccountWrong: {
    zh: '2 到 32 个字母、数字或 . _ -，以字母或数字开头',
    en: '2 to 32 letters, digits or . _ -, starting with a letter or digit',
  },
  setupCodeWrong: {
    zh: '以大写字母开头，只含大写字母、数字和连字符，最多 20 个字符',
    en: 'Start with a capital letter. Use only capital letters, digits and hyphens, up to 20 characters.',
  },
  setupMake: { zh: '创建管理员', en: 'Create administrator' },
  setupBusy: { zh: '请稍候…', en: 'Please wait…' },
  setupSitesText: {
    zh: '公司在哪些机场工作？第一个选中的是您自己的航站。以后可以在“系统管理”中添加。',
    en: 'At which airports does the company work? The first one you choose is your own site. You can add others later under “Administration”.',
  },
  setupFilter: { zh: '按名称或三字码筛选', en: 'Filter by name or code' },
  setupChosen: { zh: '已选：', en: 'Chosen: ' },
  setupNothing: { zh: '没有符合的机场', en: 'No airports match' },
  setupChooseSite: { zh: '请至少选择一个航站', en: 'Choose at least one site' },
  setupSaveSites: { zh: '保存并继续', en: 'Save and continue' },
  setupUserText: {
    zh: '添加首位用户。您会得到一个一次性链接，请转交给此人，由其自己设置密码。',
    en: 'Add the first user. You get a one-time link to pass on. The user sets their own password with it.',
  },
  setupDepartment: { zh: '部门', en: 'Department' },
  setupNewDepartment: { zh: '新建部门…', en: 'New department…' },
  setupDepartmentCode: { zh: '部门编码', en: 'Department code' },
  setupDepartmentZh: { zh: '部门中文名称', en: 'Chinese department name' },
  setupDepartmentEn: { zh: '部门英文名称', en: 'English department name' },
  setupRoles: { zh: '角色', en: 'Roles' },
  setupChooseRole: { zh: '请至少选择一个角色', en: 'Choose at least one role' },
  setupSite: { zh: '航站', en: 'Site' },
  setupAddUser: { zh: '创建用户和链接', en: 'Create user and link' },
  setupSkip: { zh: '跳过', en: 'Skip' },
  setupLinkFor: { zh: '用户已创建。请把此链接交给', en: 'The user has been created. Give this link to' },
  setupLinkText: {
    zh: '链接 7 天内有效，只能使用一次，以后不会再次显示。',
    en: 'The link is valid for 7 days, works once and is not shown again.',
  },
  setupLink: { zh: '一次性链接', en: 'One-time link' },
  setupCopy: { zh: '复制链接', en: 'Copy link' },
  setupCopied: { zh: '已复制', en: 'Copied' },
  setupNext: {
    zh: '接下来：建立部门、添加或导入人员、设置角色、任命第二位管理员、发布第一条公告。门户主页会逐项引导您。',
    en: 'Next: create departments, add or import people, set up roles, appoint a second administrator and publish a first notice. Your home page leads you through these steps.',
  },
  setupOpen: { zh: '打开门户', en: 'Open portal' },
  setupLost: {
    zh: '没有可用的设置链接。若门户还没有用户，请重新启动服务器（npm start），它会显示新的链接；若您已创建管理员，请登录后继续。',
    en: 'There is no valid setup link. If the portal has no users yet, restart the server (npm start): it shows a new link. If you have already created the administrator, log in to continue.',
  },
  setupLogIn: { zh: '去登录', en: 'Go to login' },
} as const satisfies Readonly<Record<string, TextPair>>

export type SetupKey = keyof typeof setupTexts
