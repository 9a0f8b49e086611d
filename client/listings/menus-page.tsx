import { LayoutGrid } from 'lucide-react'
import { CategoryLinks } from '../catalog/category-links'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { EmptyState } from '../ui/empty-state'
import { useHead } from '../ui/head'
import { Link } from '../ui/link'
import { LinkButton } from '../ui/link-button'
import { SectionHeading } from '../ui/section-heading'
import { SkeletonLines } from '../ui/skeleton-lines'
import './menus-page.css'

/** Where the menu link leads when the shop has no menus; otherwise all of them. */
export function MenusPage() {
  useHead({
    title: 'সব মেনু',
    description: 'সব মেনু ও তাদের ক্যাটাগরি এক পাতায়: যা খুঁজছেন, এখান থেকে বেছে নিন।',
  })
  const { menus, isKnown } = useActiveMenus()
  return (
    <div className="wrap menus-page">
      <SectionHeading level={1}>সব মেনু</SectionHeading>
      {!isKnown && <SkeletonLines height={96} />}
      {isKnown && menus.length === 0 && (
        <EmptyState title={sentences.menusEmpty} icon={LayoutGrid}>
          <LinkButton to={paths.home()}>সব পণ্য দেখুন</LinkButton>
        </EmptyState>
      )}
      {menus.map(({ id, menu, categories }) => (
        <section key={id} className="panel">
          <h2>
            <Link to={paths.menu(menu)}>{menu}</Link>
          </h2>
          <CategoryLinks categories={categories} />
        </section>
      ))}
    </div>
  )
}
