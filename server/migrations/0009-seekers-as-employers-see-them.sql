-- Whether somebody can be hired now: off is found by nobody. From a day on, or at once where none is told.
alter table seeker_profiles
  add column available boolean not null default true,
  add column available_from date;

-- Seekers whom an employer wants to find again.
create table saved_seekers (
  employer_id uuid not null references accounts (id) on delete cascade,
  seeker_id uuid not null references accounts (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (employer_id, seeker_id)
);
create index saved_seekers_seeker on saved_seekers (seeker_id);

-- "I want to hire": one for an employer, a seeker and a job, or for no job in particular.
create table offers (
  id uuid primary key,
  employer_id uuid not null references accounts (id) on delete cascade,
  seeker_id uuid not null references accounts (id) on delete cascade,
  job_id uuid references jobs (id) on delete cascade,
  status text not null default 'SENT' check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'HIRED')),
  message text not null default '' check (length(message) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (employer_id, seeker_id, job_id)
);
create index offers_seeker on offers (seeker_id, created_at desc);
create index offers_job on offers (job_id);
