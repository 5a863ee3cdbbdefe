-- Work that employers offer. Ids grow with time, so the newest job is the greatest. Places, skills and languages are ids
-- of the reference.
create table jobs (
  id uuid primary key,
  employer_id uuid not null references accounts (id) on delete cascade,
  status text not null check (status in ('ACTIVE', 'INACTIVE', 'CLOSED')),
  title text not null check (length(title) between 1 and 120),
  description text not null check (length(description) between 1 and 4000),
  requirements text not null check (length(requirements) between 1 and 2000),
  additional_notes text not null default '' check (length(additional_notes) <= 2000),
  job_type text not null check (job_type in ('FULL_TIME', 'PART_TIME', 'LIVE_IN', 'HOME_BASED')),
  work_type text not null check (work_type in ('NANNY', 'HOUSEKEEPER', 'BABYSITTER', 'COOK_CHEF', 'CAREGIVER')),
  gender text not null check (gender in ('MALE', 'FEMALE', 'OTHER', 'ANY')),
  start_date date not null,
  -- In birr. By the month or by the hour, never both; neither where the employer said nothing.
  monthly_salary integer check (monthly_salary between 1 and 10000000),
  hourly_rate_cents integer check (hourly_rate_cents between 1 and 10000000),
  hours_per_day numeric(3, 1) check (hours_per_day > 0 and hours_per_day <= 24),
  -- "Other" is any place, and the only one then.
  any_place boolean not null default false,
  places text[] not null check (array_position(places, null) is null and cardinality(places) <= 30),
  skills text[] not null check (array_position(skills, null) is null and cardinality(skills) <= 30),
  languages text[] not null check (array_position(languages, null) is null and cardinality(languages) <= 30),
  age_ranges text[] not null check (array_position(age_ranges, null) is null and cardinality(age_ranges) <= 20),
  religions text[] not null check (array_position(religions, null) is null and cardinality(religions) <= 7),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What text search looks in.
  words tsvector not null generated always as (
    setweight(to_tsvector('simple', folded(title)), 'A') || to_tsvector('simple', folded(description))
  ) stored,
  check (monthly_salary is null or hourly_rate_cents is null),
  check (any_place = (cardinality(places) = 0))
);
create index jobs_employer on jobs (employer_id, id desc);
create index jobs_words on jobs using gin (words) where status = 'ACTIVE';

-- What active jobs are found by: one row for all of them, one for each place, skill and language of a job. The key alone
-- answers a search: small sets are bits, and the newest comes first when it is read backwards.
create table job_facets (
  facet smallint not null,
  job_type smallint not null,
  job_id uuid not null references jobs (id) on delete cascade,
  work_type smallint not null,
  -- The bit of each gender that is welcome.
  genders smallint not null,
  skills integer not null,
  languages bigint not null,
  -- The bits of those that are welcome; all bits where the employer has no wish.
  ages integer not null,
  religions smallint not null,
  places smallint[] not null,
  -- What a month brings, in birr, for sorting; 0 where nothing was said.
  pay integer not null,
  primary key (facet, job_type, job_id)
    include (work_type, genders, skills, languages, ages, religions, places, pay)
);
create index job_facets_job on job_facets (job_id);
create index job_facets_pay on job_facets (pay, job_id)
  include (job_type, work_type, genders, skills, languages, ages, religions, places) where facet = 0;

-- One application for one job and one seeker.
create table job_applications (
  id uuid primary key,
  job_id uuid not null references jobs (id) on delete cascade,
  seeker_id uuid not null references accounts (id) on delete cascade,
  status text not null default 'PENDING' check (status in ('PENDING', 'REVIEWING', 'SHORTLISTED', 'INTERVIEWING',
    'OFFERED', 'REJECTED', 'WITHDRAWN', 'ACCEPTED', 'DECLINED', 'HIRED')),
  cover_letter text not null default '' check (length(cover_letter) <= 2000),
  applied_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (job_id, seeker_id)
);
create index job_applications_seeker on job_applications (seeker_id, applied_at desc);

create table saved_jobs (
  seeker_id uuid not null references accounts (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (seeker_id, job_id)
);
create index saved_jobs_job on saved_jobs (job_id);

-- Who of the staff has found an employer to be who they say they are.
create table employer_verifications (
  employer_id uuid primary key references accounts (id) on delete cascade,
  verified_by uuid references accounts (id) on delete set null,
  verified_at timestamptz not null default now()
);

-- What staff did, for good: nothing here is changed or taken away.
create table audit_log (
  id uuid primary key,
  actor_id uuid references accounts (id) on delete set null,
  act text not null check (length(act) between 1 and 60),
  target_id uuid not null,
  happened_at timestamptz not null default now()
);
create index audit_log_target on audit_log (target_id, happened_at desc);

-- Something on the site that somebody found wrong, for staff to look at.
create table reports (
  id uuid primary key,
  reporter_id uuid references accounts (id) on delete set null,
  subject text not null check (subject in ('job', 'profile', 'message')),
  subject_id uuid not null,
  reason text not null check (length(reason) between 1 and 1000),
  reported_at timestamptz not null default now(),
  unique (reporter_id, subject, subject_id)
);
