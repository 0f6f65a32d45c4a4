import { isAsked } from '@apron/contract/records/actions'
import { keysIn } from '@apron/contract/records/fields'
import { useRecordWords } from '@apron/pages/records'
import { CallError, fillText, useCall, useHost, useNavigate, useTexts } from '@apron/sdk'
import { useAppCache } from '@apron/sdk/query'
import { type BoardPackage, readBoard } from '../../contract/package-board.ts'
import { moveBetween } from '../../contract/rules/package-moves.ts'
import { PACKAGE_STATES, type PackageStatus, workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'

export interface PackageMoves {
  /** Columns that the caller may move a package to. */
  readonly targets: (status: string) => PackageStatus[]
  readonly move: (moved: BoardPackage, to: PackageStatus) => Promise<void>
}

/** Moves packages between the columns of the board. */
export function usePackageMoves(): PackageMoves {
  const texts = useTexts(PACKAGE_TEXTS)
  const words = useRecordWords(workPackage)
  const host = useHost()
  const call = useCall()
  const cache = useAppCache()
  const navigate = useNavigate()
  const word = (status: string) => words.say('status', { status })

  function targets(status: string): PackageStatus[] {
    return keysIn(PACKAGE_STATES).filter(to => {
      const name = moveBetween(status, to)
      return name !== null && host.has(workPackage.actionRights[name])
    })
  }

  async function move({ id, version, packageNo, status }: BoardPackage, to: PackageStatus): Promise<void> {
    if (status === to) return
    const name = moveBetween(status, to)
    if (name === null || !targets(status).includes(to)) {
      return host.toast('warning', fillText(texts.notThere, { from: word(status), to: word(to) }))
    }
    if (isAsked(workPackage.actions[name])) {
      host.toast('info', texts.openFirst)
      return navigate({ page: '/packageBoard', query: { id } }, { multipleTabs: true, title: packageNo })
    }
    try {
      await call(workPackage.calls.actions[name], { body: { id, version } })
      host.toast('success', fillText(texts.moved, { no: packageNo, state: word(to) }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!error.shown) host.toast('error', error.text)
    }
    await cache.invalidate([readBoard])
  }

  return { targets, move }
}
