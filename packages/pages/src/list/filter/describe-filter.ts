/** Reads the values of the rendered filter fields, each with its name: `状态：待审批`. Skips empty fields. */
export function describeFilter(fields: ParentNode, colon: string): string[] {
  const labelledFields = [...fields.querySelectorAll('.ap-field')].flatMap(field => {
    const name = field.querySelector('.ap-field-head > :is(label, span)')?.textContent.trim() ?? ''
    const value = valuesOf(field).join(' – ')
    return value === '' ? [] : [`${name}${colon}${value}`]
  })
  const ticked = [...fields.querySelectorAll<HTMLInputElement>('.ap-check input')].flatMap(box =>
    box.checked ? [box.closest('label')?.textContent.trim() ?? ''] : [],
  )
  return [...labelledFields, ...ticked]
}

function valuesOf(field: ParentNode): string[] {
  const pills = [...field.querySelectorAll('.ap-pill')].map(pill => pill.textContent.trim())
  const typed = [
    ...field.querySelectorAll<HTMLInputElement>('input:not([type=hidden], .ap-input-pills-text)'),
  ].map(({ value }) => value.trim())
  return [...pills, ...typed].filter(value => value !== '')
}
