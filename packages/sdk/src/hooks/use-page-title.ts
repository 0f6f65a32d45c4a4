import { useCurrentSession, useServices, useTabLocation } from '../app/tab-context.ts'
import { pathBelow } from '../pages/page-view.tsx'

/** Returns the title of this page in the manifest, for its header. */
export function usePageTitle(): string {
  const { configs, host } = useServices()
  const { path } = useTabLocation()
  const { lang } = useCurrentSession()
  return configs.get(pathBelow(host.base, path) ?? '')?.title[lang] ?? ''
}
