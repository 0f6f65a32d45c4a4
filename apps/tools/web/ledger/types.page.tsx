import { RecordList } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import { app } from '../../app.ts'
import { toolType } from '../../contract/tool-type.ts'

export default function TypesPage() {
  const language = useLanguage()
  return (
    <RecordList
      record={toolType}
      page="/type"
      title={app.pages['/types'].title[language]}
      defaults={['typeNo', language === 'zh' ? 'nameZh' : 'nameEn', 'toolClass', 'spec', 'calIntervalMonths']}
    />
  )
}
