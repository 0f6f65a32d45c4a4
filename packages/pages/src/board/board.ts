/** A board of records: a column per state, moved by dragging or with a menu. */
export { type BoardRow, RecordBoard, type RecordBoardProps } from './record-board.tsx'
