/** Titles and help texts of the pages. */
export const PAGE_TEXTS = {
  packageBoard: {
    title: { zh: '工作包', en: 'Packages' },
    help: {
      zh: '本页按状态列出当前航站的工作包：机位、进出场时间、完成百分比、计划与已用工时、未关闭的非例行、缺料和未归还的工具。点击编号打开工作包，查看放行检查单、打开其工卡，或用右上角的按钮推进状态。卡片上的“移到…”与拖动作用相同。计划员新建工作包，具有放行岗位的人员放行。',
      en: 'The packages of the current site by state, with bay, times, progress, planned and used man-hours, open non-routines, missing material and tools not returned. Select a number to see the release check list and the cards of a package, or to move it on with the buttons at the top right. “Move to…” on a card does the same as dragging it. Planners add packages; people with the release post release them.',
    },
  },
  cardList: {
    title: { zh: '工卡列表', en: 'Job cards' },
    help: {
      zh: '本页列出当前航站的工卡。用“我的”“待必检”缩小范围，或按状态、专业、执行人筛选；关键字可查工卡号、工作包号、机号和标题。点击工卡号执行或编辑工卡。工艺人员在右上角新建工卡，由另一人核对后发布。',
      en: 'The job cards of the current site. Narrow them with Mine or RII waiting, or filter by state, skill and assignee; the search finds card, package, registration and title. Select a card number to work on it. Process engineers write new cards at the top right; somebody else checks and releases them.',
    },
  },
  cardExecute: {
    title: { zh: '工卡执行', en: 'Execute card' },
    help: {
      zh: '本页执行一张工卡：按顺序逐步签署，签署需再次输入密码；测量步骤填写实测值，超出限值须先提交非例行。必检步骤由未参加本工卡施工的必检员签署。工时、航材、工具、交接内容和照片也记在这里。已签署的内容不能修改，只能由工长更正，原值保留。草稿状态的工卡在此编写。',
      en: 'Work on one job card: sign its steps in order, each with your password; enter measured values, and raise a non-routine first where one is outside its limits. Required inspections are signed by an inspector who did no work on the card. Hours, material, tools, handover and photos are recorded here too. What is signed stays; a foreman corrects it, and the old value remains. A draft card is written here.',
    },
  },
  defect: {
    title: { zh: '非例行', en: 'Non-routine' },
    help: {
      zh: '本页列出当前航站的非例行和保留项目。施工人员从工卡上提交，或点右上角新建：写明来源工卡、描述（至少20字）、章节、区域并附照片。计划员或工程师评估：处理、保留、监控或由客户决定；需要工程处理的由工程师答复。保留须有依据和期限。',
      en: 'Non-routine cards and deferred items of the current site. Raise one from a job card, or with the button at the top right: name the card it was found on, describe it in at least 20 characters and add photos. Planners and engineers assess it: fix, defer, monitor or ask the customer. A deferral needs a basis and a limit.',
    },
  },
  authorisations: {
    title: { zh: '人员授权', en: 'Authorisations' },
    help: {
      zh: '本页登记当前航站人员的专业授权：专业、印章号、是否可签必检项目、有效期。工长只能把工卡分配给持有相应专业授权的人员；必检员只能签署授权专业的必检项目。由质量保证室经理维护。',
      en: 'Personal authorisations at the current site: skill, stamp number, whether required inspections may be signed, and until when. Foremen can assign a card only to people authorised for its skill; inspectors sign required inspections of their skills alone. The manager of quality assurance keeps them.',
    },
  },
} as const
