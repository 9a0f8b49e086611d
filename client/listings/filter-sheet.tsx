import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { FilterPanel, type FilterPanelProps } from './filter-panel'

type FilterSheetProps = FilterPanelProps & { total: number | undefined }

/** The filter panel of small screens, behind a button. */
export function FilterSheet({ total, ...panel }: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="outline" className="filter-open" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon" aria-hidden />
        Filter
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filter" shape="side">
        <FilterPanel {...panel} />
        <div className="filter-show">
          <Button wide onClick={() => setOpen(false)}>
            Show {total ?? ''} products
          </Button>
        </div>
      </Dialog>
    </>
  )
}
