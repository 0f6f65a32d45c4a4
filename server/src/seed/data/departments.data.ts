/** Parents come before their sections. */
export const DEPARTMENTS = [
  ['D01', '公司领导', 'Executive Office', null],
  ['D02', '安全质量部', 'Safety & Quality', null],
  ['D0201', '安全管理室', 'Safety Management Section', 'D02'],
  ['D0202', '质量保证室', 'Quality Assurance Section', 'D02'],
  ['D0203', '检验室', 'Inspection Section', 'D02'],
  ['D03', '工程技术部', 'Engineering', null],
  ['D0301', '技术支援室', 'Technical Support Section', 'D03'],
  ['D0302', '工艺室', 'Process (Craft) Section', 'D03'],
  ['D0303', '技术出版物室', 'Technical Publications Section', 'D03'],
  ['D04', '生产计划部', 'Production Planning & Control', null],
  ['D05', '基地维修部', 'Base Maintenance', null],
  ['D0501', '一车间', 'Hangar Workshop 1', 'D05'],
  ['D0502', '二车间', 'Hangar Workshop 2', 'D05'],
  ['D06', '航线维修部', 'Line Maintenance', null],
  ['D07', '附件维修部', 'Component Maintenance', null],
  ['D08', '航材部', 'Material', null],
  ['D0801', '采购室', 'Purchasing Section', 'D08'],
  ['D0802', '仓储室', 'Stores Section', 'D08'],
  ['D09', '工具设备部', 'Tooling & Equipment', null],
  ['D10', '市场销售部', 'Marketing & Sales', null],
  ['D1001', '市场室', 'Market Section', 'D10'],
  ['D1002', '客户服务室', 'Customer Service Section', 'D10'],
  ['D11', '财务部', 'Finance', null],
  ['D12', '保卫消防部', 'Security & Fire', null],
  ['D13', '信息技术部', 'Information Technology', null],
] as const

/** External parties: enterprises of external users. */
export const ENTERPRISES = [
  ['CU-LHA', '岭海航空', 'Linghai Airlines', 'customer'],
  ['CU-YJC', '云际货运航空', 'Yunji Cargo Airlines', 'customer'],
  ['CU-HBL', '港线航空', 'Harbourline Airways', 'customer'],
  ['CU-TQL', '天启飞机租赁', 'Tianqi Aircraft Leasing', 'customer'],
  ['SU-0X101', '华澜航材贸易', 'Hualan Aero Parts Trading', 'supplier'],
  ['SU-0X102', '北门航空部件', 'Northgate Aero Components', 'supplier'],
  ['SU-0X103', '衡准计量检测', 'Hengzhun Metrology', 'supplier'],
  ['SU-0X104', '安泽消防工程', 'Anze Fire Engineering', 'supplier'],
] as const

export type DeptCode = (typeof DEPARTMENTS)[number][0]
export type EnterpriseCode = (typeof ENTERPRISES)[number][0]
