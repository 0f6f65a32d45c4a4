import { failureText, fillText, useCall, useHost, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { useRef, useState } from 'react'
import { returnTools, scanCode } from '../../contract/desk.calls.ts'
import { loan } from '../../contract/loan.ts'
import { DESK_TEXTS } from './desk.texts.ts'
import { afterScan, type Desk, type DeskProblem, EMPTY_DESK, isDeskOpen, kindOfScan } from './desk-state.ts'

/** Details of an issue that are not scanned. */
export interface IssueDetails {
  readonly purpose: string | null
  readonly dueTime: string | null
  readonly loadKg: number | null
  readonly outCondition: string
}

/** Details of a return with damaged tools. */
export interface ReturnDetails {
  readonly photos: { name: string; url: string }[]
  readonly pieceMissing: boolean
  readonly pieceText: string
}

const NO_ISSUE: IssueDetails = { purpose: 'SHOP', dueTime: null, loadKg: null, outCondition: '' }
const NO_RETURN: ReturnDetails = { photos: [], pieceMissing: false, pieceText: '' }

/** State of the desk: what was scanned, and issuing and taking back. */
export function useDesk() {
  const texts = useTexts(DESK_TEXTS)
  const host = useHost()
  const call = useCall()
  const [desk, setDesk] = useState(EMPTY_DESK)
  const [issueDetails, setIssueDetails] = useState(NO_ISSUE)
  const [returnDetails, setReturnDetails] = useState(NO_RETURN)
  const [problem, setProblem] = useState<string | null>(null)
  const [lostReportId, setLostReportId] = useState<string | null>(null)
  // Scans wait for each other: a scanner is faster than the server.
  const queue = useRef<Promise<void>>(Promise.resolve())
  const current = useRef<Desk>(EMPTY_DESK)
  const issuing = useAction(loan.calls.save, { invalidates: [loan.calls.queryPage] })
  const returning = useAction(returnTools, { invalidates: [loan.calls.queryPage, loan.calls.detail] })

  function change(next: Desk): void {
    current.current = next
    setDesk(next)
    setProblem(null)
  }
  const refuse = (what: DeskProblem, detail = '') =>
    setProblem(fillText(texts.problems[what], { what: detail }))

  function clear(): void {
    change(EMPTY_DESK)
    setIssueDetails(NO_ISSUE)
    setReturnDetails(NO_RETURN)
  }

  async function issue({ person, basket, cardNo, acReg }: Desk): Promise<boolean> {
    const outcome = await issuing.run({
      body: {
        id: null,
        version: null,
        borrower: person?.code ?? '',
        items: basket.map(({ assetNo }) => ({ assetNo, name: '' })),
        cardNo,
        acReg,
        ...issueDetails,
        purpose: cardNo === '' ? issueDetails.purpose : 'CARD',
      },
    })
    if (!outcome.done) return false
    const words = { n: String(basket.length), loan: outcome.data.loanNo }
    clear()
    host.toast('success', fillText(texts.issued, words))
    return true
  }

  async function takeBack({ person, returns, acReg }: Desk): Promise<boolean> {
    const { photos, pieceMissing, pieceText } = returnDetails
    const outcome = await returning.run({
      body: {
        tools: returns.map(({ tool, condition }) => ({ assetNo: tool.assetNo, condition })),
        returnedBy: person?.code ?? null,
        photos,
        missingPiece: pieceMissing ? { acReg, description: pieceText } : null,
      },
    })
    if (!outcome.done) return false
    const { quarantined, lostReportId: opened } = outcome.data
    clear()
    setLostReportId(opened)
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
    refuse('nothing')
    return false
  }

  async function take(code: string): Promise<void> {
    const now = current.current
    setLostReportId(null)
    switch (kindOfScan(code)) {
      case 'finish':
        await finish()
        return
      case 'clear':
        clear()
        return
      case 'card':
        change({ ...now, cardNo: code })
        return
      case 'aircraft':
        change({ ...now, acReg: code })
        return
      default: {
        const outcome = afterScan(now, code, await call(scanCode, { query: { code } }))
        if (outcome.problem === undefined) change(outcome.desk)
        else refuse(outcome.problem, outcome.detail)
      }
    }
  }

  async function takeAfter(earlier: Promise<void>, code: string): Promise<void> {
    await earlier
    try {
      await take(code)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setProblem(failureText(error))
    }
  }

  /** Takes a code after those before it. */
  function scan(typed: string): void {
    const code = typed.trim().toUpperCase()
    if (code === '') return
    queue.current = takeAfter(queue.current, code)
  }

  return {
    desk,
    change,
    clear,
    finish,
    scan,
    problem,
    lostReportId,
    busy: issuing.busy || returning.busy,
    isOpen: isDeskOpen(desk),
    issueDetails,
    setIssueDetails: (part: Partial<IssueDetails>) => setIssueDetails(before => ({ ...before, ...part })),
    returnDetails,
    setReturnDetails: (part: Partial<ReturnDetails>) => setReturnDetails(before => ({ ...before, ...part })),
  }
}

export type DeskWork = ReturnType<typeof useDesk>
