import { useState } from 'react'
import { useWords } from '../../text/lang'
import { useAllKeys, useKeys } from '../../ui/input/keys'
import { frameWords } from '../text/frame-words'
import { Dialog } from '../ui/dialog'

/** `?` lists the keys that work on this screen. */
export function KeysDialog() {
  const text = useWords(frameWords)
  const [isOpen, setIsOpen] = useState(false)
  useKeys([{ keys: '?', does: text.keys.list, act: () => setIsOpen(true) }])
  return isOpen && <List onClose={() => setIsOpen(false)} />
}

function List({ onClose }: { onClose: () => void }) {
  const text = useWords(frameWords)
  return (
    <Dialog title={text.keys.title} onClose={onClose}>
      <dl className="grid gap-6 keys">
        {useAllKeys().map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
