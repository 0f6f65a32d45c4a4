import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { encodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { expect } from 'vitest'
import type { PortalClient } from '../support/clients/portal-client.ts'
import { answerText } from './answer-text.ts'
import { differences } from './differences.ts'
import { partOf } from './parts.ts'
import type { RecordedCall, RecordedCaller } from './recorded-calls.ts'
import { type Json, stableAnswer } from './stable-answer.ts'

/** Set when responses change on purpose: records them again instead of comparing. */
const RECORDS = process.env['RECORD_ANSWERS'] === '1'
/** Maximum of differences to print. */
const SHOWN = 20

/** Recorded responses by call, then by caller. */
type Recorded = Record<string, Record<string, Json>>

/** State shared by the recorders of a run. */
export interface RecordingRun {
  readonly clientOf: (caller: RecordedCaller) => PortalClient
  /** Names of random ids, such as those of the menu. */
  readonly names: Map<string, string>
  /** Calls that were made. */
  readonly made: Set<string>
}

/** Makes the calls of one family and compares the responses with the recorded ones. */
export class Recorder {
  readonly #family: string
  readonly #run: RecordingRun
  readonly #answers: Recorded = {}

  constructor(family: string, run: RecordingRun) {
    this.#family = family
    this.#run = run
  }

  /** @returns the `data` of the response, unchanged, for calls that build on it */
  async record(
    { call, params, query, body, site, unordered = [] }: RecordedCall,
    caller: RecordedCaller,
    title = '',
  ): Promise<Json> {
    const client = this.#run.clientOf(caller)
    this.#run.made.add(call)
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
    answers[caller] = stableAnswer(answer, { names: this.#run.names, unordered })
    return partOf(answer, 'data')
  }

  /** Compares with the recorded responses, or records them when they change on purpose. */
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

/** Replaces a response equal to an earlier caller's by that caller's name. */
function withoutRepeats(recorded: Recorded): Recorded {
  return Object.fromEntries(
    Object.entries(recorded).map(([what, answers]) => {
      const responses = Object.entries(answers)
      return [
        what,
        Object.fromEntries(
          responses.map(([caller, answer], index) => {
            const first = responses.slice(0, index).find(([, earlier]) => isDeepStrictEqual(earlier, answer))
            return [caller, first === undefined ? answer : `as ${first[0]}`]
          }),
        ),
      ]
    }),
  )
}
