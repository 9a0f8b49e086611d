import { createDatabase, onDatabase, ownName } from './databases.ts'

/**
 * An empty database that one new role owns, and another role without rights; their passwords
 * contain characters that a URL must escape. `drop` removes them all.
 */
export async function createTwoRoles(postgresUrl: string, templateName: string) {
  const name = ownName(templateName)
  const password = 'p@ss/w#rd%:?'
  const roles = { owner: `${name}_owner`, serving: `${name}_serving` }
  const url = await createDatabase(postgresUrl, name)
  const urlAs = (role: string) => {
    const own = new URL(url)
    own.username = role
    own.password = encodeURIComponent(password)
    return own.href
  }
  await onDatabase(
    postgresUrl,
    ...Object.values(roles).map((role) => `create role ${role} login password '${password}'`),
    `alter database ${name} owner to ${roles.owner}`,
  )
  return {
    databaseName: name,
    databaseUrl: url,
    ownerUrl: urlAs(roles.owner),
    servingUrl: urlAs(roles.serving),
    roles,
    drop: () =>
      onDatabase(
        postgresUrl,
        `drop database ${name} with (force)`,
        ...Object.values(roles).map((role) => `drop role ${role}`),
      ),
  }
}
