import type { AirportOption } from '@apron/contract/dictionary/airport'
import type { Language } from '@apron/contract/dictionary/language'
import { toast } from '@apron/ui/feedback'
import { lazyModule, ModuleNotLoaded } from '../../platform/parts/lazy-module.ts'
import { partsTexts } from '../../platform/parts/parts.texts.ts'
import type { Shell } from '../shell.ts'
import { textsOf } from '../texts-of.ts'
import type { SwitchDeps } from './sites-and-languages.ts'

const code = lazyModule(() => import('./sites-and-languages.ts'))
type Code = Awaited<ReturnType<typeof code.get>>

/** Runs an action whose code is loaded on demand, or reports that it could not be loaded. */
async function runLazily(shell: Pick<Shell, 'texts'>, action: (code: Code) => Promise<void>): Promise<void> {
  try {
    await action(await code.get())
  } catch (error) {
    if (!(error instanceof ModuleNotLoaded)) throw error
    toast.error(textsOf(shell, partsTexts).notFetched)
  }
}

export const chooseSite = (shell: SwitchDeps, site: AirportOption): Promise<void> =>
  runLazily(shell, ({ chooseSite: choose }) => choose(shell, site))

export const openAtSite = (shell: SwitchDeps, siteCode: string, to: string): Promise<void> =>
  runLazily(shell, ({ openAtSite: open }) => open(shell, siteCode, to))

export const chooseLanguage = (shell: SwitchDeps, language: Language): Promise<void> =>
  runLazily(shell, ({ chooseLanguage: choose }) => choose(shell, language))
