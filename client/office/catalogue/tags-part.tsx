import { Plus } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Notice } from '../../ui/layout/notice'
import { Panel } from '../../ui/layout/panel'
import type { Tag } from './acts'
import type { Opened } from './opened'
import { catalogueWords } from './words'

type TagsPartProps = { tags: readonly Tag[]; onOpen: (opened: Opened) => void }

/** All tags with the number of their products; a press renames, joins or removes one. */
export function TagsPart({ tags, onOpen }: TagsPartProps) {
  const text = useWords(catalogueWords)
  return (
    <Panel
      title={`${text.tabs.tags} · ${tags.length}`}
      actions={
        <Button className="quiet add" onClick={() => onOpen({ kind: 'tag' })}>
          <Plus className="glyph glyph-small" aria-hidden />
          {text.newTag}
        </Button>
      }
    >
      <div className="panel-body">
        {tags.length === 0 && <Notice title={text.noTags} />}
        <ul className="flow gap-8 tag-list num">
          {tags.map((tag) => (
            <li key={tag.id} id={`tag-${tag.id}`}>
              <button
                type="button"
                className="inline-flex gap-8 control bold break"
                disabled={tag.moving}
                onClick={() => onOpen({ kind: 'tag', tag })}
              >
                {tag.tag} <small className="subline">{tag.moving ? text.moving : tag.goods}</small>
              </button>
            </li>
          ))}
        </ul>
        {tags.length > 0 && <p className="fine">{text.tagHint}</p>}
      </div>
    </Panel>
  )
}
