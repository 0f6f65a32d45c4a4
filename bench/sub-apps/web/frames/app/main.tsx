import { createRoot } from 'react-dom/client'
import { pageComponent } from '../../pages/page-component.ts'
import { isPageName } from '../../pages/page-name.ts'

const page = new URLSearchParams(location.search).get('page') ?? ''
const root = document.getElementById('root')
if (root === null || !isPageName(page)) throw new Error(`There is no page "${page}"`)
const Page = await pageComponent(page)
createRoot(root).render(<Page />)
