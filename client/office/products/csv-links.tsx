import { Ellipsis, FileDown, FileUp } from 'lucide-react'
import { exportProducts } from '#contract/office/exports'
import { queryOf } from '../../api/call'
import { useWords } from '../../text/lang'
import { LinkButton } from '../../ui/form/link-button'
import { Menu } from '../../ui/overlay/menu'
import { useRights } from '../api/me'
import { csvWords } from './csv-words'
import type { Filters } from './reads'

/** The URL of the file for a list. */
function fileOf({ sort: _sort, ...shown }: Filters): string {
  return exportProducts.path + queryOf(shown)
}

/** Import of products from a file, and export of the list. */
export function CsvLinks({ filters }: { filters: Filters }) {
  const csv = useWords(csvWords)
  if (!useRights().includes('imports')) return null
  return (
    <>
      <LinkButton className="only-d" to="/import">
        <FileUp className="glyph glyph-small" aria-hidden />
        {csv.import}
      </LinkButton>
      <a className="button button-outline only-d" href={fileOf(filters)} download>
        <FileDown className="glyph glyph-small" aria-hidden />
        {csv.export}
      </a>
    </>
  )
}

/** The same on a phone. */
export function CsvMenu({ filters }: { filters: Filters }) {
  const csv = useWords(csvWords)
  if (!useRights().includes('imports')) return null
  return (
    <div className="only-m">
      <Menu
        label={csv.more}
        items={[
          { name: csv.import, Icon: FileUp, to: '/import' },
          { name: csv.export, Icon: FileDown, file: fileOf(filters) },
        ]}
      >
        <Ellipsis className="glyph" aria-hidden />
      </Menu>
    </div>
  )
}
