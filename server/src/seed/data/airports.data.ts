/** Three-letter code, ICAO code, Chinese and English name. */
export type AirportRow = readonly [threeCode: string, icao: string, zh: string, en: string]

/** Sites at which employees of the demo company work. */
export const SITES = [
  ['CAN', 'ZGGG', '广州白云', 'Guangzhou Baiyun'],
  ['SZX', 'ZGSZ', '深圳宝安', "Shenzhen Bao'an"],
  ['CSX', 'ZGHA', '长沙黄花', 'Changsha Huanghua'],
  ['WUH', 'ZHHH', '武汉天河', 'Wuhan Tianhe'],
  ['CGO', 'ZHCC', '郑州新郑', 'Zhengzhou Xinzheng'],
  ['HAK', 'ZJHK', '海口美兰', 'Haikou Meilan'],
  ['SYX', 'ZJSY', '三亚凤凰', 'Sanya Phoenix'],
  ['NNG', 'ZGNN', '南宁吴圩', 'Nanning Wuxu'],
  ['SHE', 'ZYTX', '沈阳桃仙', 'Shenyang Taoxian'],
  ['URC', 'ZWWW', '乌鲁木齐天山', 'Ürümqi Tianshan'],
] as const satisfies readonly AirportRow[]

export type SiteCode = (typeof SITES)[number][0]

/** Airports used in orders and quotations, without a site of the company. */
export const FURTHER_AIRPORTS: readonly AirportRow[] = [
  ['PEK', 'ZBAA', '北京首都', 'Beijing Capital'],
  ['PKX', 'ZBAD', '北京大兴', 'Beijing Daxing'],
  ['TSN', 'ZBTJ', '天津滨海', 'Tianjin Binhai'],
  ['TYN', 'ZBYN', '太原武宿', 'Taiyuan Wusu'],
  ['PVG', 'ZSPD', '上海浦东', 'Shanghai Pudong'],
  ['SHA', 'ZSSS', '上海虹桥', 'Shanghai Hongqiao'],
  ['HGH', 'ZSHC', '杭州萧山', 'Hangzhou Xiaoshan'],
  ['NKG', 'ZSNJ', '南京禄口', 'Nanjing Lukou'],
  ['XMN', 'ZSAM', '厦门高崎', 'Xiamen Gaoqi'],
  ['FOC', 'ZSFZ', '福州长乐', 'Fuzhou Changle'],
  ['TAO', 'ZSQD', '青岛胶东', 'Qingdao Jiaodong'],
  ['TNA', 'ZSJN', '济南遥墙', 'Jinan Yaoqiang'],
  ['HFE', 'ZSOF', '合肥新桥', 'Hefei Xinqiao'],
  ['KHN', 'ZSCN', '南昌昌北', 'Nanchang Changbei'],
  ['KWL', 'ZGKL', '桂林两江', 'Guilin Liangjiang'],
  ['SWA', 'ZGOW', '揭阳潮汕', 'Jieyang Chaoshan'],
  ['ZUH', 'ZGSD', '珠海金湾', 'Zhuhai Jinwan'],
  ['CTU', 'ZUUU', '成都双流', 'Chengdu Shuangliu'],
  ['TFU', 'ZUTF', '成都天府', 'Chengdu Tianfu'],
  ['CKG', 'ZUCK', '重庆江北', 'Chongqing Jiangbei'],
  ['KMG', 'ZPPP', '昆明长水', 'Kunming Changshui'],
  ['KWE', 'ZUGY', '贵阳龙洞堡', 'Guiyang Longdongbao'],
  ['XIY', 'ZLXY', '西安咸阳', "Xi'an Xianyang"],
  ['LHW', 'ZLLL', '兰州中川', 'Lanzhou Zhongchuan'],
  ['DLC', 'ZYTL', '大连周水子', 'Dalian Zhoushuizi'],
  ['HRB', 'ZYHB', '哈尔滨太平', 'Harbin Taiping'],
  ['CGQ', 'ZYCC', '长春龙嘉', 'Changchun Longjia'],
  ['HKG', 'VHHH', '香港', 'Hong Kong'],
  ['MFM', 'VMMC', '澳门', 'Macao'],
]
