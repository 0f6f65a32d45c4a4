import { RecordEditorPage } from '@apron/pages/records'
import { toolType } from '../../contract/tool-type.ts'

/** `/tools/type?id=…`; without an id a new type. */
export default function TypePage() {
  return <RecordEditorPage record={toolType} page="/type" list="/types" />
}
