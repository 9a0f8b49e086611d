import type { SafeHtml } from '#contract/wire'
import { scriptOf } from '../../text/script-of'
import './html.css'

/** Shows HTML that the server has sanitised; its brand excludes every other string. */
export function Html({ safe }: { safe: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only a SafeHtml comes here
  return <div className="html" lang={scriptOf(safe)} dangerouslySetInnerHTML={{ __html: safe }} />
}
