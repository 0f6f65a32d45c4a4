import { expect, test } from 'vitest'
import { describeFilter } from './describe-filter.ts'

const field = (label: string, control: string) =>
  `<div class="ap-field"><span class="ap-field-head"><label>${label}</label></span>${control}</div>`

test('[LIST-09] returns the values of filter fields and skips empty ones', () => {
  const fields = document.createElement('div')
  fields.innerHTML = [
    field('Number', '<input value="CK26">'),
    field('Title', '<input value=" ">'),
    field('Category', '<input value="Spot"><input type="hidden" value="SPOT">'),
    field(
      'State',
      '<span class="ap-pill">Issued</span><span class="ap-pill">Returned</span><input class="ap-input-pills-text" value="">',
    ),
    field('Period', '<input value="2026-03-01"><input value="2026-03-31">'),
    '<label class="ap-check"><input type="checkbox" checked>Open ones</label>',
    '<label class="ap-check"><input type="checkbox">Mine</label>',
  ].join('')
  expect(describeFilter(fields, ': ')).toEqual([
    'Number: CK26',
    'Category: Spot',
    'State: Issued – Returned',
    'Period: 2026-03-01 – 2026-03-31',
    'Open ones',
  ])
})
