import { DetailView } from './detail-view.tsx'
import { ListView } from './list-view.tsx'
import { PartsView } from './parts-view.tsx'

/** One view at a time, named in the address, so that a picture of it can be taken. */
export function Gallery({ view }: { readonly view: string }) {
  if (view === 'detail') return <DetailView />
  if (view === 'parts') return <PartsView />
  return <ListView mode={view} />
}
