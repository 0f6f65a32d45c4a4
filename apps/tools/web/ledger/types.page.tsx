import { RecordList } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import { app } from '../../app.ts'
import { toolType } from '../../contract/tool-type.ts'

export default function TypesPage() {
  return <RecordList record={toolType} page="/type" title={app.pages['/types'].title[useLanguage()]} />
}
