import './public-path.ts'
import { createRoot, type Root } from 'react-dom/client'
import { pageComponent } from '../pages/page-component.ts'
import type { PageName } from '../pages/page-name.ts'

interface AppProps {
  readonly container: HTMLElement
  readonly page: PageName
}

/** qiankun evaluates this module once for each tab. */
let root: Root | null = null

export function bootstrap(): Promise<void> {
  return Promise.resolve()
}

export async function mount({ container, page }: AppProps): Promise<void> {
  const Page = await pageComponent(page)
  const place = container.querySelector('#root')
  if (place === null) throw new Error('The container has no #root')
  root = createRoot(place)
  root.render(<Page />)
}

export function unmount(): Promise<void> {
  root?.unmount()
  root = null
  return Promise.resolve()
}
