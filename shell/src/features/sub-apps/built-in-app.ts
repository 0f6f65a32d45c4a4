import type { SubAppManifest } from '@apron/contract/sub-apps/manifest'
import type { SubAppModule } from '@apron/sdk'
import { SubAppFailure } from './sub-app-failure.ts'

/** What the shell looks at of an application that runs. */
export type RunningManifest = Pick<
  SubAppManifest,
  'name' | 'version' | 'tabs' | 'titles' | 'keepAlive' | 'confirmClose'
>

/** An application that is shipped with the shell: it is there when no registry is, and as old as the shell. */
export interface BuiltInApp {
  readonly manifest: RunningManifest
  /** Fetches its code. */
  readonly module: () => Promise<SubAppModule>
}

/** Name of each application that is shipped with the shell. */
export type BuiltInApps = ReadonlyMap<string, BuiltInApp>

/** Its code, which comes from where the shell came from. @throws SubAppFailure when it cannot be had */
export async function builtInModule({ manifest, module }: BuiltInApp): Promise<SubAppModule> {
  try {
    return await module()
  } catch (error) {
    throw new SubAppFailure('unreachable', `${manifest.name}: ${String(error)}`)
  }
}
