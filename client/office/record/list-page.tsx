import { Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { useKeys } from '../../ui/input/keys'
import { Notice } from '../../ui/layout/notice'
import { useIsWide } from '../../ui/state/use-wide'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import { Waiting } from '../ui/waiting'
import { ColumnRows, type Columns } from './columns'
import { useSought } from './open-row'
import { useBackToRow, useListPlace, useRowKeys } from './place'
import type { Listed, Row } from './rows'
import '../../ui/layout/add.css'
import './record.css'

/** What a list and its form show of a kind of rows. */
export type RecordKind<R extends Row> = Columns<R> & {
  path: string
  useList: () => Listed<R>
  nameOf: (row: R) => string
  useWords: () => RecordWords
}
type RecordWords = {
  title: string
  add: string
  none: string
  noneHint: string
  /** Heads by the column's name; the last column, which opens a row, has `change`. */
  heads: Record<string, string> & { change: string }
  change: (name: string) => string
}
export type RecordFormProps<R extends Row> = {
  /** Undefined for a new one. */
  row: R | undefined
  /** The loaded ones. */
  rows: readonly R[]
  /** Changes at each opening of the form, which then takes the focus. */
  opened: string | null
  onSaved: (row: R) => void
}
type ListPageProps<R extends Row> = {
  of: RecordKind<R>
  /** Undefined for a person who may only read. */
  form: ComponentType<RecordFormProps<R>> | undefined
  /** Above the rows: a search. What its address holds stays while rows are opened. */
  bar?: ReactNode
}

/** A list, and the form of one row beside it; on a phone one at a time. */
export function ListPage<R extends Row>({ of, form: Form, bar }: ListPageProps<R>) {
  const words = of.useWords()
  const isWide = useIsWide()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [params] = useSearchParams()
  const open = params.get('open')
  const listed = of.useList()
  const { pages, rows } = listed
  const isNew = Form !== undefined && (open === 'new' || (isWide && !open))
  const { row, isSought, isOver } = useSought(listed, Form && !isNew ? open : null)
  const list = useRef<HTMLDivElement>(null)
  const newPath = addressWith('new')
  const addressOf = ({ id }: R) => addressWith(String(id))
  const listPath = addressWith(null)
  const replaces = isWide ? undefined : (open ?? undefined)

  useListPlace(replaces)
  useBackToRow(replaces)
  useRowKeys(list)
  useKeys(Form ? [{ keys: 'N', does: words.add, act: () => navigate(newPath) }] : [])

  function addressWith(opened: string | null): string {
    const wanted = new URLSearchParams(params)
    wanted.delete('open')
    if (opened !== null) wanted.set('open', opened)
    const said = wanted.toString()
    return said ? `${of.path}?${said}` : of.path
  }
  function close(saved: R) {
    if (!isWide) navigate(listPath, { replace: true })
    else if (!row) navigate(addressOf(saved), { replace: true })
  }
  const hasForm = isNew || row !== undefined
  return (
    <Screen
      title={!isWide && hasForm ? (row ? of.nameOf(row) : words.add) : words.title}
      back={open ? listPath : '/more'}
      actions={
        Form &&
        (isWide || !open) && (
          <LinkButton kind="primary" to={newPath}>
            <Plus className="glyph glyph-small" aria-hidden />
            {words.add}
            <kbd className="only-d">{'N'}</kbd>
          </LinkButton>
        )
      }
    >
      <div className={`with-aside record-page ${of.kind}s num`}>
        <Unread read={pages} />
        {rows && (isWide || !open) && (
          <div className="main-part" ref={list}>
            {bar}
            {rows.length === 0 ? (
              <Notice title={words.none}>
                <p className="mute">{words.noneHint}</p>
              </Notice>
            ) : (
              <ColumnRows
                of={of}
                heads={words.heads}
                rows={rows}
                {...(Form && {
                  opening: {
                    id: row?.id,
                    to: addressOf,
                    label: (each: R) => words.change(of.nameOf(each)),
                  },
                })}
              />
            )}
            <MoreRows pages={pages} />
          </div>
        )}
        {rows && Form && hasForm && (
          <Form key={row?.id ?? 'new'} row={row} rows={rows} opened={open && key} onSaved={close} />
        )}
        {rows && isSought && (isOver ? <NotThere /> : <Waiting />)}
      </div>
    </Screen>
  )
}

function NotThere() {
  return <Notice title={useWords(frameWords).problem.notThere} />
}
