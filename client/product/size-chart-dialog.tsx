import type { SafeHtml } from '#contract/wire'
import { useText } from '../text/lang'
import { product } from '../text/rooms/product'
import { Dialog } from '../ui/overlay/dialog'
import { Html } from '../ui/text/html'

export function SizeChartDialog({ chart, onClose }: { chart: SafeHtml; onClose: () => void }) {
  const text = useText({ product }).product
  return (
    <Dialog open onClose={onClose} title={text.sizeChart} shape="wide">
      <Html safe={chart} />
    </Dialog>
  )
}
