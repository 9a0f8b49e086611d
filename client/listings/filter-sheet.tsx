import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../text/lang'
import { listings } from '../text/rooms/listings'
import { Button } from '../ui/form/button'
import { Dialog } from '../ui/overlay/dialog'
import { FilterPanel, type FilterPanelProps } from './filter-panel'

type FilterSheetProps = FilterPanelProps & { total: number | undefined }

/** The filter panel of small screens, behind a button. */
export function FilterSheet({ total, ...panel }: FilterSheetProps) {
  const text = useText({ listings })
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="filter-open" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon" aria-hidden />
        {text.listings.filter}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.listings.filter} shape="side">
        <FilterPanel {...panel} isOver />
        <div className="filter-show">
          <Button kind="primary" wide onClick={() => setOpen(false)}>
            {text.listings.show(total)}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
