import type { SealedRow } from './device-rows.ts'

interface WrittenRow {
  readonly name: string
  readonly lastDay: number
  /** Base64, like `bytes`. */
  readonly iv: string
  readonly bytes: string
}

/** Rows written by the version of 29 November 2026, before this package existed. Never change them. */
const ROWS = {
  drafts: [
    {
      name: '5f0986a42b6ba76b900d570418365034a3e4938582d6e8a83c950f12dd74ae8c',
      lastDay: 20014,
      iv: 'IDFjGg1td/HkH8dW',
      bytes:
        'Qrbet5mPb5CUV1DLfUj+6aPveyKwwJ5zUaCzWh2oTUp1BynIvsBRvlBof8w2wXUB8m1zQxkFTBQdbX0QmL/x0MygmToT7Ef7fe2x/v9FBuCAiD55AHiCrryxuQNZa5fuFaZ0Ufk8gXc6NZ60rs7QujHFOgpdnpIU/trPBaxDHk5+bkEmxr8CMdGaQ+l4PX0p7ldzCwi+kyxbmEVQIbXclfqGcfSqVEZxlrxjC/cduinxyXaQgm3XeGcyT7nykV4uN5Ky1dScpHeL9kJhL4FenPRXXnJ4',
    },
    {
      name: '29d40af3d02b5a190b4b92e16dbd01285d4ba6edde7864daf616dc04efc6c0c6',
      lastDay: 20014,
      iv: 'fxlHHiuLZt5EfUu1',
      bytes:
        'wkkbo5Msi74PL+VmtcImBed2LsLVUsKzW5L67/Jp1y7IxBmjVSFn5Cpzf5/YVwJNAYz+fy54osTfjlo/uAjHCDKtgsZT9/uYhCb3KmKLVsGvhjEPDuBbaeZ2xhywM0Mi/oqjkg4y9fXXmOa6ULOkkcSBHCojjjK+dTe+18opkqogiImnAQ0nsKeLvEtj1n0B+USw3KlW0F1T86Tu8S8pvibZSnwz9V+Er1W/hjcP0YRBS0gXjVLljEzDf8GRYfrpxH/srr34kW35oxZaZNtyhNzzALD1QJg8Ku8vmQr11AoKoDe7MCZ0DtX1aOQiyazLkGH0jqRwEHzcQMXbDH6x+Zvgbw+QY0k11PHQSLhObr+9TEUwMvpOVeheItauEr22QXnYj0ZvtiP5km4/z7OZwV/rifNIfH1VgQ/HA4mf14EnILth2tY0L5lzRLPm4eNC3jos+uMYObnW3XFvpaiDSztx+6sqzxFDK14Fm1w9UFg43McUQuHzdYjSOTfLWCW4aVkzX1Gz7BqaiwgdXHYXlXCF0U8G9XGY6lAj2m0N6zITNL2tPPSmn9xgvkWvMwlDuDsmLjicuia6Z5IoK6GZ4BAJ9JX6kUvt4YBZEimCMCHaviP8qCl06gIP41SaOqRPfj2E04R9Ec690wWmN1MpxDqlJHYNxFDEHM51kahwE4o=',
    },
  ],
  reads: [
    {
      name: '1cf21d8f367fee59c86e263edb217b18378c83ec9b2a34653b91be5e3273b464',
      lastDay: 20014,
      iv: 'izBMAH5MPdWhO5Xk',
      bytes:
        'I+mFGzagXS+DIjY/jOm+9fIEKpbhwCmF4qeJbbBOtqwS+WAuNTSeSzNEyKCQg1H8NC2EUtX1ePrLUVrgMyol5t7iUZ//4FSnl5+oMIsQqCdqTqm55ALA/bRlrvBgF39rpstQ2oYRNzn+h9XMqAbNTUOjXt2Y85RRd2W3ZUc2Vz/G32hRR/0AOwIqObzOpNRmws53gwZouRZ59lhgaaMRXvJnGuwYW6otkXXVGd0=',
    },
  ],
  photos: [
    {
      name: '88d8d5a3945f2d2e5177f701fc90d46147273df72d84edda8c926edfd31dba52',
      lastDay: 20014,
      iv: '1q5ok2dCCsi+kRNi',
      bytes:
        'e8SxsxAmiipIMgtk3+ruy1h9O51OdnIeqrMYpj17S4hs7CbTS9nHjb5w3UHsue5bC3Hl7Q0t76m5NPIEbz5joQf9acPbcxj/H//aBkMSKVtfKeLPwOcEftesY3/KhgZsNyKbMasstHessqjrWgnT8Dd+SKqtGYK6kbXgk1N81n2NlvKFwepDKTK6hNglI0wf+RG1HEFRHqVEgsXIeU1CwWTcaLhoxco/SGFOIies0TeJ5OMh8knMa7ClWWMqA1RVRLncv2R9ENw=',
    },
  ],
  photoBytes: [
    {
      name: 'fa41fc5c685d978865a2caa78265f434640891290f7294d2c0e2f95537fa2be9',
      lastDay: 20014,
      iv: 'PZVTB2HWvwnWufeN',
      bytes: 'gGAdXQo7uKPIkDcZwzza3VcQ1w==',
    },
  ],
} as const satisfies Readonly<Record<string, readonly WrittenRow[]>>

/** The key that encrypted the rows, and the day on which they were written. */
export const OLDER_KEY = btoa('m'.repeat(32))
export const OLDER_NOW = 20_000 * 86_400_000

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

/** Returns the rows of one database by name. */
export function olderRows(database: keyof typeof ROWS): Map<string, SealedRow> {
  return new Map(
    ROWS[database].map(({ name, lastDay, iv, bytes }) => [
      name,
      { name, lastDay, iv: bytesOf(iv), bytes: bytesOf(bytes).buffer },
    ]),
  )
}
