import type { Named } from '@apron/contract/entities/fields'
import { actingName } from '@apron/contract/texts/acting-name'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useLanguage, useTexts } from '@apron/sdk'
import { Mono } from '@apron/ui/text'
import { RECORD_TEXTS } from './record.texts.ts'

export interface Signature<Part extends string = string> {
  readonly part: Part
  readonly name: string
  /** The delegator, if only a delegation gave the permission. Empty otherwise. */
  readonly forName: string
  readonly code: string
  /** Null until it is signed. */
  readonly at: string | null
}

interface SignedEntry {
  readonly action: string
  readonly at: string
  readonly by: Named
  readonly forWhom?: Named
}

/** Returns the newest entry of each signing action that no later entry has revoked. */
export function validEntry<Entry extends SignedEntry>(
  /** Newest first. */
  history: readonly Entry[],
  revoking: ReadonlySet<Entry['action']>,
  action: Entry['action'],
): Entry | undefined {
  const undone = history.findIndex(entry => revoking.has(entry.action))
  return (undone === -1 ? history : history.slice(0, undone)).find(entry => entry.action === action)
}

/** Returns the signature of an entry, or an open one for the person expected to sign. */
export function signatureOf<Part extends string>(
  part: Part,
  entry: SignedEntry | undefined,
  expected: Named | null = null,
): Signature<Part> {
  const { name, code } = entry?.by ?? expected ?? { name: '', code: '' }
  return { part, name, forName: entry?.forWhom?.name ?? '', code, at: entry?.at ?? null }
}

export interface SignaturesProps<Part extends string> {
  /** The record and its state. */
  readonly title: string
  readonly signatures: readonly Signature<Part>[]
  readonly labels: Readonly<Record<Part, string>>
}

/** Prints who signed a record, with number and time. An open signature leaves room for a pen. Hidden on the screen. */
export function Signatures<Part extends string>({ title, signatures, labels }: SignaturesProps<Part>) {
  const texts = useTexts(RECORD_TEXTS).signatures
  const language = useLanguage()
  return (
    <table className="ap-signatures">
      <caption>{`${texts.title} · ${title}`}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.time}</th>
        </tr>
      </thead>
      <tbody>
        {signatures.map(({ part, name, forName, code, at }) => (
          <tr key={part}>
            <th scope="row">{labels[part]}</th>
            <td>{actingName(name, forName, language)}</td>
            <td>
              <Mono>{code}</Mono>
            </td>
            <td>{at === null ? texts.unsigned : wireMinute(at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
