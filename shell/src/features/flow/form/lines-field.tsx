import type { FormColumn, FormField } from '@apron/contract/flow/form-definition'
import type { ColumnValue, FieldValue, LineValues } from '@apron/contract/flow/form-values'
import { fillText, useTexts } from '@apron/sdk'
import { Button, IconButton } from '@apron/ui/button'
import { IconPlus, IconTrash } from '@apron/ui/icons'
import type { CSSProperties } from 'react'
import { FieldEditor } from './field-editor.tsx'
import styles from './flow-form.module.css'
import { formTexts } from './form.texts.ts'
import { type FieldTexts, linePath, linesOf } from './form-parts.ts'
import { ReadOnlyField } from './read-only-field.tsx'

export type TableField = FormField & { readonly kind: 'table' }

interface LinesFieldProps {
  readonly field: TableField
  readonly value: FieldValue
  readonly words: FieldTexts
  /** True if lines can be added, fully edited and removed. */
  readonly mayEdit: boolean
  /** Returns true if a column of existing lines is editable. */
  readonly mayEditColumn: (column: FormColumn) => boolean
  readonly isRequired: (column: FormColumn, line: LineValues) => boolean
  readonly problems: ReadonlyMap<string, string>
  readonly draft: string | null
  readonly onChange: (lines: readonly LineValues[]) => void
}

/** Renders the lines of a table: as columns, or as cards on narrow pages. */
export function LinesField(props: LinesFieldProps) {
  const { field, value, words, mayEdit, mayEditColumn, isRequired, problems, draft, onChange } = props
  const t = useTexts(formTexts)
  const lines = linesOf(value)
  const title = words.labelOf(field.key)
  const problem = problems.get(field.key)
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': field.columns.length }

  const nameOf = (index: number) => fillText(t.line, { table: title, number: String(index + 1) })

  function change(index: number, column: string, next: FieldValue) {
    onChange(lines.map((line, at) => (at === index ? { ...line, [column]: asCell(next) } : line)))
  }

  return (
    <section className={styles['table']} aria-label={title} data-path={field.key}>
      <h3 className={styles['tableTitle']}>{title}</h3>
      {lines.length === 0 && <p className={styles['none']}>{t.noLines}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- horizontally scrollable areas must be reachable by keyboard; a fieldset is for form fields */}
      <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
        <div className={styles['lines']} style={columns} data-edit={mayEdit || undefined}>
          {lines.length > 0 && (
            <div className={styles['names']} aria-hidden="true">
              {field.columns.map(column => (
                <span key={column.key}>{words.labelOf(`${field.key}.${column.key}`)}</span>
              ))}
            </div>
          )}
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/prefer-tag-over-role -- lines have no id and their inputs no local state; a fieldset cannot take part in the grid
            <div key={index} role="group" className={styles['line']} aria-label={nameOf(index)}>
              <span className={styles['lineName']} aria-hidden="true">
                {nameOf(index)}
              </span>
              {field.columns.map(column => {
                const path = `${field.key}.${column.key}`
                const shared = { field: column, path, value: line[column.key] ?? null, words, siblings: line }
                const isEditable = column.computed === undefined && (mayEdit || mayEditColumn(column))
                return (
                  <div
                    key={column.key}
                    className={styles['cell']}
                    data-path={linePath(field.key, index, column.key)}
                  >
                    {isEditable ? (
                      <FieldEditor
                        {...shared}
                        draft={draft}
                        required={isRequired(column, line)}
                        error={problems.get(linePath(field.key, index, column.key))}
                        onChange={next => change(index, column.key, next)}
                      />
                    ) : (
                      <div className={styles['reading']}>
                        <span className={styles['name']}>{words.labelOf(path)}</span>
                        <span>
                          <ReadOnlyField {...shared} />
                        </span>
                      </div>
                    )}
                  </div>
                )
              })}
              {mayEdit && (
                <div className={styles['remove']}>
                  <IconButton
                    label={fillText(t.removeLine, { number: String(index + 1) })}
                    icon={<IconTrash size={18} stroke={1.5} />}
                    onClick={() => onChange(lines.filter((_line, at) => at !== index))}
                  />
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {mayEdit && lines.length < field.max && (
        <Button
          size="small"
          icon={<IconPlus size={18} stroke={1.5} />}
          onClick={() =>
            onChange([...lines, Object.fromEntries(field.columns.map(({ key }) => [key, null]))])
          }
        >
          {t.addLine}
        </Button>
      )}
    </section>
  )
}

/** Narrows a value to those a cell can have: no files and no ranges. */
function asCell(value: FieldValue): ColumnValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : null
}
