import { RecordEditorPage } from '@apron/pages/records'
import { item } from '../contract/item.ts'

/** `/sampleApp/item?id=…`; without an id a new item. */
export default function ItemPage() {
  return <RecordEditorPage record={item} page="/item" list="/list" />
}
