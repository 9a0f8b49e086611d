import { type Role, roles } from '#contract/office/rights'
import { Choice } from '../../ui/form/choice'
import { useText } from '../text/lang'

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
