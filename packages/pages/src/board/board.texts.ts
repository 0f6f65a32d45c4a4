import { defineTexts } from '@apron/sdk'

export const BOARD_TEXTS = defineTexts('pages.board', {
  none: { zh: '无', en: 'None' },
  moveTo: { zh: '移到…', en: 'Move to…' },
  moveName: { zh: '移动 {no}', en: 'Move {no}' },
  moved: { zh: '{no} 已移到“{state}”', en: '{no} moved to {state}' },
  notThere: { zh: '不能从“{from}”移到“{to}”', en: 'Cannot move from {from} to {to}' },
  drag: { zh: '按住拖动到另一列；也可用“移到…”菜单', en: 'Drag to another column, or use the Move to… menu' },
})
