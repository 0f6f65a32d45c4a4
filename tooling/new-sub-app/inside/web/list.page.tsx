import { RecordList } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import { app } from '../app.ts'
import { item } from '../contract/item.ts'

/** `/sampleApp/list`: the items of the site. */
export default function ItemsPage() {
  const language = useLanguage()
  return <RecordList record={item} page="/item" title={app.pages['/list'].title[language]} />
}
