import { RecordEditorPage } from '@apron/pages/records'
import { toolType } from '../../contract/tool-type.ts'

export default function TypePage() {
  return <RecordEditorPage record={toolType} page="/type" list="/types" />
}
