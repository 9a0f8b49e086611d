import { LayoutGrid } from 'lucide-react'
import { CategoryLinks } from '../catalog/category-links'
import { useActiveMenus } from '../catalog/queries'
import { catalogWords } from '../catalog/words'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { LinkButton } from '../ui/form/link-button'
import { EmptyState } from '../ui/layout/empty-state'
import { SectionHeading } from '../ui/layout/section-heading'
import { SkeletonLines } from '../ui/layout/skeleton-lines'
import { useHead } from '../ui/text/head'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import './menus-page.css'

/** The target of the menu link if the shop has no menus; otherwise a list of all. */
export function MenusPage() {
  const text = useWords(catalogWords)
  const { allMenus, aboutAllMenus, seeAllProducts } = text
  useHead({ title: allMenus, description: aboutAllMenus })
  const nameOf = useCatalogueName()
  const { menus, isKnown } = useActiveMenus()
  return (
    <div className="wrap menus-page grid gap-16">
      <SectionHeading level={1}>{allMenus}</SectionHeading>
      {!isKnown && <SkeletonLines height={96} />}
      {isKnown && menus.length === 0 && (
        <EmptyState title={<Said text={fixed('menusEmpty')} />} icon={LayoutGrid}>
          <LinkButton kind="primary" to={paths.home()}>
            {seeAllProducts}
          </LinkButton>
        </EmptyState>
      )}
      {menus.map(({ id, menu, english, categories }) => {
        const { label, lang } = nameOf(menu, english)
        return (
          <section key={id} className="panel">
            <h2>
              <Link className="flex" to={paths.menu(menu)} lang={lang}>
                {label}
              </Link>
            </h2>
            <CategoryLinks categories={categories} />
          </section>
        )
      })}
    </div>
  )
}
