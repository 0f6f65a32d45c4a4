import type { ComponentType } from 'react'
import { FormPage } from './form-page.tsx'
import { ListPage } from './list-page.tsx'
import type { PageName } from './page-name.ts'

/**
 * A page of the application, for hosts that have no table of pages of their own. The code of the detail is awaited before
 * anything is drawn: behind `<Suspense>` React would hold it back for 300 ms, which no host here should pay for.
 */
export async function pageComponent(page: PageName): Promise<ComponentType> {
  if (page === 'detail') return (await import('./detail-page.tsx')).default
  return page === 'list' ? ListPage : FormPage
}
