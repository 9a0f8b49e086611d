import { Ruler } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { SafeHtml } from '#contract/wire'
import { useWords } from '../text/lang'
import { lazyPart } from '../ui/layout/lazy-part'
import { productWords } from './words'

const SizeChartDialog = lazyPart(
  () => import('./size-chart-dialog').then((m) => m.SizeChartDialog),
  null,
)

/** Opens the sizes in figures. */
export function SizeChart({ chart }: { chart: SafeHtml }) {
  const text = useWords(productWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="size-chart inline-flex gap-6 ink-green underline"
        onClick={() => setOpen(true)}
      >
        <Ruler className="icon icon-18" aria-hidden />
        {text.sizeChart}
      </button>
      {isOpen && (
        <Suspense>
          <SizeChartDialog chart={chart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
