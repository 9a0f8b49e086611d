import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { formatTime } from '../../text/times'
import { compareTyped } from '../../ui/form/compare-typed'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { BothSides } from '../ui/both-sides'
import { bothWords } from '../ui/both-words'
import { currentOf } from './act'
import type { Row } from './rows'

/** Values typed over a version of a row. `theirs`: a newer version, until the person chooses between both. */
type Draft<R, T> = { base: R | undefined; values: T; theirs?: R }
export type Edited<R extends Row, T extends Record<string, string>> = ReturnType<
  typeof useEdited<R, T>
>

/**
 * The typed values of a row's form, kept until they are saved: after a refusal, on another screen,
 * after a reload or a sign-in. Untouched, the fields show the list's row. `valuesOf` also has what
 * is not typed in the form, to be shown where somebody else has changed it.
 */
export function useEdited<R extends Row, T extends Record<string, string>>(
  what: string,
  row: R | undefined,
  valuesOf: (row: R | undefined) => T,
) {
  const [draft, setDraft] = useMemoryDraft<Draft<R, T>>(`${what} ${row?.id ?? 'new'}`, true)
  const base = draft ? draft.base : row
  const values = draft?.values ?? valuesOf(row)
  const compare = (theirs: R) =>
    compareTyped<keyof T & string, T>(Object.keys(values), {
      before: valuesOf(base),
      mine: values,
      theirs: valuesOf(theirs),
    })
  const forget = () => setDraft(undefined)
  /** After somebody else's act: one chooses between both versions. */
  const ask = (theirs: R) => setDraft({ base, values, theirs })
  return {
    base,
    values,
    theirs: draft?.theirs,
    compare,
    ask,
    type: (name: keyof T, value: string) =>
      setDraft({ base, values: { ...values, [name]: value } }),
    /** Sends the typed values. Undefined where another person saved first: both versions are shown. */
    async send<A>(sent: () => Promise<A>): Promise<A | undefined> {
      try {
        const answer = await sent()
        forget()
        return answer
      } catch (error) {
        const current = currentOf<R>(error)
        if (!current) throw error
        ask(current)
      }
    },
    /** After an own act: the form goes on from the present row. */
    follow: (current: R) => {
      if (draft) setDraft({ base: current, values: compare(current).merged })
    },
    choose: (merged: T) => setDraft({ base: draft?.theirs, values: merged }),
    later: () => setDraft({ base, values }),
  }
}

type TwoVersionsProps<R extends Row, T extends Record<string, string>> = {
  edited: Edited<R, T>
  theirs: R
  /** What the row is called: `this promo`. */
  what: string
  names: Record<keyof T, string>
  show: (name: keyof T, value: string) => ReactNode
}

/** A row as two people have changed it, field by field. */
export function TwoVersions<R extends Row, T extends Record<string, string>>(
  props: TwoVersionsProps<R, T>,
) {
  const { edited, theirs, what, names, show } = props
  const both = useWords(bothWords)
  const lang = useLang()
  const [time] = useState(() => formatTime(serverNow(), lang))
  return (
    <BothSides
      title={both.title(null, what, time)}
      theirName={both.theirs(null)}
      theirTitle={both.theirTitle(both.somebody)}
      comparison={edited.compare(theirs)}
      nameOf={(name) => names[name]}
      show={(name, value) => (value === '' ? both.empty : show(name, value))}
      onDone={edited.choose}
      onLater={edited.later}
    />
  )
}

type FormPanelProps = {
  name: string
  title: string
  isNew: boolean
  /** Changes at each opening, which brings the focus. */
  opened: string | null
  beside: ReactNode
  /** In place of the fields: both versions, until one chooses. */
  versions: ReactNode
  form: ComponentProps<'form'>
  children: ReactNode
}

/** The form of a row beside its list: a new one begins in its first field, another at its title. */
export function FormPanel(props: FormPanelProps) {
  const { name, title, isNew, opened, beside, versions, form, children } = props
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const isChoosing = Boolean(versions)
  useEffect(() => {
    if (!opened && !isChoosing) return
    const first = panel.current?.querySelector<HTMLElement>('[data-first], input')
    first?.focus({ preventScroll: true })
  }, [opened, isChoosing])
  if (isChoosing) {
    return (
      <section className={`record-form ${name}-form`} ref={panel} aria-label={title}>
        {versions}
      </section>
    )
  }
  return (
    <section className={`panel record-form ${name}-form`} ref={panel} aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1} data-first={isNew ? undefined : ''}>
          {title}
        </h2>
        {beside}
      </header>
      <form {...form} className="panel-body stack">
        {children}
      </form>
    </section>
  )
}
