import { User } from 'lucide-react'
import { useState } from 'react'
import { scriptOf } from '../../text/script-of'
import { inlineStyle } from './inline-style'
import './avatar.css'

type AvatarProps = {
  name: string
  /** A full URL, or a file name under the users' upload folder. */
  photo: string | null
  /** Pixels. */
  size?: number
}

/** The photo, or the initials, or an icon. */
export function Avatar({ name, photo, size = 44 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const initials = initialsOf(name)
  const fontSize = size * (initials.length > 3 ? 0.28 : 0.38)
  return (
    <span
      className="avatar middle rigid ink-green b round"
      {...inlineStyle({ width: `${size}px`, height: `${size}px`, fontSize: `${fontSize}px` })}
      aria-hidden="true"
      lang={scriptOf(name)}
    >
      {photo && photo !== failed ? (
        <img
          className="cover"
          src={photoUrl(photo)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(photo)}
        />
      ) : (
        initials || <User className="icon" />
      )}
    </span>
  )
}

function photoUrl(photo: string): string {
  return /^https?:\/\//.test(photo) ? photo : `/uploads/users/${encodeURIComponent(photo)}`
}

/** From the first and the last word. A Bengali letter keeps its vowel sign. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return chosen.map((word = '') => /^.\p{M}*/u.exec(word)?.[0] ?? '').join('')
}
