import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../text/lang'
import { canGrab, type DragPartProps, type Grabbing } from '../../ui/input/grabbing'
import { dragWords } from './drag-words'

const byMouse = { activationConstraint: { distance: 4 } }
const byFinger = { activationConstraint: { delay: 300, tolerance: 8 } }

/**
 * The library swallows clicks until 50 ms after a drop, longer on a busy phone, for the drag ends
 * with one. A click of the next press acts.
 */
function withNextPress<P extends Ends>(props: P, sensor: () => object): P {
  const end = (act: () => void) => () => {
    act()
    const free = () => Object(sensor()).documentListeners?.removeAll()
    for (const press of presses) addEventListener(press, free, { capture: true, once: true })
  }
  return { ...props, onEnd: end(props.onEnd), onCancel: end(props.onCancel) }
}
type Ends = { onEnd: () => void; onCancel: () => void }
const presses = ['pointerdown', 'keydown']

class Mouse extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super(withNextPress(props, () => this))
  }
}
class Finger extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super(withNextPress(props, () => this))
  }
}

/** Makes the children of another element draggable; renders nothing itself. */
export function DragPart({ list, ids, nameOf, onMove, held }: DragPartProps) {
  const text = useWords(dragWords)
  const sensors = useSensors(useSensor(Mouse, byMouse), useSensor(Finger, byFinger))
  const placeOf = (id: string | number) => ids.indexOf(id)
  const named = (id: string | number) => nameOf(placeOf(id))

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        // No element refers to them: keys have the arrows and the menu.
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: ({ active: { id } }) => text.taken(named(id), placeOf(id) + 1, ids.length),
          onDragOver: ({ active: { id }, over }) =>
            over ? text.over(named(id), placeOf(over.id) + 1, ids.length) : undefined,
          onDragEnd: ({ active: { id }, over }) =>
            over ? text.dropped(named(id), placeOf(over.id) + 1) : text.left(named(id)),
          onDragCancel: ({ active: { id } }) => text.left(named(id)),
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {ids.map((id) => (
          <Child key={id} id={id} list={list} held={held} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

type ChildProps = Pick<DragPartProps, 'list' | 'held'> & { id: string | number }

function Child({ id, list, held }: ChildProps) {
  const { setNodeRef, node, listeners, transform, transition, isDragging } = useSortable({ id })
  const latest = useRef(listeners)
  latest.current = listeners

  useLayoutEffect(() => {
    const own = [...(list.current?.children ?? [])].find(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child.dataset.drag === String(id),
    )
    if (own && own !== node.current) setNodeRef(own)
  })

  useLayoutEffect(() => {
    const { current } = node
    if (!current) return
    current.style.transform = transform
      ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`
      : ''
    current.style.transition = transition ?? ''
    current.toggleAttribute('data-dragged', isDragging)
  }, [node, transform, transition, isDragging])

  useEffect(() => {
    const { current } = node
    if (!current) return
    const start = (event: Grabbing) => {
      const { target } = event
      if (!canGrab(event) || (target as Element).closest('[data-drag]') !== current) return
      latest.current?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.({
        nativeEvent: event,
      })
    }
    if (held.current) start(held.current)
    current.addEventListener('mousedown', start)
    current.addEventListener('touchstart', start, { passive: true })
    return () => {
      current.removeEventListener('mousedown', start)
      current.removeEventListener('touchstart', start)
    }
  }, [node, held])

  return null
}
