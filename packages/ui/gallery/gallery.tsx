import { DetailView } from './detail-view.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import { ListView } from './list-view.tsx'
import { PartsView } from './parts-view.tsx'

/** Shows one view at a time. The address names it, so that scripts can take a picture of it. */
export function Gallery({ view }: { readonly view: string }) {
  return (
    <>
      <GalleryBar />
      {view === 'detail' && <DetailView />}
      {view === 'parts' && <PartsView />}
      {view !== 'detail' && view !== 'parts' && <ListView mode={view} />}
    </>
  )
}
