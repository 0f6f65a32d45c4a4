import { defineApp } from '@apron/contract/sub-apps/app-definition'

export const app = defineApp({
  name: 'safetyQuality',
  title: { zh: '安全质量', en: 'Safety & quality' },
  port: 9506,
  menuPlace: 1,
  pages: {
    '/checkList': {
      title: { zh: '检查单', en: 'Check orders' },
      help: {
        zh: '本页列出当前航站您可以查看的检查单。先用“我的”“今日到期”“逾期”“待我处理”缩小范围，或在筛选栏中输入编号；点击编号打开检查单，开始检查、填写结果、提交或审批。具有“新建检查单”权限的人员可在右上角新建，具有“下达检查单”权限的人员将其下达给检查组。未设查看各部门权限时，只显示本部门和本人参与的检查单。',
        en: 'This page lists the check orders of the current site that you may see. Narrow it with Mine, Due today, Overdue or Awaiting me, or type a number into the filter. Select a number to open an order, then start the check, enter results, submit or approve. People with the right to create orders find the button at the top right. Without the right to see all departments, you see the orders of your own department and those you take part in.',
      },
      keepAlive: true,
      menu: 'entry',
    },
    '/checkedResult': {
      title: { zh: '检查结果', en: 'Check result' },
      help: {
        zh: '在本页填写一张检查单的结果。检查组先点“开始检查”，再逐项选择结论；不符合的项目需填写问题等级和描述，可附照片。可随时保存，未保存的内容保留在本机。全部项目完成后提交；具有审批权限的人员随后审批，或填写原因退回。已提交的检查单不能再修改，除非被退回。',
        en: 'Record the results of one check order here. The team starts the check, then gives each item a result; a finding also needs a level and a description, and may have photos. Save whenever you like: anything unsaved is kept on this device. Submit once all items are complete. An approver then approves the order, or returns it with a reason. A submitted order can be changed only after it is returned.',
      },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
    },
    '/checkOrder': {
      title: { zh: '编制检查单', en: 'Prepare check order' },
      help: {
        zh: '在本页新建检查单或修改尚未下达的检查单。先填写标题、受检部门、检查组和要求完成日期，再逐条添加检查项目。保存后检查单为草稿，其他人看不到；下达后，检查组成员会收到消息，检查单出现在其主页上。新建和下达各需相应权限。',
        en: 'Create a check order here, or change one that has not been issued. Enter the title, the department to be checked, the team and the due date, then add the items one by one. A saved order is a draft that nobody else sees. Once it is issued, the team is told and finds it on their home page. Creating and issuing each need their own right.',
      },
      keepAlive: true,
      confirmClose: true,
    },
    '/checkPlan': {
      title: { zh: '年度检查计划', en: 'Annual check plan' },
      help: {
        zh: '本页显示当前航站一年的检查计划：每行是一个检查模板和一个受检部门，每列是一个月。先添加行，再点某月的“＋”列入计划，立即保存；再点一次取消。点“编制”生成该月的检查单草稿，组长先填为您本人，可在草稿中更改。已到月份仍未编制检查单的标红。',
        en: 'The checks that this site plans for one year: a row for each template and checked department, a column for each month. Add a row, then press + in a month to plan it. It is saved at once, and the cross removes it again. Create writes the draft of that month with you as the lead checker, which you can change in the draft. Red months have begun without an order.',
      },
      keepAlive: true,
      menu: 'entry',
      only: 'check:add',
    },
    '/checkTemplate': {
      title: { zh: '检查模板', en: 'Check templates' },
      help: {
        zh: '本页列出检查模板的各个版本。新建模板或在生效版本上点“修订”，填写检查项目后保存为草稿；由另一名有权限的人员批准后生效，原版本随即停用。已下达的检查单保持下达时的版本。停用的模板不能再用于新的检查单。',
        en: 'All revisions of the check templates. Create a template, or revise the one in force, write its items and save it as a draft; it comes into force once another person with the right approves it, and the revision before is retired. Orders keep the revision they were issued with. A retired template cannot be used for new orders.',
      },
      keepAlive: true,
      menu: 'entry',
      only: 'template:config',
    },
    '/checkTemplateDetail': {
      title: { zh: '检查模板详情', en: 'Check template' },
      help: {
        zh: '本页显示检查模板的一个版本。草稿可以修改、删除，或由编制人以外的人员批准生效；生效的版本可以修订或停用。没有标识的新页面用于新建模板。',
        en: 'One revision of a check template. A draft can be changed, deleted, or approved by somebody else than its author; a revision in force can be revised or retired. Without a template in its address the page writes a new one.',
      },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
      only: 'template:config',
    },
    '/rectificationList': {
      title: { zh: '整改单', en: 'Rectification orders' },
      help: {
        zh: '本页列出当前航站您可以查看的整改单，逾期的整行标红。先用“我的”“逾期”“待我处理”缩小范围；点击编号打开整改单，按当前步骤接收、分析、落实、验证或延期。检查单审批后，一级和二级问题自动生成整改单；具有“下达整改单”权限的人员也可在右上角新建。未设查看各部门权限时，只显示本部门和与本人有关的整改单。',
        en: 'The rectification orders of the current site that you may see; overdue ones are red. Narrow it with Mine, Overdue or Awaiting me. Select a number to open an order, then accept, analyse, carry out, verify or extend it as its state asks for. Approving a check makes orders of its findings of level 1 and 2; with the right to issue orders, write one at the top right. Without the right to see all departments, you see the orders of your own and those you have a part in.',
      },
      keepAlive: true,
      menu: 'entry',
    },
    '/RectificationDetail': {
      title: { zh: '整改单详情', en: 'Rectification detail' },
      help: {
        zh: '本页显示一张整改单和当前这一步要做的事。责任人接收后填写根本原因和措施并送审，审核通过后逐项落实、上传证据并报验；与整改无关的审核员验证，一、二级问题再观察效果后关闭。效果无效时重新分析，以前各轮的原因和措施仍可查看。期限前可申请延期。',
        en: 'One rectification order, and what its state asks for now. The responsible person accepts it, writes causes and actions and sends them to review, then carries out each action, uploads evidence and reports. An auditor who has no part in it verifies; findings of level 1 and 2 are then watched until they are closed. If there was no effect, a new cycle begins, and the earlier ones stay readable. An extension is asked for before the due date.',
      },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
    },
    '/rectificationOrder': {
      title: { zh: '编制整改单', en: 'Prepare rectification order' },
      help: {
        zh: '在本页新建整改单或修改尚未下达的整改单。填写问题、等级、责任部门、责任人和期限；期限不得超过该等级的上限。保存后为草稿，责任部门看不到；在详情页下达后，责任人会收到消息。责任部门不得是您所在的部门。',
        en: 'Write a rectification order here, or change one that is not issued yet: the finding, its level, the responsible department and person, and the due dates, which may not be later than the level allows. A saved order is a draft that the department does not see. Once it is issued on its page, the responsible person is told. The department cannot be your own.',
      },
      keepAlive: true,
      confirmClose: true,
      only: 'ro:add',
    },
    '/figures': {
      title: { zh: '安全质量统计', en: 'Safety figures' },
      help: {
        zh: '本页按您可以查看的范围统计当前航站的整改单：近12个月按月份、等级、根本原因类别和来源下达的数量，各部门未关闭和逾期的数量，以及平均关闭天数。草稿和已作废的不计。点击等级、来源或部门打开筛选后的整改单列表，列表不限下达月份；一张整改单有多类原因时，每类各计一次。右上角可导出全部数据。',
        en: 'Figures of the rectification orders of the current site that you may see: issued in the last 12 months by month, level, root cause category and source; open and overdue by department; average days to close. Drafts and void orders are not counted. Select a level, source or department to open the filtered list, which is not limited to these months. An order with causes of several categories counts once in each. Export all figures at the top right.',
      },
      keepAlive: true,
      menu: 'entry',
      only: 'ro:view',
    },
    '/voluntaryReportingHome': {
      title: { zh: '安全自愿报告', en: 'Voluntary safety reports' },
      help: {
        zh: '从这里报告不安全的情况、查询已提交的报告、阅读共享库。无需登录；已登录时，您的姓名和账号也不会随报告发送。下方说明可以报告什么、如何保护您、报告之后会发生什么，以及哪些情况不受保护。',
        en: 'Report something unsafe, look up a report you made, or read the library. You need not log in; and when you are logged in, neither your name nor your account goes with a report. Below it says what may be reported, how you are protected, what happens next, and what is not protected.',
      },
      public: true,
      menu: 'entry',
    },
    '/INeedReport': {
      title: { zh: '我要报告', en: 'Make a report' },
      help: {
        zh: '分五步填写：告知、身份方式、事件、原因与建议、提交。可以来回修改，内容只保存在本页内存中：刷新或关闭即消失，20分钟未操作会自动清空。提交前可查看将要发送的全部内容。提交后只显示一次查询码。',
        en: 'Five steps: notice, identity, event, causes and suggestions, sending. Go back and forth as you like. What you type stays in the memory of this page alone: it is gone after a reload or closing, and cleared after 20 minutes without a touch. Before sending you see all that is sent. The code is shown once afterwards.',
      },
      keepAlive: true,
      public: true,
      confirmClose: true,
    },
    '/SubmitResults': {
      title: { zh: '提交结果', en: 'Report received' },
      help: {
        zh: '请抄写、复制或打印查询码。它是查询进度和与处理员匿名沟通的唯一凭证，系统不保存明文，遗失无法找回，也不会再次显示。下方的回执日后可证明当日已报告。',
        en: 'Write the code down, copy or print it. It is the only key to your report and to talking with the office without a name. We do not keep it, cannot recover it, and show it once. The receipt beneath proves the day of your report later.',
      },
      keepAlive: true,
      public: true,
      confirmClose: true,
    },
    '/INeedCheck': {
      title: { zh: '我要查询', en: 'Check my report' },
      help: {
        zh: '输入查询码查看报告的进度。大小写和短横线都可以；字母O按0、I和L按1读取。下方可核对一张打印的回执是否由本系统签发。',
        en: 'Enter the code to see how far your report is. Small letters and missing hyphens are fine; O is read as 0, I and L as 1. A code that is mistyped, unknown or over gets the same answer. Below you can check whether a printed receipt is genuine.',
      },
      public: true,
    },
    '/voluntaryReportingCheck': {
      title: { zh: '报告进度', en: 'Report progress' },
      help: {
        zh: '本页显示报告的进度、安全办公室的提问和反馈。您可以回答或补充。离开本页即忘记查询码。',
        en: 'How far your report is, and what the safety office asks and says. Answer or add something. The page forgets the code when you leave it: enter it again next time. Nobody sees that you looked, and the office is told within the hour when you wrote.',
      },
      public: true,
    },
    '/occurrenceReports': {
      title: { zh: '不安全事件报告', en: 'Occurrence reports' },
      help: {
        zh: '本页列出您填写的不安全事件报告和缺陷与不适航状况报告，安全管理室可查看全部已提交的报告。点击右上角用中文或英文填写；草稿和被退回的报告点击标题即可继续修改，其余打开后可查看处理情况。自愿报告不在此列出，凭查询码查询。',
        en: 'The occurrence and defect reports that you have written; the safety section sees every submitted one. Write a report in Chinese or English at the top right. A draft or a returned report opens for writing, any other shows how far it is. Voluntary reports are not listed here: look them up with their code.',
      },
      keepAlive: true,
      menu: 'entry',
      only: 'report:add',
    },
    '/occurrenceDetail': {
      title: { zh: '不安全事件报告详情', en: 'Occurrence report' },
      help: {
        zh: '本页显示一份已提交的报告和当前可做的事。安全管理室接收审核，退回时填写原因；报送局方或客户后填写回执号和日期，最后关闭。报告人会收到退回、报送和关闭的消息。',
        en: 'One submitted report, and what can be done with it now. The safety section takes it for review or returns it with a reason, records number and date of the receipt of the authority or customer, and closes it. The author is told when it is returned, sent and closed.',
      },
      keepAlive: true,
      menu: 'hidden',
      only: 'report:add',
    },
    '/AddChineseReport': {
      title: { zh: '新建中文报告', en: 'New report (Chinese)' },
      help: {
        zh: '在本页用中文填写报告：不安全事件、缺陷与不适航状况或自愿报告。前两类以您的名义提交给安全管理室，可保存草稿。自愿报告经公开渠道加密发送，只显示一次查询码；选择匿名时不保存草稿，已有草稿会删除，也不出现在您的报告列表中。',
        en: 'Write a report in Chinese: an occurrence, a defect or a voluntary report. The first two go to the safety section under your name and can be saved as a draft. A voluntary report is sealed and sent through the public channel, and its code is shown once; when it is anonymous no draft is kept, an existing one is deleted, and it is not listed among your reports.',
      },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
      only: 'report:add',
    },
    '/AddEnReport': {
      title: { zh: '新建英文报告', en: 'New report (English)' },
      help: {
        zh: '在本页用英文填写报告：不安全事件、缺陷与不适航状况或自愿报告。前两类以您的名义提交给安全管理室，可保存草稿。涉及国外客户的缺陷报告需要中英文各一份，可互相关联。自愿报告经公开渠道加密发送，选择匿名时不保存草稿。',
        en: 'Write a report in English: an occurrence, a defect or a voluntary report. The first two go to the safety section under your name and can be saved as a draft. A defect report for a foreign customer needs both languages; link the two. A voluntary report is sealed and sent through the public channel; when it is anonymous no draft is kept.',
      },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
      only: 'report:add',
    },
    '/reportDesk': {
      title: { zh: '报告处理台', en: 'Report desk' },
      help: {
        zh: '安全办公室在此接收自愿报告。报告内容经加密，只有用口令打开办公室密钥后才能在浏览器中阅读。首次使用时由一名处理员设置密钥并打印恢复密钥；其他处理员由已有口令的处理员添加。',
        en: 'Where the safety office takes voluntary reports. What they say is sealed, and is read in the browser once the key of the office is opened with a passphrase. One handler makes the key and prints the recovery key; further handlers are added by somebody who can open it.',
      },
      keepAlive: true,
      menu: 'entry',
      only: 'vsr:view',
    },
    '/reportDetail': {
      title: { zh: '报告处理', en: 'Report handling' },
      help: {
        zh: '本页处理一份自愿报告：接收、阅读、提问、反馈，评估风险并调查，填写去识别内容并由两名处理员签署，下达整改单，提交关闭，由另一人批准，最后可发布到共享库。联系方式单独存放，打开须填写理由，报告人会看到。原文不得导出或打印。',
        en: 'Work on one voluntary report: take it, read it, ask, give feedback, rate the risk and investigate, write the de-identified text that two handlers sign, issue rectification orders, submit the closing for somebody else to approve, and publish it. Contact data is kept apart; opening it needs a reason that the reporter sees. Originals are neither exported nor printed.',
      },
      keepAlive: true,
      menu: 'hidden',
      only: 'vsr:view',
    },
    '/reportSummary': {
      title: { zh: '报告去识别摘要', en: 'De-identified summary' },
      help: {
        zh: '本页显示一份自愿报告的类别、风险等级、临时措施和去识别后的内容，供管理人员决定资源和措施。摘要在两名处理员签署后才显示；原文和报告人的信息只有安全办公室的处理员能看到，本页不能打开。',
        en: 'Category, risk, interim measure and the de-identified text of one voluntary report, for those who decide on resources and measures. The text appears once two handlers have signed it. The original and anything about the reporter are with the handlers of the safety office alone; this page does not open them.',
      },
      keepAlive: true,
      menu: 'hidden',
      only: 'vsr:summary',
    },
    '/checkedLibrary': {
      title: { zh: '报告共享库', en: 'Closed-report library' },
      help: {
        zh: '本页列出已关闭、去识别并发布的自愿报告，任何人无需登录即可阅读。用关键词、报告类别、章节、影响因素或月份查找；点击标题阅读发生了什么、为什么、改进了什么，也可打印。这里不含报告人、航站、客户或飞机的信息，阅读不留记录。',
        en: 'Voluntary reports that are closed, de-identified and published; everybody may read them without logging in. Search by words, category, chapter, contributing factor or month; select a title to read what happened, why and what was changed, and print it. No reporter, site, customer or aircraft is named, and nobody notes who reads.',
      },
      public: true,
      menu: 'entry',
    },
  },
  rights: {
    'check:view': { page: '/checkList', title: { zh: '查看检查单', en: 'See Check orders' } },
    'check:viewAll': {
      page: '/checkList',
      title: { zh: '查看各部门检查单', en: 'Checks of all departments' },
    },
    'check:viewEarly': { page: '/checkList', title: { zh: '提前查看突击检查', en: 'See spot checks early' } },
    'check:follow': { page: '/checkList', title: { zh: '接收本部门检查消息', en: 'Follow own department' } },
    'check:add': { page: '/checkList', title: { zh: '新建检查单', en: 'Create check orders' }, needed: true },
    'check:submit': {
      page: '/checkedResult',
      title: { zh: '提交检查结果', en: 'Submit check results' },
      needed: true,
    },
    'check:issue': {
      page: '/checkList',
      title: { zh: '下达检查单', en: 'Issue check orders' },
      needed: true,
    },
    'check:approve': {
      page: '/checkedResult',
      title: { zh: '审批检查单', en: 'Approve check orders' },
      needed: true,
    },
    'template:config': {
      page: '/checkTemplate',
      title: { zh: '配置检查模板', en: 'Configure check templates' },
    },
    'ro:view': { page: '/rectificationList', title: { zh: '查看整改单', en: 'See Rectification orders' } },
    'ro:viewAll': {
      page: '/rectificationList',
      title: { zh: '查看各部门整改单', en: 'Rectification of all departments' },
    },
    'ro:add': {
      page: '/rectificationList',
      title: { zh: '下达整改单', en: 'Issue rectification orders' },
      needed: true,
    },
    'ro:handle': {
      page: '/RectificationDetail',
      title: { zh: '管理本部门整改单', en: 'Head rectification of own department' },
      needed: true,
    },
    'ro:planReview': {
      page: '/RectificationDetail',
      title: { zh: '审核整改措施', en: 'Review rectification plans' },
      needed: true,
    },
    'ro:verify': {
      page: '/RectificationDetail',
      title: { zh: '验证整改单', en: 'Verify rectification orders' },
      needed: true,
    },
    'ro:extend': {
      page: '/RectificationDetail',
      title: { zh: '审批整改延期', en: 'Decide on extensions' },
    },
    'ro:countersign': {
      page: '/RectificationDetail',
      title: { zh: '会签一级整改单', en: 'Countersign level 1 orders' },
    },
    'ro:void': { page: '/RectificationDetail', title: { zh: '作废整改单', en: 'Make orders void' } },
    'report:add': {
      page: '/occurrenceReports',
      title: { zh: '填写不安全事件报告', en: 'Write occurrence reports' },
    },
    'occ:review': {
      page: '/occurrenceReports',
      title: { zh: '审核不安全事件报告', en: 'Review occurrence reports' },
      needed: true,
    },
    'occ:send': {
      page: '/occurrenceReports',
      title: { zh: '报送不安全事件报告', en: 'Send occurrence reports' },
      needed: true,
    },
    'vsr:view': {
      page: '/reportDesk',
      title: { zh: '查看自愿报告原文', en: 'Read voluntary reports' },
      guarded: true,
    },
    'vsr:triage': {
      page: '/reportDesk',
      title: { zh: '处理自愿报告', en: 'Work on voluntary reports' },
      guarded: true,
    },
    'vsr:investigate': {
      page: '/reportDesk',
      title: { zh: '调查自愿报告', en: 'Investigate voluntary reports' },
      guarded: true,
    },
    'vsr:deid': {
      page: '/reportDesk',
      title: { zh: '签署去识别内容', en: 'Sign de-identified texts' },
      guarded: true,
    },
    'vsr:close': {
      page: '/reportDesk',
      title: { zh: '批准关闭自愿报告', en: 'Approve closing of reports' },
      guarded: true,
    },
    'vsr:publish': {
      page: '/reportDesk',
      title: { zh: '发布到共享库', en: 'Publish in the library' },
      guarded: true,
    },
    'vsr:direct': {
      page: '/reportDesk',
      title: { zh: '以安全总监身份决定', en: 'Decide as safety director' },
      guarded: true,
    },
    'vsr:summary': {
      page: '/reportSummary',
      title: { zh: '查看去识别摘要', en: 'Read de-identified summaries' },
    },
    'strip:view': {
      page: '/reportDesk',
      title: { zh: '查看报告人联系方式', en: 'Open contact data of reporters' },
      guarded: true,
    },
    'check:cancel': { page: '/checkList', title: { zh: '取消检查单', en: 'Cancel check orders' } },
  },
  roles: 'all',
  grants: [
    { roles: 'all', rights: ['check:view', 'ro:view', 'report:add'] },
    {
      // People who are only in the workshops see just the checks of their own department.
      roles: [
        'ADMIN',
        'DIRECTOR',
        'MANAGER',
        'INSPECTOR',
        'MARKET',
        'SALES',
        'ENGINEER',
        'PURCHASE',
        'FINANCE',
        'CUSTOMER_SERVICE',
        'SUPPORT',
        'SERVICE',
        'TECH_SUPPORT',
        'CRAFT',
      ],
      rights: ['check:viewAll'],
    },
    { roles: ['ADMIN'], rights: ['template:config'] },
    { roles: ['DIRECTOR'], rights: ['check:viewEarly', 'ro:viewAll', 'vsr:summary'] },
    { roles: ['MANAGER'], rights: ['check:follow', 'ro:handle', 'vsr:summary'] },
    {
      // Only quality assurance issues, approves and cancels checks.
      roles: ['MANAGER'],
      department: 'D0202',
      rights: ['check:issue', 'check:approve', 'check:cancel', 'template:config', 'ro:extend', 'ro:void'],
    },
    { roles: ['INSPECTOR'], rights: ['ro:viewAll'] },
    // Safety and quality and its sections see spot checks before they start.
    { roles: ['INSPECTOR'], department: 'D02', rights: ['check:viewEarly'] },
    {
      roles: ['INSPECTOR'],
      department: 'D0201',
      rights: ['check:viewEarly', 'ro:add', 'ro:planReview', 'ro:verify', 'occ:review', 'occ:send'],
    },
    { roles: ['INSPECTOR'], department: 'D0202', rights: ['check:viewEarly'] },
    { roles: ['INSPECTOR'], department: 'D0203', rights: ['check:viewEarly'] },
    // Permissions of posts.
    {
      post: 'QA_AUDITOR',
      rights: ['check:add', 'check:submit', 'ro:add', 'ro:planReview', 'ro:verify'],
    },
    // Original voluntary reports are visible only to these two posts.
    {
      post: 'VSR_HANDLER',
      rights: [
        'vsr:view',
        'vsr:triage',
        'vsr:investigate',
        'vsr:deid',
        'vsr:close',
        'vsr:publish',
        'vsr:summary',
        'strip:view',
      ],
    },
    {
      post: 'SAFETY_DIRECTOR',
      rights: ['vsr:view', 'vsr:close', 'vsr:publish', 'vsr:direct', 'ro:countersign'],
    },
  ],
})
