import type { Measure } from '../../contract/checks/check-order.entities.ts'
import type { TemplateStatus } from '../../contract/checks/check-template.values.ts'
import type { CheckMethod } from '../../contract/values.ts'

/** Inspection method. `×10`: sample size; `!`: critical, so a nonconformity is at least level 2 and needs a photo. */
type Method = `${CheckMethod}${'' | `×${number}`}${'' | '!'}`

/** An item: method, basis, Chinese and English text. */
export type ItemRow = `${Method} | ${string} | ${string} | ${string}`

/** One check template of the demo. Item numbers run on across the headings. */
export interface TemplateSeed {
  /** Code, category, checked department or process, basis, Chinese and English name. */
  readonly head: `${string} | ${string} | ${string} | ${string} | ${string} | ${string}`
  readonly items: Readonly<Record<`${string} | ${string}`, readonly ItemRow[]>>
  /** Measurements by item number. */
  readonly measures?: Readonly<Record<number, readonly Measure[]>>
  /** In force if left out. */
  readonly status?: TemplateStatus
}

/** Store rooms: 10 to 30 °C, at most 70 %RH. */
const STORE_CLIMATE: readonly Measure[] = [
  { unit: '°C', min: 10, max: 30 },
  { unit: '%RH', min: null, max: 70 },
]

