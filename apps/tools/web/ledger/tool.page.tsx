import { RecordEditorPage, RecordFields } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { SelectField } from '@apron/ui/select'
import { listToolTypes, tool } from '../../contract/tool.ts'

const OTHER_FIELDS = Object.keys(tool.fields).filter(name => name !== 'assetNo' && name !== 'typeNo')

/** `/tools/tool?id=…`; without an id a new tool. */
export default function ToolPage() {
  const language = useLanguage()
  const { data: types = [] } = useAppQuery(listToolTypes, {})
  return (
    <RecordEditorPage record={tool} page="/tool" list="/ledger">
      {form => {
        const { value, onChange, ...field } = form.field('typeNo')
        return (
          <>
            <RecordFields record={tool} form={form} saved={null} names={['assetNo']} />
            <SelectField
              {...field}
              value={typeof value === 'string' && value !== '' ? value : null}
              onChange={chosen => onChange(chosen ?? '')}
              options={types.map(({ typeNo, nameZh, nameEn }) => ({
                value: typeNo,
                label: `${typeNo} ${language === 'zh' ? nameZh : nameEn || nameZh}`,
              }))}
              searchable
            />
            <RecordFields record={tool} form={form} saved={null} names={OTHER_FIELDS} />
          </>
        )
      }}
    </RecordEditorPage>
  )
}
