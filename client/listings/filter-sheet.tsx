import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { Dialog } from '../ui/overlay/dialog'
import { FilterPanel, type FilterPanelProps } from './filter-panel'
import { listingWords } from './words'

type FilterSheetProps = FilterPanelProps & { total: number | undefined }

/** The filter panel of small screens, behind a button. */
export function FilterSheet({ total, ...panel }: FilterSheetProps) {
  const text = useWords(listingWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="filter-open" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="icon" aria-hidden />
        {text.filter}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.filter} shape="side">
        <FilterPanel {...panel} isOver />
        <div className="filter-show">
          <Button kind="primary" wide onClick={() => setOpen(false)}>
            {text.show(total)}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
