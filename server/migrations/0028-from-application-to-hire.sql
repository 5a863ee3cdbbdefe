-- Offers carry terms, and end by themselves when nobody answers or confirms.
alter table offers
  drop constraint offers_status_check,
  add constraint offers_status_check
    check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'HIRED', 'LAPSED')),
  -- In birr, by the month or by the hour, as in jobs. Offers of an earlier version have no terms.
  add column monthly_salary integer check (monthly_salary between 1 and 10000000),
  add column hourly_rate_cents integer check (hourly_rate_cents between 1 and 10000000),
  add column start_date date,
  add column hours_per_day numeric(3, 1) check (hours_per_day > 0 and hours_per_day <= 24),
  add column live_in boolean,
  add column days_off smallint check (days_off between 0 and 6),
  add column expires_at timestamptz not null default now() + interval '14 days',
  add column answered_at timestamptz,
  add column decline_reason text
    check (decline_reason in ('PAY', 'HOURS', 'PLACE', 'OTHER_JOB', 'NOT_NOW', 'OTHER')),
  add check (monthly_salary is null or hourly_rate_cents is null),
  -- One that was declined, withdrawn or has lapsed may be followed by another.
  drop constraint offers_employer_id_seeker_id_job_id_key;
create unique index offers_open on offers (employer_id, seeker_id, job_id) nulls not distinct
  where status in ('SENT', 'ACCEPTED');
create index offers_employer on offers (employer_id, seeker_id, created_at desc);
create index offers_expiring on offers (expires_at) where status in ('SENT', 'ACCEPTED');

alter table job_applications
  -- To which it returns when the offer ends without a hire.
  add column status_before_offer text
    check (status_before_offer in ('PENDING', 'REVIEWING', 'SHORTLISTED', 'INTERVIEWING')),
  add column rejection_reason text
    check (rejection_reason in ('EXPERIENCE', 'SKILLS', 'HOURS', 'PLACE', 'PAY', 'FILLED', 'CLOSED')),
  -- The employer's first act; null where there was none.
  add column answered_at timestamptz,
  -- When the employer was last mailed of it, reminded of it, and when the seeker was notified that nobody answered.
  add column digested_at timestamptz,
  add column nudged_at timestamptz,
  add column told_at timestamptz;
-- Whatever was moved before was answered then. Of what waits already nobody is mailed as of something new.
update job_applications set answered_at = updated_at where status not in ('PENDING', 'WITHDRAWN');
update job_applications set digested_at = now();
create index job_applications_unanswered on job_applications (applied_at)
  where answered_at is null and status = 'PENDING';
create index job_applications_undigested on job_applications (applied_at)
  where digested_at is null and status = 'PENDING';

create table interviews (
  id uuid primary key,
  application_id uuid not null references job_applications (id) on delete cascade,
  employer_id uuid not null references accounts (id) on delete cascade,
  status text not null check (status in ('PROPOSED', 'AGREED', 'ASKED', 'CANCELLED', 'HELD')),
  kind text not null check (kind in ('PLACE', 'CALL')),
  place text not null default '' check (length(place) <= 300),
  note text not null default '' check (length(note) <= 300),
  masked_place text not null default '',
  masked_note text not null default '',
  masking_version smallint not null default 0,
  doubtful boolean not null default false,
  times timestamptz[] not null check (cardinality(times) between 1 and 3 and array_position(times, null) is null),
  chosen_time timestamptz,
  -- When it would suit the seeker better.
  better_times text[] not null default '{}'
    check (better_times <@ array['MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND']),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  reminded_at timestamptz,
  check (kind = 'CALL' or length(place) > 0),
  check (chosen_time is null or chosen_time = any (times)),
  check (status not in ('AGREED', 'HELD') or chosen_time is not null)
);
-- One at a time for each application.
create unique index interviews_open on interviews (application_id) where status in ('PROPOSED', 'AGREED', 'ASKED');
create index interviews_application on interviews (application_id, created_at desc);
create index interviews_employer on interviews (employer_id);
create index interviews_agreed on interviews (chosen_time) where status = 'AGREED';
create index interviews_masking_version on interviews (masking_version);
create index interviews_doubtful on interviews (id) where doubtful;

