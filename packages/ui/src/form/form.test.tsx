import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Form, FormFields } from './form.tsx'

test('lays out fields in the same columns within a form and outside of one', () => {
  const outside = renderToStaticMarkup(<FormFields columns={3}>Fields</FormFields>)
  expect(outside).toContain('data-columns="3"')
  const form = renderToStaticMarkup(
    <Form label="Tool" columns={3} onSubmit={() => undefined}>
      Fields
    </Form>,
  )
  expect(form).toContain(outside)
})

test('renders the submit button after the other buttons', () => {
  const form = renderToStaticMarkup(
    <Form
      label="Tool"
      submit={{ label: 'Save', kind: 'primary', busy: true }}
      actions={<i>Delete</i>}
      onSubmit={() => undefined}
    >
      Fields
    </Form>,
  )
  expect(form).toMatch(
    /<i>Delete<\/i><button type="submit" aria-busy="true"[^>]*class="[^"]*ap-button-primary/,
  )
  expect(form).not.toContain('label="Save"')
})
