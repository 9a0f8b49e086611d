import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { late } from '../ui/late'
import { Waiting } from '../ui/waiting'
import { bodyOf, knownHtml } from '../writing/known-html'
import { settingsWords } from './words'

const HtmlPreview = late(async () => (await import('../writing/html-preview')).HtmlPreview)

/** The shop's pages with a ready text. */
const pages: Record<string, string> = {
  order_procedure: '/order-rocedure',
  delivery_rules: '/delivery-rules',
  return_policy: '/return-policy',
}

type TextInForceProps = { name: string; onTake: ((html: string) => void) | undefined }

/** For an empty field: the ready text that customers read now, as the shop shows it. */
export function TextInForce({ name, onTake }: TextInForceProps) {
  const words = useWords(settingsWords)
  const path = pages[name]
  const [isOpen, setIsOpen] = useState(false)
  const { data: html } = useQuery({
    queryKey: ['text in force', path],
    queryFn: async ({ signal }) => {
      const page = await fetch(path ?? '', { signal })
      return readyText(await page.text())
    },
    enabled: path !== undefined && isOpen,
  })
  if (!path) return null
  return (
    <details className="in-force" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex bold ink-green">{words.inForce}</summary>
      <Suspense fallback={<Waiting />}>
        {html === undefined ? isOpen && <Waiting /> : <HtmlPreview html={html} />}
      </Suspense>
      {onTake && html && (
        <div className="acts">
          <Button onClick={() => onTake(html)}>{words.takeInForce}</Button>
        </div>
      )}
    </details>
  )
}

/** The text of the page without its title, its phone and the repeat in English. */
function readyText(page: string): string {
  // Styles of the whole document would be refused here by the office's policy.
  const [article = ''] = /<article data-policy.*?<\/article>/s.exec(page) ?? []
  const sheet = bodyOf(article.replace(/ style="[^"]*"/g, '')).firstElementChild
  if (!sheet || sheet.querySelector('[data-own-text]')) return ''
  for (const part of sheet.querySelectorAll('h1, svg, [data-help], section[lang=en]')) part.remove()
  // A figure stands above its words; in plain text it stands before them.
  for (const figure of sheet.querySelectorAll('strong:has(+ span)')) figure.append(': ')
  return knownHtml(sheet.innerHTML)
}
