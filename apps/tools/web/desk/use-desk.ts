import { pick } from '@apron/contract/records/pick'
import { failureText, fillText, useCall, useHost, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { useRef, useState } from 'react'
import { returnTools, scanCode } from '../../contract/desk.calls.ts'
import { loan } from '../../contract/loan.ts'
import { DESK_TEXTS } from './desk.texts.ts'
import { applyScan, classifyScan, type Desk, type DeskProblem, EMPTY_DESK, isDeskOpen } from './desk-state.ts'

/** Holds the state of the desk, and issues and takes back tools. */
export function useDesk() {
  const texts = useTexts(DESK_TEXTS)
  const host = useHost()
  const call = useCall()
  const [desk, setDesk] = useState(EMPTY_DESK)
  const [problem, setProblem] = useState<string | null>(null)
  const [lostReportId, setLostReportId] = useState<string | null>(null)
  // Scans are processed one after the other, because a scanner is faster than the server.
  const queue = useRef<Promise<void>>(Promise.resolve())
  const current = useRef<Desk>(EMPTY_DESK)
  const issuing = useAction(loan.calls.save, { invalidates: [loan.calls.queryPage] })
  const returning = useAction(returnTools, { invalidates: [loan.calls.queryPage, loan.calls.detail] })

  function change(part: Partial<Desk>): void {
    current.current = { ...current.current, ...part }
    setDesk(current.current)
    setProblem(null)
  }
  const clear = () => change(EMPTY_DESK)
  const showProblem = (what: DeskProblem, detail = '') =>
    setProblem(fillText(texts.problems[what], { what: detail }))

  async function issue({ person, basket, purpose, ...fields }: Desk): Promise<boolean> {
    const outcome = await issuing.run({
      body: {
        id: null,
        version: null,
        borrower: person?.code ?? '',
        items: basket.map(({ assetNo }) => ({ assetNo, name: '' })),
        purpose: fields.cardNo === '' ? purpose : 'CARD',
        ...pick(fields, ['cardNo', 'acReg', 'dueTime', 'loadKg', 'outCondition']),
      },
    })
    if (!outcome.done) return false
    clear()
    const words = { n: String(basket.length), loan: outcome.data.loanNo }
    host.toast('success', fillText(texts.issued, words))
    return true
  }

  async function takeBack({ person, returns, acReg, photos, ...piece }: Desk): Promise<boolean> {
    const outcome = await returning.run({
      body: {
        tools: returns.map(({ tool, condition }) => ({ assetNo: tool.assetNo, condition })),
        returnedBy: person?.code ?? null,
        photos,
        missingPiece: piece.pieceMissing ? { acReg, description: piece.pieceText } : null,
      },
    })
    if (!outcome.done) return false
    const { quarantined } = outcome.data
    clear()
    setLostReportId(outcome.data.lostReportId)
    host.toast('success', fillText(texts.takenBack, { n: String(returns.length) }))
    if (quarantined.length > 0) {
      host.toast('warning', fillText(texts.quarantined, { assets: quarantined.join(' ') }))
    }
    return true
  }

  async function finish(): Promise<boolean> {
    const now = current.current
    if (now.returns.length > 0) return await takeBack(now)
    if (now.basket.length > 0) return await issue(now)
    showProblem('nothing')
    return false
  }

  async function processCode(code: string): Promise<void> {
    setLostReportId(null)
    const kind = classifyScan(code)
    if (kind === 'finish') await finish()
    else if (kind === 'clear') clear()
    else if (kind === 'card') change({ cardNo: code })
    else if (kind === 'aircraft') change({ acReg: code })
    else {
      const scanned = await call(scanCode, { query: { code } })
      const outcome = applyScan(current.current, code, scanned)
      if (outcome.problem === undefined) change(outcome.desk)
      else showProblem(outcome.problem, outcome.detail)
    }
  }

  async function processAfter(earlier: Promise<void>, code: string): Promise<void> {
    await earlier
    try {
      await processCode(code)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setProblem(failureText(error))
    }
  }

  /** Queues a scanned code. */
  function scan(typed: string): void {
    const code = typed.trim().toUpperCase()
    if (code !== '') queue.current = processAfter(queue.current, code)
  }

  const busy = issuing.busy || returning.busy
  return { desk, change, clear, finish, scan, problem, lostReportId, busy, isOpen: isDeskOpen(desk) }
}

export type DeskWork = ReturnType<typeof useDesk>
