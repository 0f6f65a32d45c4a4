import '../src/tokens/tokens.css'
import '../src/ui.css'
import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '../src/provider/provider.tsx'
import { Gallery } from './gallery.tsx'

/** `?lang=en&theme=dark&density=hangar&view=list` */
const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'en' ? 'en' : 'zh'
const theme = query.get('theme') === 'dark' ? 'dark' : 'light'

document.documentElement.lang = lang === 'zh' ? 'zh-CN' : 'en'
document.documentElement.dataset['theme'] = theme
if (query.get('density') === 'hangar') document.documentElement.dataset['density'] = 'hangar'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root element.')
createRoot(root).render(
  <StrictMode>
    <UiProvider lang={lang} theme={theme}>
      <Gallery view={query.get('view') ?? 'list'} />
    </UiProvider>
  </StrictMode>,
)
