import { toast } from '@apron/ui/feedback'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../platform/i18n/add-texts.ts'
import type { EditorProps } from './editor-props.ts'

/** The editor of the dashboard, fetched when somebody wants it: most days nobody does. */
export function useEditor() {
  const { t, i18n } = useTranslation()
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  const [loading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    try {
      const module = await import('./editor/dashboard-editor.tsx')
      addTexts(i18n, i18n.language === 'zh' ? 'zh' : 'en', module.texts)
      setEditor(() => module.default)
    } catch (error) {
      reportError(error)
      toast.error(t('home.editFailed'))
    } finally {
      setLoading(false)
    }
  }

  return { Editor, loading, open, close: () => setEditor(null) }
}
