import { defineTexts } from '@apron/contract/texts/define-texts'

export const editorTexts = defineTexts('homeEditor', {
  title: { zh: '编辑主页', en: 'Edit home page' },
  hint: {
    zh: '拖动模块左上角的手柄排序，或用键盘：空格拿起，方向键移动，空格放下。每次改动立即保存。',
    en: 'Drag a box by its handle, or use the keyboard: Space to pick up, arrow keys to move, Space to drop. Every change is saved at once.',
  },
  done: { zh: '完成', en: 'Done' },
  boxes: { zh: '主页上的模块', en: 'Boxes on this page' },
  none: { zh: '主页上还没有模块，请从下方添加。', en: 'No boxes yet. Add some below.' },
  move: { zh: '移动“{title}”', en: 'Move “{title}”' },
  size: { zh: '“{title}”的尺寸', en: 'Size of “{title}”' },
  small: { zh: '小', en: 'Small' },
  wide: { zh: '宽', en: 'Wide' },
  full: { zh: '整行', en: 'Full' },
  remove: { zh: '移除“{title}”', en: 'Remove “{title}”' },
  gone: { zh: '不可用的模块', en: 'Unavailable box' },
  add: { zh: '添加模块', en: 'Add box' },
  addBox: { zh: '添加“{title}”', en: 'Add “{title}”' },
  firstDaysAgain: {
    zh: '重新显示“让公司用起来”',
    en: 'Show “Get your company started” again',
  },
  allAdded: { zh: '所有模块都已在主页上。', en: 'All boxes are on this page.' },
  offersFailed: { zh: '可添加的模块加载失败', en: 'The available boxes could not be loaded' },
  pickedUp: {
    zh: '已拿起“{title}”，第 {at} 个，共 {count} 个',
    en: 'Picked up “{title}”, position {at} of {count}',
  },
  movedTo: {
    zh: '“{title}”移到第 {at} 个，共 {count} 个',
    en: '“{title}” moved to position {at} of {count}',
  },
  dropped: {
    zh: '“{title}”已放在第 {at} 个，共 {count} 个',
    en: '“{title}” dropped at position {at} of {count}',
  },
  putBack: { zh: '已取消，“{title}”回到原位', en: 'Cancelled. “{title}” is back where it was' },
  keys: {
    zh: '按空格拿起，用方向键移动，再按空格放下，按 Esc 取消。',
    en: 'Press Space to pick up, use the arrow keys to move, press Space again to drop, or Esc to cancel.',
  },
  chooseApplications: { zh: '选择应用', en: 'Choose applications' },
  applicationsHint: {
    zh: '选中的应用显示在主页上。',
    en: 'The chosen applications are shown on this page.',
  },
  chooseMessages: { zh: '选择消息来源', en: 'Choose message sources' },
  messagesHint: {
    zh: '选中的应用的消息显示在主页的未读消息中。其他消息仍在消息中心。',
    en: 'Messages of the chosen applications are shown among the unread messages on this page. All other messages stay in the message centre.',
  },
  messagesFailed: { zh: '消息来源加载失败', en: 'The message sources could not be loaded' },
  latest: { zh: '最近的消息', en: 'Latest messages' },
  noLatest: { zh: '没有消息', en: 'No messages' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: { zh: '保存成功', en: 'Saved' },
})