-- A hire that was confirmed. It outlives the accounts of both, without saying who they were.
create table placements (
  id uuid primary key,
  offer_id uuid unique references offers (id) on delete set null,
  employer_id uuid references accounts (id) on delete set null,
  seeker_id uuid references accounts (id) on delete set null,
  job_id uuid references jobs (id) on delete set null,
  status text not null check (status in ('CURRENT', 'ENDED')),
  title text not null default '' check (length(title) <= 120),
  monthly_salary integer check (monthly_salary between 1 and 10000000),
  hourly_rate_cents integer check (hourly_rate_cents between 1 and 10000000),
  start_date date not null,
  hours_per_day numeric(3, 1) check (hours_per_day > 0 and hours_per_day <= 24),
  live_in boolean,
  days_off smallint check (days_off between 0 and 6),
  hired_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text check (ended_by in ('seeker', 'employer', 'system')),
  end_reason text check (end_reason in ('CONTRACT_OVER', 'FOUND_OTHER', 'MOVED', 'FAMILY', 'PAY', 'CONDITIONS',
    'SAFETY', 'NOT_SUITED', 'OTHER', 'ACCOUNT_CLOSED')),
  check (monthly_salary is null or hourly_rate_cents is null),
  check ((status = 'ENDED') = (ended_at is not null)),
  check ((status = 'ENDED') = (ended_by is not null)),
  check ((status = 'ENDED') = (end_reason is not null))
);
create index placements_employer on placements (employer_id, hired_at desc);
create index placements_seeker on placements (seeker_id, hired_at desc);
create index placements_job on placements (job_id);
create index placements_current on placements (start_date) where status = 'CURRENT';

-- How it goes, asked of the seeker alone. What is written here staff read, and never the employer.
create table check_ins (
  id uuid primary key,
  placement_id uuid not null references placements (id) on delete cascade,
  day smallint not null check (day in (1, 7, 30)),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  well boolean,
  words text not null default '' check (length(words) <= 1000),
  closed_at timestamptz,
  closed_by uuid references accounts (id) on delete set null,
  unique (placement_id, day),
  check ((answered_at is null) = (well is null))
);
create index check_ins_unwell on check_ins (answered_at) where not well and closed_at is null;

