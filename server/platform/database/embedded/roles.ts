import pg from 'pg'

/** What the application connects as: it owns its database and nothing else. */
export const applicationRole = 'abronet'
/** The superuser, which only makes the application's role and database. */
export const adminRole = 'abronet_admin'
const applicationDatabase = 'abronet'
/** The superuser of a cluster from the time when the application was its own; PostgreSQL lets nobody remove it. */
const formerRole = 'abronet_bootstrap'

/** The address of a database on the embedded server, as one of the roles. */
export type UrlOf = (role: typeof applicationRole | typeof adminRole, database: string) => string

// Locks count per database, so in `postgres`, where no application data live, any number but the lease's is free.
const setupLock = 2

/** Whether PostgreSQL refused us because the role is not there (yet). */
export function isRoleRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '28000' || error.code === '28P01')
}

/** Whether the connected application role is a plain one that owns its database. */
export async function areRolesReady(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_roles join pg_database on datdba = pg_roles.oid
     where rolname = current_user and not rolsuper and datname = $1`,
    [applicationDatabase],
  )
  return rowCount === 1
}

/** Makes the roles and the database, each unless it is there; repeating it after a kill completes it. */
export async function setUpRoles(urlOf: UrlOf, password: string | null): Promise<void> {
  const admin = await connectAsAdmin(urlOf, password)
  try {
    await admin.query('select pg_advisory_lock($1)', [setupLock])
    await ensureApplicationRole(admin, password)
    const { rows } = await admin.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [applicationDatabase],
    )
    const owner = rows[0]?.owner
    if (owner === undefined) {
      await admin.query(`create database ${applicationDatabase} owner ${applicationRole}`)
    } else if (owner !== applicationRole) {
      await handOver(urlOf)
    }
  } finally {
    // Ends the session, and with it the lock.
    await admin.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    // Not named abronet…, for those are the connections that mark the database as in use.
    application_name: 'setup of abronet',
    connectionTimeoutMillis: 5_000,
  })
  // A lost connection fails the statement under way; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function connectAsAdmin(urlOf: UrlOf, password: string | null): Promise<pg.Client> {
  const url = urlOf(adminRole, 'postgres')
  try {
    return await connect(url)
  } catch (error) {
    if (!isRoleRefused(error)) throw error
  }
  // A cluster from the time when the application was its own superuser.
  const former = await connect(urlOf(applicationRole, 'postgres'))
  try {
    await former.query('select pg_advisory_lock($1)', [setupLock])
    const { rowCount } = await former.query('select from pg_roles where rolname = $1', [adminRole])
    if (rowCount === 0) await former.query(`create role ${adminRole} superuser ${login(password)}`)
  } finally {
    await former.end()
  }
  return connect(url)
}

async function ensureApplicationRole(admin: pg.Client, password: string | null): Promise<void> {
  const { rows } = await admin.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = $1',
    [applicationRole],
  )
  if (rows[0]?.rolsuper === false) return
  const create = `create role ${applicationRole} ${login(password)}`
  // Several statements in one call are one transaction.
  if (rows[0] === undefined) await admin.query(create)
  else
    await admin.query(
      `alter role ${applicationRole} rename to ${formerRole}; alter role ${formerRole} nologin; ${create}`,
    )
}

const login = (password: string | null) =>
  password === null ? 'login' : `login password ${pg.escapeLiteral(password)}`

/** Gives the application what its superuser owned, in one transaction. REASSIGN OWNED does not work for that role. */
async function handOver(urlOf: UrlOf): Promise<void> {
  const client = await connect(urlOf(adminRole, applicationDatabase))
  try {
    await client.query(`
      set search_path = '';
      do $$
      declare
        former constant oid := '${formerRole}'::regrole;
        statement text;
      begin
        for statement in
          with schemas as (
            select oid, nspname, nspowner from pg_namespace
            where nspname !~ '^pg_' and nspname <> 'information_schema'
          )
          select format('alter schema %I owner to ${applicationRole}', nspname) from schemas where nspowner = former
          union all
          -- A sequence that belongs to a column goes with its table.
          select format('alter table %s owner to ${applicationRole}', pg_class.oid::regclass)
          from pg_class join schemas on schemas.oid = relnamespace
          where relowner = former and relkind in ('r', 'p', 'v', 'm', 'S')
            and not (relkind = 'S' and exists (
              select from pg_depend
              where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
          union all
          select format('alter routine %s owner to ${applicationRole}', pg_proc.oid::regprocedure)
          from pg_proc join schemas on schemas.oid = pronamespace where proowner = former
          union all
          -- The types of tables and arrays go with what they belong to.
          select format('alter type %s owner to ${applicationRole}', pg_type.oid::regtype)
          from pg_type join schemas on schemas.oid = typnamespace left join pg_class on pg_class.oid = typrelid
          where typowner = former and (typtype in ('d', 'e', 'r') or relkind = 'c')
        loop
          execute statement;
        end loop;
        alter database ${applicationDatabase} owner to ${applicationRole};
      end $$`)
  } finally {
    await client.end()
  }
}
