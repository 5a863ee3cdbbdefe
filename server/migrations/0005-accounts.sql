-- Everyone who can sign in. One row per person; what a type does not have is null.
create table accounts (
  id uuid primary key,
  type text not null check (type in ('CAREER', 'HOUSEHOLD', 'BUSINESS', 'PARTNER', 'ADMIN')),
  -- SUPPORT is a level of staff, not another type.
  staff_level text check (staff_level in ('ADMIN', 'SUPPORT')),
  username text not null check (username ~ '^[A-Za-z0-9._-]{3,30}$'),
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  email_verified_at timestamptz,
  -- The address that the person wants instead, until a link sent to it is followed. It is nobody's yet, so not unique.
  pending_email text check (pending_email = lower(pending_email) and length(pending_email) between 3 and 254),
  phone text check (phone ~ '^\+251[79][0-9]{8}$'),
  password_hash text not null check (password_hash like '$argon2id$%'),
  language text not null check (language in ('en', 'am', 'om')),
  calendar text not null default 'gregorian' check (calendar in ('gregorian', 'ethiopian')),
  clock text not null default 'standard' check (clock in ('standard', 'sunrise')),
  first_name text check (length(first_name) between 1 and 60),
  last_name text check (length(last_name) between 1 and 60),
  company_name text check (length(company_name) between 1 and 120),
  gender text check (gender in ('MALE', 'FEMALE', 'OTHER')),
  date_of_birth date,
  -- As the quick form asks it: "18-19" … "56+".
  age_range text check (age_range ~ '^([0-9]{2}-[0-9]{2}|[0-9]{2}\+)$'),
  place_id text check (length(place_id) between 1 and 60),
  -- The English value of the list of job titles, or the person's own words.
  job_title text check (length(job_title) between 1 and 80),
  -- The next step of onboarding; null when there is none left.
  profile_step text check (profile_step in ('PROFILE_SETUP', 'JOB_PREFERENCES', 'SKILLS_CERTIFICATION', 'VERIFICATION')),
  -- Who brought this person, for good.
  referred_by uuid references accounts (id) on delete set null,
  -- Set where somebody seems to have referred themself: not attributed, and shown to staff.
  self_referral boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((type = 'ADMIN') = (staff_level is not null)),
  check (type <> 'BUSINESS' or company_name is not null),
  check (type in ('BUSINESS', 'ADMIN') or (first_name is not null and last_name is not null)),
  check (type = 'ADMIN' or (phone is not null and place_id is not null)),
  check (type = 'CAREER' or job_title is null),
  check (profile_step <> 'VERIFICATION' or type in ('HOUSEHOLD', 'BUSINESS')),
  check (profile_step = 'VERIFICATION' or profile_step is null or type = 'CAREER'),
  check (referred_by <> id),
  check (pending_email <> email)
);

-- Unique in any letter case.
create unique index accounts_username on accounts (lower(username));
create index accounts_phone on accounts (phone);
create index accounts_referred_by on accounts (referred_by) where referred_by is not null;

-- What a person agreed to, which text of it, and when.
create table account_consents (
  account_id uuid not null references accounts (id) on delete cascade,
  document text not null check (document in ('terms')),
  version text not null,
  given_at timestamptz not null default now(),
  primary key (account_id, document, version)
);

-- Who is signed in. The cookie holds the id; the row only its hash, so that a stolen table opens nothing.
create table sessions (
  id_hash bytea primary key check (length(id_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  -- As the person would know it: "Chrome, Android".
  device text not null check (length(device) <= 80),
  -- Staff have shown their second factor.
  second_factor boolean not null default false,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  idle_after interval not null,
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
create index sessions_account on sessions (account_id, seen_at desc);
create index sessions_expiry on sessions (expires_at);

-- Links that we mailed: good once, for a while. Only their hashes are kept.
create table account_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  -- The address it was sent to: a link proves that address and no other.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_account on account_links (account_id, purpose, created_at desc);
create index account_links_expiry on account_links (expires_at);

-- Browsers from which somebody has signed in before: their owner gets in while strangers are being held off.
create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

-- The second factor of staff.
create table second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- Encrypted by a key that is not in the database.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The last time step that was used: a code is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (account_id, code_hash)
);