-- What each says of the other after the end. Nobody reads one before it is published.
create table reviews (
  id uuid primary key,
  placement_id uuid not null references placements (id) on delete cascade,
  party text not null check (party in ('seeker', 'employer')),
  author_id uuid references accounts (id) on delete set null,
  subject_id uuid not null references accounts (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '' check (length(words) <= 1000),
  masked_words text not null default '',
  masking_version smallint not null default 0,
  doubtful boolean not null default false,
  -- The employer agrees that it is shown on the public page of testimonials.
  may_be_quoted boolean not null default false,
  written_at timestamptz not null default now(),
  published_at timestamptz,
  hidden_at timestamptz,
  unique (placement_id, party)
);
create index reviews_subject on reviews (subject_id, published_at desc) where published_at is not null;
create index reviews_author on reviews (author_id);
create index reviews_unpublished on reviews (written_at) where published_at is null;
create index reviews_quoted on reviews (published_at desc)
  where may_be_quoted and published_at is not null and hidden_at is null;
create index reviews_masking_version on reviews (masking_version);
create index reviews_doubtful on reviews (id) where doubtful;

-- What others see of an account in figures: counted when something happens, so that lists read one row.
create table account_figures (
  account_id uuid primary key references accounts (id) on delete cascade,
  reviews integer not null default 0 check (reviews >= 0),
  stars integer not null default 0 check (stars >= reviews),
  -- Applications of the last half year that were answered, or waited ten days; those answered; the usual time in hours.
  answer_cases integer not null default 0,
  answers integer not null default 0 check (answers between 0 and answer_cases),
  answer_hours integer
);

-- What happened, for both sides to read. Offers and interviews belong to the application they answer.
create table hiring_events (
  id uuid primary key,
  application_id uuid references job_applications (id) on delete cascade,
  offer_id uuid references offers (id) on delete cascade,
  subject text not null check (subject in ('application', 'offer', 'interview', 'placement')),
  transition text not null check (length(transition) between 1 and 20),
  party text not null check (party in ('seeker', 'employer', 'staff', 'system')),
  reason text,
  happened_at timestamptz not null default now(),
  check (num_nonnulls(application_id, offer_id) > 0)
);
create index hiring_events_application on hiring_events (application_id, happened_at) where application_id is not null;
create index hiring_events_offer on hiring_events (offer_id, happened_at) where offer_id is not null;
insert into hiring_events (id, application_id, subject, transition, party, happened_at)
  select gen_random_uuid(), id, 'application', 'apply', 'seeker', applied_at from job_applications;
insert into hiring_events (id, application_id, offer_id, subject, transition, party, happened_at)
  select gen_random_uuid(), application.id, offer.id, 'offer', 'send', 'employer', offer.created_at
  from offers offer left join job_applications application
    on application.job_id = offer.job_id and application.seeker_id = offer.seeker_id;

-- Hires of an earlier version.
insert into placements (id, offer_id, employer_id, seeker_id, job_id, status, title, monthly_salary, hourly_rate_cents,
    start_date, hours_per_day, hired_at)
  select gen_random_uuid(), offer.id, offer.employer_id, offer.seeker_id, offer.job_id, 'CURRENT',
    coalesce(job.title, ''), job.monthly_salary, job.hourly_rate_cents,
    greatest(coalesce(job.start_date, offer.updated_at::date), offer.updated_at::date), job.hours_per_day,
    offer.updated_at
  from offers offer left join jobs job on job.id = offer.job_id where offer.status = 'HIRED';

alter table hiring_transitions
  drop constraint hiring_transitions_subject_check,
  add constraint hiring_transitions_subject_check
    check (subject in ('job_applications', 'offers', 'interviews', 'placements'));
delete from hiring_transitions where subject = 'job_applications' and to_state = 'DECLINED';
insert into hiring_transitions (subject, from_state, to_state) values
  ('job_applications', 'OFFERED', 'PENDING'),
  ('job_applications', 'OFFERED', 'REVIEWING'),
  ('job_applications', 'OFFERED', 'SHORTLISTED'),
  ('job_applications', 'OFFERED', 'INTERVIEWING'),
  ('job_applications', 'ACCEPTED', 'PENDING'),
  ('job_applications', 'ACCEPTED', 'REVIEWING'),
  ('job_applications', 'ACCEPTED', 'SHORTLISTED'),
  ('job_applications', 'ACCEPTED', 'INTERVIEWING'),
  ('offers', 'ACCEPTED', 'DECLINED'),
  ('offers', 'ACCEPTED', 'WITHDRAWN'),
  ('offers', 'SENT', 'LAPSED'),
  ('offers', 'ACCEPTED', 'LAPSED'),
  ('interviews', 'PROPOSED', 'AGREED'),
  ('interviews', 'PROPOSED', 'ASKED'),
  ('interviews', 'AGREED', 'ASKED'),
  ('interviews', 'PROPOSED', 'CANCELLED'),
  ('interviews', 'AGREED', 'CANCELLED'),
  ('interviews', 'ASKED', 'CANCELLED'),
  ('interviews', 'AGREED', 'HELD'),
  ('placements', 'CURRENT', 'ENDED');
create trigger interviews_transition before update of status on interviews
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition();
create trigger placements_transition before update of status on placements
  for each row when (old.status is distinct from new.status) execute function refuse_unknown_transition();

-- Kinds of mails that somebody does not want.
create table notice_stops (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('applications', 'interviews', 'offers', 'work')),
  stopped_at timestamptz not null default now(),
  primary key (account_id, kind)
);

-- A job without news for 60 days: when its employer was asked whether it is still open.
alter table jobs add column asked_open_at timestamptz;
create index jobs_without_news on jobs (updated_at) where status = 'ACTIVE';
create index jobs_asked_open on jobs (asked_open_at) where asked_open_at is not null;

-- Reviews can be reported, and staff close a report.
alter table reports
  drop constraint reports_subject_check,
  add constraint reports_subject_check check (subject in ('job', 'profile', 'message', 'review')),
  add column closed_at timestamptz,
  add column closed_by uuid references accounts (id) on delete set null;
create index reports_open on reports (reported_at) where closed_at is null;
