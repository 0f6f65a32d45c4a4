import { DetailView } from './detail-view.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import { ListView } from './list-view.tsx'
import { PartsView } from './parts-view.tsx'

/** One view at a time, named in the address, so that a picture of it can be taken; the bar leads to the others. */
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
