import type { SafeHtml } from '#contract/wire'
import { useWords } from '../text/lang'
import { Dialog } from '../ui/overlay/dialog'
import { Html } from '../ui/text/html'
import { productWords } from './words'

export function SizeChartDialog({ chart, onClose }: { chart: SafeHtml; onClose: () => void }) {
  const text = useWords(productWords)
  return (
    <Dialog open onClose={onClose} title={text.sizeChart} shape="wide">
      <Html safe={chart} />
    </Dialog>
  )
}
