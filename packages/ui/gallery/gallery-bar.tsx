import { ChoiceField } from '../src/fields/fields.tsx'
import { useUi } from '../src/provider/ui-context.ts'
import { SelectField } from '../src/select/select.tsx'

const VIEWS = [
  ['list', '列表', 'List'],
  ['select', '列表：可选择', 'List: rows to choose'],
  ['wide', '列表：很宽', 'List: wide'],
  ['empty', '列表：没有数据', 'List: empty'],
  ['loading', '列表：加载中', 'List: loading'],
  ['failed', '列表：失败', 'List: failed'],
  ['detail', '记录', 'Record'],
  ['parts', '全部部件', 'All parts'],
] as const

/** Reloads the page with one query parameter changed. */
function go(name: string, value: string): void {
  const query = new URLSearchParams(location.search)
  query.set(name, value)
  location.search = query.toString()
}

/** Switches between views, languages, themes and densities of the gallery. */
export function GalleryBar() {
  const zh = useUi().lang === 'zh'
  const query = new URLSearchParams(location.search)
  return (
    <nav className="gallery-bar" aria-label={zh ? '部件库' : 'Gallery'}>
      <SelectField
        label={zh ? '视图' : 'View'}
        value={query.get('view') ?? 'list'}
        options={VIEWS.map(([value, chinese, english]) => ({ value, label: zh ? chinese : english }))}
        onChange={view => go('view', view ?? 'list')}
      />
      <ChoiceField
        label={zh ? '语言' : 'Language'}
        value={zh ? 'zh' : 'en'}
        options={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={lang => go('lang', lang)}
      />
      <ChoiceField
        label={zh ? '主题' : 'Theme'}
        value={query.get('theme') === 'dark' ? 'dark' : 'light'}
        options={[
          { value: 'light', label: zh ? '浅色' : 'Light' },
          { value: 'dark', label: zh ? '深色' : 'Dark' },
        ]}
        onChange={theme => go('theme', theme)}
      />
      <ChoiceField
        label={zh ? '尺寸' : 'Size'}
        value={query.get('density') === 'hangar' ? 'hangar' : 'normal'}
        options={[
          { value: 'normal', label: zh ? '普通' : 'Normal' },
          { value: 'hangar', label: zh ? '机库' : 'Hangar' },
        ]}
        onChange={density => go('density', density)}
      />
    </nav>
  )
}
