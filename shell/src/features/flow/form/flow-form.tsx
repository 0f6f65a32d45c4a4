import type { FlowTemplate } from '@apron/contract/flow/flow'
import type { FormColumn, FormField } from '@apron/contract/flow/form-definition'
import type { FieldValue, FormValues } from '@apron/contract/flow/form-values'
import { useLanguage } from '@apron/sdk'
import { type Dictionaries, useDictionaries } from '@apron/sdk/query'
import { DescriptionList } from '@apron/ui/description-list'
import { FormWide } from '@apron/ui/form'
import { type ReactNode, useMemo } from 'react'
import { FieldEditor, type PlainField } from './field-editor.tsx'
import styles from './flow-form.module.css'
import { dictCodesOf, type FieldTexts, labelsOf, type SiblingValues } from './form-parts.ts'
import { LinesField } from './lines-field.tsx'
import { ReadOnlyField } from './read-only-field.tsx'

export interface FlowFormProps {
  readonly template: FlowTemplate
  readonly values: FormValues
  /** Returns true if the field at a path (`key` or `table.column`) is editable. */
  readonly mayEdit: (path: string) => boolean
  readonly isRequired: (field: FormField | FormColumn, siblings: SiblingValues) => boolean
  /** Errors by path: `key`, or `table.2.column`. */
  readonly problems: ReadonlyMap<string, string>
  readonly onChange: (key: string, value: FieldValue) => void
  /** Draft key under which uploads are registered. */
  readonly draft: string | null
}

const NO_DICTIONARIES: Dictionaries<string> = { label: (_code, value) => value, options: () => [] }

/**
 * Renders the form of a process from its definition, with inputs for editable fields and text for the rest
 * (FLOW-02, FLOW-04).
 */
export function FlowForm(props: FlowFormProps) {
  const codes = useMemo(() => dictCodesOf(props.template.form), [props.template])
  return codes.length === 0 ? (
    <FormBody {...props} dictionaries={NO_DICTIONARIES} />
  ) : (
    <WithDictionaries {...props} codes={codes} />
  )
}

function WithDictionaries({ codes, ...props }: FlowFormProps & { readonly codes: readonly string[] }) {
  return <FormBody {...props} dictionaries={useDictionaries(codes)} />
}

interface FormBodyProps extends FlowFormProps {
  readonly dictionaries: Dictionaries<string>
}

function FormBody({ dictionaries, ...props }: FormBodyProps) {
  const { template, values, mayEdit, isRequired, problems, onChange, draft } = props
  const language = useLanguage()
  const words = useMemo<FieldTexts>(
    () => ({ ...labelsOf(template.texts, language), dictionaries }),
    [template, language, dictionaries],
  )
  const parts: ReactNode[] = []
  // Consecutive fields of the same mode form one group: a grid of inputs or a list of facts.
  let group: { readonly isEditable: boolean; readonly fields: PlainField[] } | null = null
  const closeGroup = () => {
    if (group === null) return
    const { isEditable, fields } = group
    const key = fields[0]?.key ?? ''
    parts.push(
      isEditable ? (
        <div key={key} className="ap-form-fields" data-columns="2">
          {fields.map(field => editor(field))}
        </div>
      ) : (
        <DescriptionList key={key} items={fields.map(field => descriptionItem(field))} />
      ),
    )
    group = null
  }

  function editor(field: PlainField) {
    const isWide = field.kind === 'multiline' || field.kind === 'attachments'
    const element = (
      <FieldEditor
        key={field.key}
        field={field}
        path={field.key}
        value={values[field.key] ?? null}
        words={words}
        siblings={values}
        draft={draft}
        required={isRequired(field, values)}
        error={problems.get(field.key)}
        onChange={value => onChange(field.key, value)}
      />
    )
    return isWide ? <FormWide key={field.key}>{element}</FormWide> : element
  }

  function descriptionItem(field: PlainField) {
    return {
      id: field.key,
      label: words.labelOf(field.key),
      wide: field.kind === 'multiline' || field.kind === 'attachments',
      value: (
        <ReadOnlyField
          field={field}
          path={field.key}
          value={values[field.key] ?? null}
          words={words}
          siblings={values}
        />
      ),
    }
  }

  for (const field of template.form.fields) {
    if (field.kind === 'table') {
      closeGroup()
      parts.push(
        <LinesField
          key={field.key}
          field={field}
          value={values[field.key] ?? null}
          words={words}
          mayEdit={mayEdit(field.key)}
          mayEditColumn={column => mayEdit(`${field.key}.${column.key}`)}
          isRequired={isRequired}
          problems={problems}
          draft={draft}
          onChange={lines => onChange(field.key, lines)}
        />,
      )
      continue
    }
    const isEditable = field.computed === undefined && mayEdit(field.key)
    if (group !== null && group.isEditable !== isEditable) closeGroup()
    group ??= { isEditable, fields: [] }
    group.fields.push(field)
  }
  closeGroup()
  return <div className={styles['form']}>{parts}</div>
}
