let isPressing = false
let waiting: (() => void)[] = []

/**
 * Acts when the present press ends, before its click: a part that appears or disappears during a
 * press moves the button away from the pointer, and the press would be lost. Without a press it
 * acts at once.
 */
export function afterPress(act: () => void): void {
  if (isPressing) waiting.push(act)
  else act()
}

function end(): void {
  isPressing = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

if (typeof document !== 'undefined') {
  // The focus moves with `mousedown`, a finger's too.
  addEventListener(
    'mousedown',
    () => {
      isPressing = true
    },
    true,
  )
  // A press that becomes a drag or a menu has no `mouseup`.
  for (const ending of ['mouseup', 'dragend', 'contextmenu', 'blur', 'keydown']) {
    addEventListener(ending, ({ target }) => (ending !== 'blur' || target === window) && end())
  }
}
