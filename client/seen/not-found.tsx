import { NotFound as Missing } from '../ui/layout/not-found'
import { SeenRow } from './late-seen'

/** No such screen, or nothing in the shop with that name: with what was seen before. */
export function NotFound() {
  return (
    <>
      <Missing />
      <div className="wrap">
        <SeenRow />
      </div>
    </>
  )
}
