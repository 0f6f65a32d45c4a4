import type { FieldValue, FormValues } from '@apron/contract/flow/form-values'
import type { TextPair } from '@apron/contract/texts/text-pair'
import type { Definition } from '../definitions/definition.ts'

const DASH = '－'
/** Length of the summary. A title is one line. */
const SUMMARY_LENGTH = 40

const textOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value.trim() : '')

function groupDigits(decimal: string): string {
  const [whole = '', part] = decimal.split('.')
  const digits = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? digits : `${digits}.${part}`
}

/** Returns the number of the business object of a process. */
export function businessKeyOf({ rules }: Pick<Definition, 'rules'>, form: FormValues): string {
  return textOf(form[rules.businessNo])
}

/** Returns the title without the process name: `{business no.}－{summary}－{amount}`. */
export function subjectOf({ rules }: Pick<Definition, 'rules'>, form: FormValues): string {
  const summary = Array.from(textOf(form[rules.summary]).replaceAll(/\s+/g, ' '))
  const amount = rules.amount === undefined ? '' : textOf(form[rules.amount])
  return [
    businessKeyOf({ rules }, form),
    summary.length > SUMMARY_LENGTH ? `${summary.slice(0, SUMMARY_LENGTH).join('')}…` : summary.join(''),
    amount === '' ? '' : `CNY ${groupDigits(amount)}`,
  ]
    .filter(part => part !== '')
    .join(DASH)
}

/** Returns the title `{process}－{business no.}－{summary}－{amount}`. */
export function processTitle(name: TextPair, subject: string): TextPair {
  return { zh: `${name.zh}${DASH}${subject}`, en: `${name.en}${DASH}${subject}` }
}
