import { User } from 'lucide-react'
import { useState } from 'react'
import { scriptOf } from '../../text/script-of'
import './avatar.css'

type AvatarProps = {
  name: string
  /** A full URL, or a file name under the users' upload folder. */
  photo: string | null
  /** 96 pixels instead of 44. */
  isLarge?: boolean
}

/** The photo, or the initials, or an icon. */
export function Avatar({ name, photo, isLarge = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const initials = initialsOf(name)
  const look = `${isLarge ? ' avatar-large' : ''}${initials.length > 3 ? ' avatar-long' : ''}`
  return (
    <span className={`avatar${look}`} aria-hidden="true" lang={scriptOf(name)}>
      {photo && photo !== failed ? (
        <img
          className="cover"
          src={photoUrl(photo)}
          alt=""
          width={isLarge ? 96 : 44}
          height={isLarge ? 96 : 44}
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
