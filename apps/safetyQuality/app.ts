import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

export const app = {
  name: 'safetyQuality',
  title: { zh: '安全质量', en: 'Safety & quality' },
  port: 9506,
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
    'check:cancel': { page: '/checkList', title: { zh: '取消检查单', en: 'Cancel check orders' } },
  },
} as const satisfies AppDefinition
