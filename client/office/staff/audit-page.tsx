import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { getAudit, getStaff } from '#contract/office/staff'
import { read } from '../../api/read'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Choice } from '../../ui/form/choice'
import { Notice } from '../../ui/layout/notice'
import { pagesOf } from '../api/pages'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { DayField } from '../ui/day-field'
import { ReadFailed } from '../ui/read-failed'
import { actsOf } from './audit-acts'
import { AuditRow } from './audit-row'
import { auditWords } from './audit-words'
import './audit-page.css'

/** The changes of staff, newest first. The filters are in the address. */
export function AuditPage() {
  const text = useWords(auditWords)
  const frame = useWords(frameWords)
  const [params] = useSearchParams()
  const filters = {
    staff: params.get('staff') ?? undefined,
    entity: params.get('entity') ?? undefined,
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
  }
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagesOf(getAudit, filters),
  )
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Screen title={frame.places.audit} back="/more">
      <AuditFilters />
      {error && !data && <ReadFailed error={error} onRetry={refetch} />}
      {entries?.length === 0 && <Notice title={text.audit.empty} />}
      {entries && entries.length > 0 && (
        <ul className="panel ruled audit num">
          {actsOf(entries).map((act) => (
            <AuditRow key={act.id} act={act} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {frame.words.more}
        </Button>
      )}
    </Screen>
  )
}

function AuditFilters() {
  const text = useWords(auditWords)
  const [params, setParams] = useSearchParams()
  const { data: answer } = useQuery(read(getStaff, {}))
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  const chosen = (name: string) => params.get(name) ?? ''
  const field = (name: string) => ({
    name,
    value: chosen(name),
    onChange: ({ target }: { target: { value: string } }) => choose(name, target.value),
  })
  const day = (name: string) => ({
    value: chosen(name),
    onChange: (value: string) => choose(name, value),
  })
  return (
    <div className="grid gap-10 audit-filters">
      <Choice {...field('staff')} label={text.audit.who}>
        <option value="">{text.audit.all}</option>
        {answer?.staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice {...field('entity')} label={text.audit.what}>
        <option value="">{text.audit.all}</option>
        {Object.entries(text.audit.entities).map(([entity, name]) => (
          <option key={entity} value={entity}>
            {name}
          </option>
        ))}
      </Choice>
      <DayField {...day('from')} label={text.audit.from} />
      <DayField {...day('to')} label={text.audit.to} />
    </div>
  )
}
