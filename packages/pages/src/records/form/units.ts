/** Units with a conversion shown in parentheses: factor and name of the second unit. */
const SECOND_UNITS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  N·m: [8.8507, 'lbf·in'],
  kPa: [1 / 6.8948, 'psi'],
  MPa: [1000 / 6.8948, 'psi'],
}

/** Formats a number: measured values with their second unit, amounts with thousands separators. */
export function formatNumber(
  value: number,
  {
    decimals,
    unit,
    currencyField,
  }: { readonly decimals: number; readonly unit?: string; readonly currencyField?: string },
  currency = '',
): string {
  if (currencyField !== undefined) {
    const amount = value.toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    return `${amount} ${currency}`.trim()
  }
  const second = unit === undefined ? undefined : SECOND_UNITS[unit]
  const plain = value.toFixed(decimals)
  if (second === undefined) return plain
  const [factor, name] = second
  return `${plain} (${(value * factor).toFixed(1)} ${name})`
}
