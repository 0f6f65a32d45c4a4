import { RecordList } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import { toolType } from '../../contract/tool-type.ts'

export default function TypesPage() {
  const name = useLanguage() === 'zh' ? 'nameZh' : 'nameEn'
  const shown = ['typeNo', name, 'toolClass', 'spec', 'calIntervalMonths']
  return <RecordList record={toolType} page="/type" defaults={shown} />
}
