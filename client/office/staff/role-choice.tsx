import { type Role, roles } from '#contract/office/rights'
import { useWords } from '../../text/lang'
import { Choice } from '../../ui/form/choice'
import { staffWords } from '../text/staff-words'

type RoleChoiceProps = { name: string; error?: string; hint?: string; defaultValue: Role }

export function RoleChoice(props: RoleChoiceProps) {
  const text = useWords(staffWords)
  return (
    <Choice {...props} label={text.staff.role}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {text.roles[role]}
        </option>
      ))}
    </Choice>
  )
}
