import { useTexts } from '@apron/sdk/texts'
import { toast } from '@apron/ui/feedback'
import { type ComponentType, useState } from 'react'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { EditorProps } from './editor-props.ts'
import { homeTexts } from './home.texts.ts'

const editor = lazyModule(() => import('./editor/dashboard-editor.tsx'))

/** Loads the dashboard editor on demand, because it is rarely used. */
export function useEditor() {
  const texts = useTexts(homeTexts)
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  const [loading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    try {
      const module = await editor.get()
      setEditor(() => module.default)
    } catch (error) {
      reportError(error)
      toast.error(texts.editFailed)
    } finally {
      setLoading(false)
    }
  }

  return { Editor, loading, open, close: () => setEditor(null) }
}
