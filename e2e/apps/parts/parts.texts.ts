import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the application `parts`; its page object reads the same table. */
export const PARTS_TEXTS = defineTexts('parts', {
  approval: {
    title: { zh: '周转件申购', en: 'Request for a rotable' },
  },
  table: {
    title: { zh: '周转件', en: 'Rotables' },
    rows: { zh: '周转件列表', en: 'List of rotables' },
    number: { zh: '件号', en: 'Part number' },
    name: { zh: '名称', en: 'Name' },
    quantity: { zh: '数量', en: 'Quantity' },
    note: { zh: '备注', en: 'Note' },
    station: { zh: '存放点{n}', en: 'Store {n}' },
    pump: { zh: '液压泵', en: 'Hydraulic pump' },
    valve: { zh: '引气活门', en: 'Bleed valve' },
  },
  long: {
    title: { zh: '消耗件', en: 'Expendables' },
    rows: { zh: '消耗件列表', en: 'List of expendables' },
    chosen: { zh: '已选行数', en: 'Rows chosen' },
    above: { zh: '列表上方的说明', en: 'Lines above the list' },
    fine: { zh: '可用', en: 'Serviceable' },
    remark: {
      zh: '收货时包装破损，已由质量保证室检查；可以装机，但须先核对批次号与到期日。',
      en: 'The packing was torn on receipt, and quality assurance has inspected it: fit for use once batch and expiry are checked.',
    },
  },
  fields: {
    title: { zh: '录入控件', en: 'Fields' },
    user: { zh: '受托人', en: 'Delegate' },
  },
  dialogs: {
    title: { zh: '对话框与提示', en: 'Dialogs and messages' },
    open: { zh: '打开 {width}', en: 'Open {width}' },
    dialog: { zh: '宽度 {width}', en: 'Width {width}' },
    text: { zh: '对话框内容', en: 'What the dialog says' },
  },
})
