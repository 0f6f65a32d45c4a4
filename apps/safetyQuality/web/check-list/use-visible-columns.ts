import { queryColumnSetting, saveColumnSetting } from '@apron/contract/calls/column-setting.calls'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { columnSettingValue, visibleColumnIds } from '@apron/contract/rules/column-setting'
import { CallError, fillText, useHost, useLanguage } from '@apron/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useAppCall } from '../app/calls-context.ts'
import { useEarlyQuery } from '../shared/use-early-query.ts'

export interface ColumnNames {
  readonly id: string
  readonly labels: { readonly zh: string; readonly en: string }
}

interface VisibleColumns {
  readonly ids: readonly string[]
  readonly save: (ids: readonly string[]) => Promise<void>
}

/**
 * One's own visible columns of a table (TBL-02): labels on the wire, ids in the page, so that a change of language
 * loses nothing. Without a setting, or with none of its labels known, the default columns show.
 */
export function useVisibleColumns(
  customCode: string,
  columns: readonly ColumnNames[],
  defaults: readonly string[],
): VisibleColumns {
  const call = useAppCall()
  const host = useHost()
  const language = useLanguage()
  const queries = useQueryClient()
  const queryKey = useMemo(() => ['columns', customCode], [customCode])
  const { data, error } = useEarlyQuery({
    queryKey,
    queryFn: ({ signal }) => call(queryColumnSetting, { query: { code: customCode } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    if (error !== null) host.toast('error', failure('columnsReadFailed', error))
    function failure(name: 'columnsReadFailed', cause: Error): string {
      return columnFailure(CLIENT_TEXTS[name][language], customCode, cause, language)
    }
  }, [error, host, language, customCode])

  const save = useCallback(
    async (ids: readonly string[]) => {
      const labelOf = new Map(columns.map(column => [column.id, column.labels[language]]))
      const id = data?.id
      const body = {
        code: customCode,
        value: columnSettingValue(ids, labelOf),
        ...(id === undefined ? {} : { id }),
      }
      try {
        queries.setQueryData(queryKey, await call(saveColumnSetting, { body }))
        host.toast('success', CLIENT_TEXTS.saved[language])
      } catch (cause) {
        host.toast(
          'error',
          columnFailure(CLIENT_TEXTS.columnsSaveFailed[language], customCode, cause, language),
        )
        throw cause
      }
    },
    [call, columns, customCode, data, host, language, queries, queryKey],
  )

  const ids = useMemo(() => {
    const known = columns.map(({ id, labels }) => ({ id, labels: [labels.zh, labels.en] }))
    const saved = visibleColumnIds(data?.value ?? '', known)
    return saved.length === 0 ? defaults : saved
  }, [columns, data, defaults])

  return { ids, save }
}

/** TBL-03: which table, and the reason; a service that did not answer has its own words. */
function columnFailure(text: string, code: string, cause: unknown, language: 'zh' | 'en'): string {
  const silent = cause instanceof CallError && cause.status === 0
  const reason =
    silent || !(cause instanceof Error) ? CLIENT_TEXTS.interfaceException[language] : cause.message
  return `${fillText(text, { code })}${language === 'zh' ? '：' : ': '}${reason}`
}
