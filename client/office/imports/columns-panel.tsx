import { type FormEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ownColumns } from '#contract/office/csv-columns'
import {
  type AttributeMeaning,
  attributeMeanings,
  type FileKind,
  fileKinds,
  type Meaning,
  meanings,
} from '#contract/office/import-rules'
import type { Job } from '#contract/office/imports'
import { useWords } from '../../text/lang'
import { Choice } from '../../ui/form/choice'
import { LinkButton } from '../../ui/form/link-button'
import { Panel } from '../../ui/layout/panel'
import { ActButton } from '../ui/act-button'
import type { Chosen, JobActs } from './acts'
import { formatCount } from './say'
import { ActsBar, Refused } from './step-parts'
import { importWords } from './words'

type ColumnsPanelProps = { job: Job; acts: JobActs }

/**
 * The meaning of each column and each named option. A change is sent, and the file is checked
 * again.
 */
export function ColumnsPanel({ job, acts }: ColumnsPanelProps) {
  const text = useWords(importWords)
  const { mapping } = text
  const [, setSearch] = useSearchParams()
  const [kind, setKind] = useState(job.kind)
  const [columns, setColumns] = useState(job.columns.map(({ meaning }) => meaning))
  const [attributes, setAttributes] = useState<Record<string, AttributeMeaning>>({})
  const unknown = job.attributes.filter(({ is_asked }) => is_asked)
  const isOtherKind = kind !== job.kind
  const known = kind === 'own' ? ownColumns : meanings
  const places = job.columns.map((_column, nr) => nr)
  // In the order of the check: a row does not move under a finger.
  const used = places.filter((nr) => job.columns[nr]?.meaning)
  const unused = places.filter((nr) => !used.includes(nr))
  const columnRow = (nr: number) => (
    <ColumnRow
      key={nr}
      name={job.columns[nr]?.name ?? ''}
      meaning={columns[nr] ?? null}
      known={known}
      onChoose={(meaning) => setColumns(columns.map((each, at) => (at === nr ? meaning : each)))}
    />
  )

  async function send(event: FormEvent) {
    event.preventDefault()
    const isOther = job.columns.some(({ meaning }, nr) => meaning !== columns[nr])
    const answered = job.attributes.map(({ name, meaning }) => [name, attributes[name] ?? meaning])
    const chosen: Chosen = isOtherKind
      ? { kind }
      : {
          ...(isOther && { columns }),
          ...(answered.length > 0 && { attributes: Object.fromEntries(answered) }),
        }
    if (await acts.check(chosen)) setSearch({}, { replace: true })
  }

  return (
    <form className="mapping stack" onSubmit={send}>
      {unknown.length > 0 && <p className="note">{mapping.unknownNames(unknown.length)}</p>}
      <Panel title={mapping.kindTitle}>
        <div className="panel-body">
          <Choice
            label={mapping.kind}
            hint={isOtherKind ? mapping.kindHint : undefined}
            value={kind}
            onChange={({ target }) => setKind(target.value as FileKind)}
          >
            {fileKinds.map((each) => (
              <option key={each} value={each}>
                {text.kinds[each]}
              </option>
            ))}
          </Choice>
        </div>
      </Panel>
      {!isOtherKind && job.attributes.length > 0 && (
        <Panel title={mapping.attributes}>
          <ul className="panel-body stack">
            {job.attributes.map(({ name, meaning, is_asked }) => (
              <li key={name}>
                <Choice
                  label={<span lang="en">{name}</span>}
                  hint={is_asked ? mapping.unknownAttribute : undefined}
                  value={attributes[name] ?? meaning}
                  onChange={({ target }) => {
                    setAttributes({ ...attributes, [name]: target.value as AttributeMeaning })
                  }}
                >
                  {attributeMeanings.map((each) => (
                    <option key={each} value={each}>
                      {text.attributes[each]}
                    </option>
                  ))}
                </Choice>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {!isOtherKind && (
        <Panel title={mapping.columns}>
          <ul className="ruled column-list">{used.map(columnRow)}</ul>
          {unused.length > 0 && (
            <details open={used.length < unused.length}>
              <summary className="num">
                <span className="link">{mapping.unused(formatCount(unused.length))}</span>
              </summary>
              <ul className="ruled column-list">{unused.map(columnRow)}</ul>
            </details>
          )}
        </Panel>
      )}
      <Refused acts={acts} />
      <ActsBar note={text.nothingYet}>
        {job.state === 'checked' && (
          <LinkButton to={`/import/${job.id}?step=check`} replace>
            {mapping.leave}
          </LinkButton>
        )}
        <ActButton type="submit" kind="primary" busy={acts.isBusy}>
          {mapping.again}
        </ActButton>
      </ActsBar>
    </form>
  )
}

type ColumnRowProps = {
  name: string
  meaning: Meaning | null
  known: readonly Meaning[]
  onChoose: (meaning: Meaning | null) => void
}

function ColumnRow({ name, meaning, known, onChoose }: ColumnRowProps) {
  const text = useWords(importWords)
  const id = useId()
  return (
    <li className={meaning ? undefined : 'none'}>
      <label htmlFor={id} lang="en">
        {name || text.mapping.noName}
      </label>
      <select
        id={id}
        className="input"
        value={meaning ?? ''}
        onChange={({ target }) => onChoose((target.value || null) as Meaning | null)}
      >
        <option value="">{text.mapping.none}</option>
        {known.map((each) => (
          <option key={each} value={each}>
            {text.columns[each]}
          </option>
        ))}
      </select>
    </li>
  )
}
