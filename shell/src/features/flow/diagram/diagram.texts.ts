import { defineTexts } from '@apron/contract/texts/define-texts'

export const diagramTexts = defineTexts('flow.diagram', {
  title: { zh: '流程跟踪图', en: 'Process tracking' },
  picture: { zh: '流程图', en: 'Diagram' },
  steps: { zh: '各节点', en: 'Nodes' },
  larger: { zh: '放大', en: 'Zoom in' },
  smaller: { zh: '缩小', en: 'Zoom out' },
  fit: { zh: '适合窗口', en: 'Fit' },
  unreadable: {
    zh: '流程图无法显示，请看旁边的列表。',
    en: 'The diagram cannot be drawn. See the list beside it.',
  },
  state: {
    passed: { zh: '已通过', en: 'Passed' },
    current: { zh: '当前', en: 'Current' },
    rejected: { zh: '已驳回', en: 'Rejected' },
    refused: { zh: '已拒绝', en: 'Refused' },
    notReached: { zh: '未到达', en: 'Not reached' },
  },
  waitsFor: { zh: '等待 {people}', en: 'Waiting for {people}' },
})
