import { defineTexts } from '@apron/contract/texts/define-texts'

export const onboardingTexts = defineTexts('firstDays', {
  title: { zh: '让公司用起来', en: 'Get your company started' },
  progress: { zh: '已完成 {done}/{all}', en: '{done} of {all} done' },
  intro: {
    zh: '完成以下各项后，员工即可在门户中工作。只有管理员能看到此框。',
    en: 'Complete these steps and your people can work in the portal. Only administrators see this box.',
  },
  done: { zh: '已完成', en: 'Done' },
  missing: { zh: '未完成', en: 'Not done' },
  dismiss: { zh: '不再显示', en: 'Hide this box' },
  dismissQuestion: {
    zh: '此框将不再出现在您的主页上，其他管理员不受影响。未完成的各项仍可在系统管理中处理。',
    en: 'This box will no longer appear on your home page. Other administrators keep it. You can still complete the remaining steps under Administration.',
  },
  'step.sites': { zh: '航站', en: 'Sites' },
  'step.departments': { zh: '部门', en: 'Departments' },
  'step.roles': { zh: '角色和权限', en: 'Roles and rights' },
  'step.people': { zh: '人员', en: 'People' },
  'step.logins': { zh: '首次登录', en: 'First login' },
  'step.administrators': { zh: '第二位管理员', en: 'Second administrator' },
  'step.applications': { zh: '子应用', en: 'Sub-applications' },
  'step.holders': { zh: '业务权限', en: 'Who does the work' },
  'step.gateway': { zh: '短信和邮件', en: 'SMS and mail' },
  'step.safetyContact': { zh: '安全管理部门', en: 'Safety office' },
  'step.notices': { zh: '第一条公告', en: 'First notice' },
  'why.sites': { zh: '添加公司工作的机场。', en: 'Add the airports at which your company works.' },
  'why.departments': {
    zh: '建立部门，或从 CSV 文件导入。',
    en: 'Create your departments, or import them from a CSV file.',
  },
  'why.roles': {
    zh: '为检验员、机务等角色授予权限，并分配给人员。',
    en: 'Give roles such as inspector or mechanic their rights, and give the roles to people.',
  },
  'why.people': { zh: '添加人员，或从 CSV 文件导入。', en: 'Add people, or import them from a CSV file.' },
  'why.logins': {
    zh: '有 {count} 人尚未设置密码，请把一次性链接发给他们。',
    en: 'People without a password: {count}. Send them their one-time links.',
  },
  'why.loginsNobody': {
    zh: '添加人员后，把一次性链接发给他们设置密码。',
    en: 'Once you have added people, send them one-time links to set their passwords.',
  },
  'why.administrators': {
    zh: '受保护权限的变更需要两位管理员，一人提出、一人确认，且互不由对方任命：请在服务器上确认第二位（npm run rights）。',
    en: 'Changes to guarded rights take two administrators of whom neither appointed the other: one proposes, the other confirms. Have the second one confirmed at the server (npm run rights).',
  },
  'why.applications': {
    zh: '部署第一个子应用，员工才有可打开的页面。',
    en: 'Install the first sub-application, so that people have pages to open.',
  },
  'why.holders': {
    zh: '以下权限尚无人拥有，工作无法开始：{rights}。请把权限授予角色，再把角色或岗位分配给人员。',
    en: 'Nobody holds these rights yet, so work cannot begin: {rights}. Give them to a role, and the role or post to people.',
  },
  'why.holdersLater': {
    zh: '部署子应用后，这里会列出尚无人拥有的权限。',
    en: 'Once a sub-application is installed, this lists the rights that nobody holds yet.',
  },
  'why.gateway': {
    zh: '请运维人员设置 SMS_URL。未设置时，验证码和链接无法自动发送，需人工转交。',
    en: 'Ask your operators to set SMS_URL. Without it, codes and links are not sent and must be passed on by hand.',
  },
  'why.safetyContact': {
    zh: '请运维人员设置 SAFETY_PHONE 或 SAFETY_MAIL，登录页才会显示安全报告的联系方式。',
    en: 'Ask your operators to set SAFETY_PHONE or SAFETY_MAIL, so that the login page says how to report a safety concern.',
  },
  'why.notices': {
    zh: '发布公告，告诉大家门户已启用。',
    en: 'Publish a notice to tell everyone that the portal is in use.',
  },
})
