import { RecordList } from '@apron/pages/records'
import { item } from '../contract/item.ts'

/** `/sampleApp/list`: the items of the site. */
export default function ItemsPage() {
  return <RecordList record={item} page="/item" />
}
