import { SITES, type SiteCode } from './airports.data.ts'
import type { DeptCode, EnterpriseCode } from './departments.data.ts'
import type { PostCode, RoleCode } from './roles.data.ts'

/** Sessions start at the first one. */
type Sites = readonly [SiteCode, ...SiteCode[]]

export interface UserSeed<Dept> {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly sex: 'M' | 'F'
  readonly dept: Dept
  readonly roles: readonly RoleCode[]
  readonly posts: readonly PostCode[]
  readonly sites: Sites
}

const [mainBase, ...stations] = SITES
const ALL: Sites = [mainBase[0], ...stations.map(([threeCode]) => threeCode)]
const CAN = ['CAN'] as const
const NONE = [] as const

type Row<Dept> = readonly [
  code: string,
  zh: string,
  en: string,
  sex: 'M' | 'F',
  dept: Dept,
  roles: readonly RoleCode[],
  posts: readonly PostCode[],
  sites: Sites,
]

const employees: readonly Row<DeptCode>[] = [
  ['100001', '陈启明', 'Chen Qiming', 'M', 'D13', ['ADMIN'], NONE, ALL],
  ['100002', '林静', 'Lin Jing', 'F', 'D13', ['ADMIN'], NONE, ALL],
  ['100003', '周伯安', "Zhou Bo'an", 'M', 'D01', ['DIRECTOR'], ['ACCOUNTABLE'], ALL],
  ['100004', '韩雪松', 'Han Xuesong', 'M', 'D01', ['DIRECTOR'], ['DIR_PRODUCTION'], ALL],
  ['100005', '苏明远', 'Su Mingyuan', 'M', 'D02', ['DIRECTOR'], ['SAFETY_DIRECTOR'], ALL],
  ['100006', '罗海燕', 'Luo Haiyan', 'F', 'D01', ['DIRECTOR'], ['DIR_COMMERCIAL'], ALL],
  ['100101', '何慧敏', 'He Huimin', 'F', 'D0201', ['MANAGER', 'INSPECTOR'], ['VSR_HANDLER'], CAN],
  ['100102', '邓一帆', 'Deng Yifan', 'M', 'D0201', ['INSPECTOR'], ['VSR_HANDLER'], ['CAN', 'SZX']],
  ['100103', '沈丽', 'Shen Li', 'F', 'D0202', ['MANAGER', 'INSPECTOR'], ['QA_AUDITOR'], CAN],
  ['100104', '冯晓岚', 'Feng Xiaolan', 'F', 'D0202', ['INSPECTOR'], ['QA_AUDITOR'], ['CAN', 'SZX', 'HAK']],
  ['100105', '许卫东', 'Xu Weidong', 'M', 'D0202', ['INSPECTOR'], ['QA_AUDITOR'], ['CAN', 'SHE']],
  ['100106', '曹建军', 'Cao Jianjun', 'M', 'D0203', ['INSPECTOR'], ['RII_INSPECTOR'], CAN],
  ['100107', '叶文涛', 'Ye Wentao', 'M', 'D0203', ['INSPECTOR'], ['RII_INSPECTOR'], CAN],
  ['100201', '梁志衡', 'Liang Zhiheng', 'M', 'D03', ['MANAGER', 'ENGINEER'], NONE, CAN],
  ['100202', '孙嘉', 'Sun Jia', 'F', 'D03', ['ENGINEER'], NONE, CAN],
  ['100203', '唐睿', 'Tang Rui', 'M', 'D0303', ['ENGINEER'], ['TECH_PUBS'], CAN],
  ['100204', '马俊', 'Ma Jun', 'M', 'D0301', ['TECH_SUPPORT'], NONE, CAN],
  ['100205', '袁芳', 'Yuan Fang', 'F', 'D0301', ['TECH_SUPPORT'], NONE, CAN],
  ['100206', '邱国栋', 'Qiu Guodong', 'M', 'D0302', ['CRAFT'], NONE, CAN],
  ['100207', '石磊', 'Shi Lei', 'M', 'D0302', ['CRAFT'], NONE, CAN],
  ['100301', '彭立新', 'Peng Lixin', 'M', 'D04', ['MANAGER', 'SUPPORT'], NONE, CAN],
  ['100302', '蒋雯', 'Jiang Wen', 'F', 'D04', ['SUPPORT'], NONE, CAN],
  ['100303', '谭勇', 'Tan Yong', 'M', 'D0501', ['MANAGER', 'WORKSHOP'], ['LEAD_MECH'], CAN],
  ['100304', '黄志强', 'Huang Zhiqiang', 'M', 'D0501', ['WORKSHOP'], ['RELEASE'], CAN],
  ['100305', '李泽', 'Li Ze', 'M', 'D0501', ['WORKSHOP'], NONE, CAN],
  ['100306', '吴桐', 'Wu Tong', 'F', 'D0501', ['WORKSHOP'], NONE, CAN],
  ['100307', '郑凯', 'Zheng Kai', 'M', 'D0502', ['WORKSHOP'], ['LEAD_MECH'], CAN],
  ['100308', '郭雅', 'Guo Ya', 'F', 'D06', ['WORKSHOP'], ['RELEASE'], ['URC', 'CAN']],
  ['100309', '龙伟', 'Long Wei', 'M', 'D07', ['MANAGER', 'WORKSHOP'], ['LEAD_MECH'], CAN],
  ['100310', '蔡明', 'Cai Ming', 'M', 'D06', ['SERVICE'], NONE, ['SZX']],
  ['100401', '范立群', 'Fan Liqun', 'M', 'D08', ['MANAGER', 'PURCHASE'], NONE, CAN],
  ['100402', '丁悦', 'Ding Yue', 'F', 'D0801', ['PURCHASE'], NONE, CAN],
  ['100403', '卢思远', 'Lu Siyuan', 'M', 'D0801', ['PURCHASE'], ['BUYER_AOG'], CAN],
  ['100404', '任丽娜', 'Ren Lina', 'F', 'D0801', ['PURCHASE'], NONE, CAN],
  ['100405', '潘强', 'Pan Qiang', 'M', 'D0802', ['SUPPORT'], NONE, CAN],
  ['100501', '贺军', 'He Jun', 'M', 'D09', ['MANAGER', 'SUPPORT'], NONE, CAN],
  ['100502', '田甜', 'Tian Tian', 'F', 'D09', ['SUPPORT'], NONE, CAN],
  ['100503', '白宇', 'Bai Yu', 'M', 'D09', ['SUPPORT'], ['CAL_COORD'], CAN],
  ['100601', '夏青', 'Xia Qing', 'F', 'D10', ['MANAGER', 'MARKET'], NONE, CAN],
  ['100602', '顾一鸣', 'Gu Yiming', 'M', 'D1001', ['MARKET', 'SALES'], NONE, CAN],
  ['100603', '江楠', 'Jiang Nan', 'F', 'D1002', ['CUSTOMER_SERVICE'], NONE, CAN],
  ['100701', '秦素芬', 'Qin Sufen', 'F', 'D11', ['MANAGER', 'FINANCE'], NONE, CAN],
  ['100801', '雷鸣', 'Lei Ming', 'M', 'D12', ['MANAGER', 'SERVICE'], ['FIRE_SUPERVISOR'], CAN],
  ['100802', '宋刚', 'Song Gang', 'M', 'D12', ['SERVICE'], ['FIRE_PATROL'], ['CAN', 'SZX']],
]

/** People of customers and suppliers, who work with the main base. */
const externals: readonly Row<EnterpriseCode>[] = [
  ['X90101', '邹航', 'Zou Hang', 'M', 'CU-LHA', ['CUSTOMER_SERVICE'], NONE, CAN],
  ['X90102', 'Emily Hart', 'Emily Hart', 'F', 'CU-HBL', ['CUSTOMER_SERVICE'], NONE, CAN],
  ['X90201', '胡波', 'Hu Bo', 'M', 'SU-0X101', ['SERVICE'], NONE, CAN],
  ['X90202', '方正平', 'Fang Zhengping', 'M', 'SU-0X103', ['SERVICE'], NONE, CAN],
]

function toSeed<Dept>([code, zh, en, sex, dept, roles, posts, sites]: Row<Dept>): UserSeed<Dept> {
  return { code, zh, en, sex, dept, roles, posts, sites }
}

export const EMPLOYEES = employees.map(toSeed)
export const EXTERNAL_USERS = externals.map(toSeed)
