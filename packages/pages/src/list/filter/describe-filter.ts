/** Returns the labels and values of the rendered filter fields, such as `状态：待审批`. Skips empty fields. */
export function describeFilter(fields: ParentNode, colon: string): string[] {
  const labelledValues = [...fields.querySelectorAll('.ap-field')].flatMap(field => {
    const label = field.querySelector('.ap-field-head > :is(label, span)')?.textContent.trim() ?? ''
    const value = valuesOf(field).join(' – ')
    return value === '' ? [] : [`${label}${colon}${value}`]
  })
  const tickedLabels = [...fields.querySelectorAll<HTMLInputElement>('.ap-check input')].flatMap(box =>
    box.checked ? [box.closest('label')?.textContent.trim() ?? ''] : [],
  )
  return [...labelledValues, ...tickedLabels]
}

function valuesOf(field: ParentNode): string[] {
  const pills = [...field.querySelectorAll('.ap-pill')].map(pill => pill.textContent.trim())
  const inputValues = [
    ...field.querySelectorAll<HTMLInputElement>('input:not([type=hidden], .ap-input-pills-text)'),
  ].map(({ value }) => value.trim())
  return [...pills, ...inputValues].filter(value => value !== '')
}
