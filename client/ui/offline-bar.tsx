import { useOnline } from './online'
import './offline-bar.css'

export function OfflineBar() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="offline-bar">ইন্টারনেট নেই। সংযোগ ফিরলে পাতা নিজে থেকেই ঠিক হয়ে যাবে।</p>
      )}
    </div>
  )
}
