import { FileDown } from 'lucide-react'
import type { getImportBefore, getImportErrors, Job } from '#contract/office/imports'
import { fillPath } from '../../api/call'

type DownloadProps = {
  of: typeof getImportBefore | typeof getImportErrors
  job: Job
  children: string
}

/** A file that the server makes of an import. */
export function Download({ of, job, children }: DownloadProps) {
  return (
    <a className="button button-outline" href={fillPath(of, job).url} download>
      <FileDown className="glyph glyph-small" aria-hidden />
      {children}
    </a>
  )
}
