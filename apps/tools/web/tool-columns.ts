import type { Language } from '@apron/contract/dictionary/language'
import { pick } from '@apron/contract/records/pick'
import { fieldColumns, useRecordWords } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import type { TableColumn } from '@apron/ui/table'
import { type Tool, tool } from '../contract/tool.ts'
import { LEDGER_TEXTS } from './ledger/ledger.texts.ts'

type Names = Pick<Tool, 'nameZh' | 'nameEn'>

/** Returns the name of a tool in a language, the Chinese one if there is no English one. */
export function nameOfTool({ nameZh, nameEn }: Names, language: Language): string {
  return language === 'zh' || nameEn === '' ? nameZh : nameEn
}

/** Returns columns for tools outside the ledger: asset number, name and the given fields. */
export function useToolColumns<Row extends Names & Record<string, unknown>>(
  ...names: readonly (keyof Tool & keyof typeof tool.fields)[]
): TableColumn<Row>[] {
  const language = useLanguage()
  const fields = pick(tool.fields, ['assetNo', 'nameZh', ...names])
  const words = useRecordWords({ texts: tool.texts, fields })
  const named = (row: Row) => nameOfTool(row, language)
  return fieldColumns({ fields }, words, { nameZh: { labels: LEDGER_TEXTS.name, cell: named, text: named } })
}