/** Check templates of the demo: six in force, a draft and a retired one. */
export const TEMPLATES: readonly TemplateSeed[] = [
  {
    head: 'TC-01 | ROUTINE | D05 | CCAR-145.20; MOM 3.4 | 工具管理 | Tool control',
    items: {
      '标识与清点 | Marking and counting': [
        'OBSERVE | MOM 3.4.2 | 工具箱标识清晰、影形定位完整 | Tool boxes are clearly marked and the shadow layout is complete',
        'DOCUMENTS | MOM 3.4.3 | 清点记录每班两次、签名完整 | Tools are counted twice per shift and every count is signed',
      ],
      '计量与存放 | Calibration and storage': [
        'SAMPLE×5! | MOM 3.5.1 | 抽5件计量工具，标签在有效期内 | Five calibrated tools sampled: every label is in date',
        'OBSERVE | MOM 3.5.4 | 力矩工具归零存放 | Torque tools are stored at their lowest setting',
      ],
      '借还与丢失 | Issue, return and loss': [
        'SAMPLE×10 | MOM 3.4.5 | 借还记录与实物一致 | Issue and return records match what is on the shelf',
        'INTERVIEW×2! | MOM 3.4.8 | 丢失工具程序可叙述，最近一次记录完整 | Staff can explain the lost-tool procedure and the last record is complete',
        'DOCUMENTS | MOM 3.6.1 | 自制工装有编号与批准 | Locally made tooling is numbered and approved',
        'OBSERVE | MOM 3.4.7 | 损坏工具隔离并挂签 | Damaged tools are tagged and kept apart',
      ],
      '现场与库房 | At the aircraft and in the crib': [
        'OBSERVE×2 | MOM 3.4.4 | 机上工作有工具清单 | Work on the aircraft has a tool list on site',
        'SAMPLE×3 | MOM 3.4.6 | 个人工具经登记 | Personal tools are registered',
        'OBSERVE | MOM 3.4.9 | 易耗件（刀头、钻头）计数 | Consumable bits and drills are counted',
        'MEASURE | MOM 3.5.6 | 库房温湿度记录（10–30 °C，≤70 %RH，实测） | Temperature and humidity of the tool crib (10–30 °C, ≤70 %RH, measured)',
      ],
    },
    measures: { 12: STORE_CLIMATE },
  },
  {
    head: 'JC-02 | ROUTINE | D05 | CCAR-145.26; MOM 5.2 | 工卡与签署 | Job cards and sign-off',
    items: {
      '版次与签署 | Revision and sign-off': [
        'SAMPLE×10 | MOM 5.2.1 | 工卡版次与手册有效版一致 | The card revision agrees with the manual in force',
        'SAMPLE×10 | MOM 5.2.3 | 步骤逐项签署，无跳签、代签 | Every step is signed in order; none skipped, none signed for another',
        'SAMPLE×10 | MOM 5.2.4 | 实测值与单位已填写 | Measured values are entered with their units',
        'DOCUMENTS | MOM 5.3.2 | 必检项由独立检验员签署 | Required inspection items are signed by an independent inspector',
        'DOCUMENTS | MOM 5.2.6 | 更改符合程序并有批准 | Changes follow the procedure and are approved',
      ],
      '可追溯性 | Traceability': [
        'SAMPLE×5 | MOM 4.2.5 | 航材批次与证书可追溯 | Part batches and certificates can be traced',
        'SAMPLE×5 | MOM 3.4.4 | 工具编号已登记 | Tool numbers are recorded',
      ],
      '交接与未完工 | Handover and open work': [
        'DOCUMENTS | MOM 5.4.1 | 交接记录完整 | Handover records are complete',
        'DOCUMENTS | MOM 5.4.2 | 未完工步骤有标识 | Unfinished steps are marked',
      ],
      '完整性与关闭 | Completeness and closing': [
        'SAMPLE×10 | MOM 5.2.8 | 工时已填 | Man-hours are entered',
        'SAMPLE×10 | MOM 5.2.8 | 完工日期已填 | The completion date is entered',
        'DOCUMENTS | MOM 5.1.3 | 中文内容齐全 | The Chinese text is complete',
        'DOCUMENTS | MOM 5.2.9 | 附件齐全 | All attachments are present',
        'DOCUMENTS | MOM 5.5.2 | 非例行已关闭或保留 | Non-routine cards are closed or deferred',
      ],
    },
  },
  {
    head: 'ST-03 | ROUTINE | D0802 | CCAR-145.21; MOM 4.2 | 航材库房 | Material store',
    items: {
      '环境与分区 | Climate and zones': [
        'MEASURE | MOM 4.2.1 | 温湿度（10–30 °C、≤70 %RH，实测） | Temperature and humidity (10–30 °C, ≤70 %RH, measured)',
        'OBSERVE | MOM 4.2.2 | 合格与隔离区分开并上锁 | Serviceable and quarantine areas are separate, and quarantine is locked',
      ],
      '实物与寿命 | Stock and shelf life': [
        'SAMPLE×5! | MOM 4.2.5 | 抽5批：实物、标签、证书一致 | Five batches sampled: part, label and certificate agree',
        'DOCUMENTS | MOM 4.3.2 | 时寿件与化工品按到期先出 | Life-limited parts and chemicals are issued first expired, first out',
        'OBSERVE! | MOM 4.3.3 | 无超期件在架 | No expired item is on the shelf',
      ],
      '特殊存放 | Special storage': [
        'OBSERVE | MOM 4.3.5 | 橡胶件避光保存 | Rubber parts are kept from light',
        'SAMPLE×5 | MOM 4.3.6 | 防静电件包装完整 | Packaging of static-sensitive parts is intact',
        'OBSERVE | MOM 4.4.1 | 气瓶固定、空满分区 | Cylinders are secured, full and empty ones kept apart',
        'OBSERVE | MOM 4.4.3 | 危化品柜通风与防泄漏 | Cabinets for hazardous goods are ventilated and contain leaks',
        'OBSERVE | MOM 4.2.7 | 货架承重标识 | Racks show their load limit',
      ],
      '流转与处置 | Flow and disposal': [
        'INTERVIEW×2! | MOM 4.5.1 | 可疑件隔离与上报 | Suspect parts are quarantined and reported',
        'SAMPLE×5 | MOM 4.2.9 | 退料状态挂签 | Returned material carries a status tag',
        'DOCUMENTS×5 | MOM 4.2.4 | 收料检验记录 | Receiving inspection is recorded',
        'OBSERVE | MOM 4.2.8 | 客户来料单独存放 | Customer-supplied material is stored separately',
        'DOCUMENTS | MOM 4.5.3 | 报废件毁形记录 | Mutilation of scrapped parts is recorded',
      ],
    },
    measures: { 1: STORE_CLIMATE },
  },
  {
    head: 'LS-04 | AUDIT | D06 | CCAR-145.19; MOM 6.1 | 航线站点 | Line station',
    items: {
      '人员与手册 | People and manuals': [
        'DOCUMENTS! | MOM 6.1.2 | 站点授权人员清单有效 | The list of authorised staff of the station is valid',
        'SAMPLE×2! | MOM 6.1.4 | 手册终端为有效版 | The manual terminal shows the revision in force',
      ],
      '工具与地面设备 | Tools and ground equipment': [
        'SAMPLE×2 | MOM 3.4.3 | 航线工具箱清点 | Line tool boxes are counted',
        'SAMPLE×3! | MOM 3.5.1 | 力矩工具有效期 | Torque tools are in date',
        'OBSERVE | MOM 6.2.1 | 轮挡与反光锥数量 | Chocks and cones are complete in number',
      ],
      '勤务与记录 | Servicing and records': [
        'SAMPLE×3 | MOM 4.2.5 | 滑油、液压油批次可追溯 | Batches of oil and hydraulic fluid can be traced',
        'OBSERVE | MOM 6.3.2 | 加油后防静电接地 | Static bonding is in place after refuelling',
        'SAMPLE×5 | MOM 6.3.5 | 航后记录本填写完整 | After-flight log books are filled in completely',
        'DOCUMENTS! | MOM 6.3.6 | 保留故障在期内 | Deferred defects are within their limits',
      ],
      '现场安全 | Safety on the ramp': [
        'OBSERVE | MOM 6.4.1 | 外来物袋与巡查 | FOD bags are available and walks are made',
        'MEASURE | MOM 6.4.3 | 夜班照明（照度 lx，实测≥200） | Lighting at night (illuminance in lx, measured, ≥200)',
        'OBSERVE | MOM 6.4.4 | 防护用品 | Protective equipment is available and worn',
        'DOCUMENTS×3 | MOM 6.4.6 | 牵引人员授权 | Towing crew is authorised',
      ],
      '季节与应急 | Season and emergency': [
        'DOCUMENTS | MOM 6.5.1 | 除冰液浓度记录 | Concentration of de-icing fluid is recorded',
        'DOCUMENTS×3 | MOM 5.4.1 | 交接记录 | Handover is recorded',
        'OBSERVE | MOM 6.5.4 | 应急联系表 | The emergency contact list is up to date and on display',
      ],
    },
    measures: { 11: [{ unit: 'lx', min: 200, max: null }] },
  },
  {
    head: 'FS-05 | ROUTINE | D05 | GB 50284; MOM 7.3 | 飞机库消防 | Hangar fire safety',
    items: {
      '设施与通道 | Equipment and escape routes': [
        'SAMPLE×10 | MOM 7.3.1 | 灭火器压力与铅封 | Extinguishers: pressure in the green, seals intact',
        'MEASURE | MOM 7.3.2 | 疏散通道净宽（m，实测≥1.4） | Clear width of escape routes (m, measured, ≥1.4)',
        'OBSERVE | MOM 7.3.2 | 消火栓无遮挡 | Hydrants are not blocked',
        'DOCUMENTS! | MOM 7.3.4 | 泡沫系统值守记录 | The foam system is manned and the watch is recorded',
        'OBSERVE | MOM 7.3.3 | 防火门常闭 | Fire doors are kept closed',
      ],
      '动火与易燃品 | Hot work and flammables': [
        'DOCUMENTS×5! | MOM 7.4.2 | 动火许可与监护记录 | Hot-work permits and fire watch are recorded',
        'OBSERVE | MOM 7.4.5 | 电瓶充电间通风 | The battery charging room is ventilated',
        'OBSERVE | MOM 7.4.6 | 油布桶加盖清运 | Bins for oily rags are covered and emptied',
        'OBSERVE! | MOM 7.4.7 | 喷漆区静电接地 | The paint area is earthed against static',
      ],
      '应急 | Emergency': [
        'DOCUMENTS | MOM 7.3.6 | 应急灯照明30分钟测试记录 | The 30-minute test of emergency lights is recorded',
      ],
    },
    measures: { 2: [{ unit: 'm', min: 1.4, max: null }] },
  },
  {
    head: 'HF-06 | SPECIAL | D05 | CCAR-145.26; MOM 5.4 | 交接班 | Shift handover',
    items: {
      '交接内容 | What is handed over': [
        'OBSERVE | MOM 5.4.1 | 交接有书面与口头两种 | Handover is both written and spoken',
        'SAMPLE×5! | MOM 5.4.2 | 未完工步骤逐条交清 | Unfinished steps are handed over one by one',
        'DOCUMENTS | MOM 5.4.3 | 接班人签收 | The incoming shift signs for it',
        'OBSERVE! | MOM 5.4.4 | 工具与件交清 | Tools and parts are handed over completely',
        'OBSERVE | MOM 5.4.5 | 关键任务中断点有标识 | Where a critical task was interrupted is marked',
      ],
      '疲劳与工时 | Fatigue and hours': [
        'DOCUMENTS | MOM 5.6.1 | 连续夜班不超过4个 | Nobody works more than four nights in a row',
        'MEASURE | MOM 5.6.2 | 单班工时不超过12小时（实测h） | No shift is longer than 12 hours (longest, measured in h)',
        'OBSERVE | MOM 5.6.4 | 休息区可用 | The rest area can be used',
        'DOCUMENTS | MOM 5.4.6 | 班前会记录 | Pre-shift briefings are recorded',
      ],
    },
    measures: { 7: [{ unit: 'h', min: null, max: 12 }] },
  },
  {
    head: 'DI-07 | SPECIAL | D06 | MOM 4.8 | 除冰准备 | De-icing readiness',
    status: 'DRAFT',
    items: {
      '设备与人员 | Equipment and people': [
        'DOCUMENTS! | MOM 4.8.1 | 除冰人员授权在有效期内 | De-icing authorisations are in date',
        'OBSERVE | MOM 4.8.2 | 除冰车加热和喷嘴工作正常 | Heater and nozzles of the de-icing vehicle work',
      ],
      '除冰液 | De-icing fluid': [
        'SAMPLE×2 | MOM 4.8.3 | 除冰液批次和到期日已登记 | Batch and expiry date of the fluid are recorded',
      ],
    },
  },
  {
    head: 'PT-04 | ROUTINE | D05 | MOM 3.4 | 个人工具（并入TC-01） | Personal tools (now part of TC-01)',
    status: 'RETIRED',
    items: {
      '登记 | Register': [
        'SAMPLE×5 | MOM 3.4.6 | 个人工具经登记 | Personal tools are registered',
        'OBSERVE | MOM 3.4.6 | 个人工具有姓名标识 | Personal tools carry the name of their owner',
      ],
    },
  },
]
