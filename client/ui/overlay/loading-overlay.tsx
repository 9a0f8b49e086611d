import { fixed } from '../../text/sentences'
import { Flower } from '../media/flower'
import { Said } from '../text/said'
import './loading-overlay.css'

/** Covers the page; visible after 200 ms, so that a quick answer does not flash. */
export function LoadingOverlay({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown && (
        <div className="loading-overlay middle">
          <Flower size={72} />
          <span className="visually-hidden">
            <Said text={fixed('loading')} alone />
          </span>
        </div>
      )}
    </div>
  )
}
