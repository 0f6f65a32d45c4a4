import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { expect } from 'vitest'
import type { PortalClient } from '../support/clients/portal-client.ts'
import { answerText } from './answer-text.ts'
import type { Ask, Asker } from './asks.ts'
import { differences } from './differences.ts'
import { partOf } from './parts.ts'
import { type Json, stableAnswer } from './stable-answer.ts'

/** Set where a change of answers is meant: they are written down anew instead of compared. */
const RECORDS = process.env['RECORD_ANSWERS'] === '1'
/** As many as a person reads before looking at the code. */
const SHOWN = 20

/** What was answered to whom, by what was asked. */
type Recorded = Record<string, Record<string, Json>>

/** What the recorders of a run share. */
export interface Asking {
  readonly clientOf: (asker: Asker) => PortalClient
  /** Ids that are random and have a name, such as those of the menu. */
  readonly names: Map<string, string>
  /** Which calls were asked. */
  readonly asked: Set<string>
}

/** Asks one family of calls and holds the answers against those that were recorded. */
export class Recorder {
  readonly #family: string
  readonly #asking: Asking
  readonly #answers: Recorded = {}

  constructor(family: string, asking: Asking) {
    this.#family = family
    this.#asking = asking
  }

  /** @returns the `data` of the answer as it came, for asks that follow from it */
  async ask(
    { call, params, query, body, site, unordered = [] }: Ask,
    asker: Asker,
    title = '',
  ): Promise<Json> {
    const client = this.#asking.clientOf(asker)
    this.#asking.asked.add(call)
    const [method = '', path = ''] = call.split(' ')
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params?.[name] ?? '')
    const search = new URLSearchParams(query).toString()
    const response = await fetch(`${client.origin}${BASE_PATH}${filled}?${search}`, {
      method,
      headers: {
        ...client.headers(),
        ...(site === undefined
          ? {}
          : { employee: encodeEmployeeHeader({ userCode: '', airportId: '', airportThreeCode: site }) }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const answer: Json = JSON.parse(await response.text())
    const what = [call, ...(title === '' ? inputWords([params, query, body, site]) : [title])].join(' ')
    const answers = (this.#answers[what] ??= {})
    answers[asker] = stableAnswer(answer, { names: this.#asking.names, unordered })
    return partOf(answer, 'data')
  }

  /** Compares with what was recorded, or writes it down where a change is meant. */
  async compare(): Promise<void> {
    const file = new URL(`answers/${this.#family}.json`, import.meta.url)
    const now = withoutRepeats(this.#answers)
    if (RECORDS) {
      await writeFile(file, `${answerText(now)}\n`)
      return
    }
    const before: Json = JSON.parse(await readFile(file, 'utf8'))
    const found = differences(before, now, this.#family)
    expect(
      found.slice(0, SHOWN),
      `${found.length} places differ; see “Recorded answers” in CONTRIBUTING`,
    ).toEqual([])
  }
}

function inputWords(input: readonly (Json | undefined)[]): string[] {
  return input.flatMap(part => {
    if (part === undefined) return []
    return [typeof part === 'string' ? part : JSON.stringify(part)]
  })
}

/** Who gets the same as somebody before them is named with that person. */
function withoutRepeats(recorded: Recorded): Recorded {
  return Object.fromEntries(
    Object.entries(recorded).map(([what, answers]) => {
      const said = Object.entries(answers)
      return [
        what,
        Object.fromEntries(
          said.map(([asker, answer], index) => {
            const first = said.slice(0, index).find(([, earlier]) => isDeepStrictEqual(earlier, answer))
            return [asker, first === undefined ? answer : `as ${first[0]}`]
          }),
        ),
      ]
    }),
  )
}
