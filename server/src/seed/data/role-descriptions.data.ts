import type { TextPair } from '@apron/contract/texts/text-pair'
import type { RoleCode } from './roles.data.ts'

/** Purpose of each role, in the words of an administrator. */
export const ROLE_DESCRIPTIONS: Readonly<Record<RoleCode, TextPair>> = {
  ADMIN: {
    zh: '管理门户：人员、角色、菜单、航站和子应用。授予和取消须经另一名管理员确认。',
    en: 'Runs the portal: people, roles, menu, sites and sub-applications. A second administrator must confirm who gets it.',
  },
  DIRECTOR: {
    zh: '公司领导：查看各部门的检查与数据，可提前看到突击检查。',
    en: 'Company management: sees checks and figures of all departments, spot checks before they start.',
  },
  MANAGER: {
    zh: '部门负责人：安排本部门工作，接收本部门的检查消息。',
    en: 'Head of a department: plans its work and is told about its checks.',
  },
  INSPECTOR: {
    zh: '检验人员：实施检查、填写结果、放行检验。',
    en: 'Carries out checks and inspections and records the results.',
  },
  WORKSHOP: {
    zh: '车间人员：机械员、工长等，只看本部门的检查。',
    en: 'Workshop staff such as mechanics and foremen: sees checks of the own department only.',
  },
  MARKET: {
    zh: '市场人员：市场信息、合同与客户评价。',
    en: 'Marketing staff: market information, contracts and customer feedback.',
  },
  SALES: { zh: '销售人员：报价与订单。', en: 'Sales staff: quotations and orders.' },
  ENGINEER: {
    zh: '工程师：手册、工程指令与技术文件。',
    en: 'Engineers: manuals, engineering orders and technical documents.',
  },
  PURCHASE: {
    zh: '采购人员：航材采购与供应商；外部用户为供应商本身。',
    en: 'Purchasing staff: parts and suppliers. An external user with it is the supplier.',
  },
  FINANCE: { zh: '财务人员：费用、发票与结算。', en: 'Finance staff: costs, invoices and settlement.' },
  CUSTOMER_SERVICE: {
    zh: '客户服务人员：客户的询问、投诉与交付。',
    en: 'Customer service staff: customers’ questions, complaints and deliveries.',
  },
  SUPPORT: {
    zh: '保障人员：设施、设备、工具与库房。',
    en: 'Support staff: facilities, equipment, tools and stores.',
  },
  SERVICE: {
    zh: '服务人员：行政、后勤等日常服务。',
    en: 'Service staff: administration, logistics and other daily services.',
  },
  TECH_SUPPORT: {
    zh: '技术支援人员：排故支援与航线技术支持。',
    en: 'Technical support staff: troubleshooting and help for the line.',
  },
  CRAFT: {
    zh: '工艺人员：修理工艺、工艺标准与改进。',
    en: 'Workmanship staff: repair processes, their standards and improvement.',
  },
}
