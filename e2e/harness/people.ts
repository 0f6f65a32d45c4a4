/** People of the demo organisation used in tests. */
export const PEOPLE = {
  /** Quality auditor at CAN, SZX and HAK. */
  inspector: { username: '100104', zh: '冯晓岚', en: 'Feng Xiaolan' },
  /** Manager of quality assurance. */
  manager: { username: '100103', zh: '沈丽', en: 'Shen Li' },
  /** A second quality auditor, for tests that change personal settings. */
  auditor: { username: '100105', zh: '许卫东', en: 'Xu Weidong' },
  /** Safety section: one of two handlers of voluntary reports. */
  handler: { username: '100101', zh: '何慧敏', en: 'He Huimin' },
  /** The other handler. */
  secondHandler: { username: '100102', zh: '邓一帆', en: 'Deng Yifan' },
  /** Safety director: accepts tolerable risks but reads no original. */
  safetyDirector: { username: '100005', zh: '苏明远', en: 'Su Mingyuan' },
  /** Head of workshop 1: responsible for findings there. */
  workshopHead: { username: '100303', zh: '谭勇', en: 'Tan Yong' },
  /** Mechanic of workshop 1. */
  mechanic: { username: '100305', zh: '李泽', en: 'Li Ze' },
  /** Planner of work packages. */
  planner: { username: '100302', zh: '蒋雯', en: 'Jiang Wen' },
  /** Process engineer: writes job cards. */
  author: { username: '100206', zh: '邱国栋', en: 'Qiu Guodong' },
  /** Another process engineer, who checks job cards. */
  secondAuthor: { username: '100207', zh: '石磊', en: 'Shi Lei' },
  /** Engineer. */
  engineer: { username: '100202', zh: '孙嘉', en: 'Sun Jia' },
  /** Certifying staff of workshop 1: releases packages to service. */
  releaser: { username: '100304', zh: '黄志强', en: 'Huang Zhiqiang' },
  /** Market and sales: reads check orders, no job cards. */
  sales: { username: '100602', zh: '顾一鸣', en: 'Gu Yiming' },
  /** Gets the permission to view people, but not to change them. */
  looking: { username: '100403', zh: '卢思远', en: 'Lu Siyuan' },
  /** Head of purchasing, with the role of managers. */
  purchaseHead: { username: '100401', zh: '范立群', en: 'Fan Liqun' },
  /** Buyer: neither manager nor administrator. */
  buyer: { username: '100402', zh: '丁悦', en: 'Ding Yue' },
  /** Keeper of the tool crib of hangar 1. */
  toolKeeper: { username: '100502', zh: '田甜', en: 'Tian Tian' },
  /** Head of tooling. */
  toolingHead: { username: '100501', zh: '贺军', en: 'He Jun' },
  /** Sees all eleven sub-applications. */
  administrator: { username: '100001', zh: '陈启明', en: 'Chen Qiming' },
  /** Decides on proposals of the other administrator. */
  secondAdministrator: { username: '100002', zh: '林静', en: 'Lin Jing' },
  /** People whose passwords, codes and failure limits the login tests use up. */
  forgetful: { username: '100306', zh: '吴桐', en: 'Wu Tong' },
  besieged: { username: '100307', zh: '郑凯', en: 'Zheng Kai' },
  renewing: { username: '100309', zh: '龙伟', en: 'Long Wei' },
  refused: { username: '100310', zh: '蔡明', en: 'Cai Ming' },
  carded: { username: '100308', zh: '郭雅', en: 'Guo Ya', idCard: '999999199001010569' },
} as const

export type PersonName = keyof typeof PEOPLE
