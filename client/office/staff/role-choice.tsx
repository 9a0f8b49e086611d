import { type Role, roles } from '#contract/office/rights'
import { useText } from '../text/lang'
import { Choice } from '../ui/field'

type RoleChoiceProps = { name: string; error?: string; hint?: string; defaultValue: Role }

export function RoleChoice(props: RoleChoiceProps) {
  const text = useText()
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
