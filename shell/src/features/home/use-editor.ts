import { toast } from '@apron/ui/feedback'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '../../platform/i18n/add-texts.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import type { EditorProps } from './editor-props.ts'

const editor = fetchedCode(() => import('./editor/dashboard-editor.tsx'))

/** The editor of the dashboard: not in the first page, since most days nobody wants it. */
export function useEditor() {
  const { t, i18n } = useTranslation()
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  const [loading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    try {
      const module = await editor.get()
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
