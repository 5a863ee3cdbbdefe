-- What people may read of each other before a hire is masked when it is written, and kept beside the original. Rows of an
-- older masking_version are masked anew by a task; until then version 0 shows nothing. Doubtful is for staff to look at.
alter table accounts
  -- What others see: first and last name of a seeker or a partner, the first name of a household, the name of a company.
  add column masked_name text not null default '',
  add column masked_job_title text,
  add column masking_version smallint not null default 0,
  add column doubtful boolean not null default false;
alter table jobs
  add column masked_title text not null default '',
  add column masked_description text not null default '',
  add column masked_requirements text not null default '',
  add column masked_additional_notes text not null default '',
  add column masking_version smallint not null default 0,
  add column doubtful boolean not null default false;
alter table seeker_profiles
  add column masked_bio text not null default '',
  add column masking_version smallint not null default 0,
  add column doubtful boolean not null default false;
alter table job_applications
  add column masked_cover_letter text not null default '',
  add column masking_version smallint not null default 0,
  add column doubtful boolean not null default false;
alter table offers
  add column masked_message text not null default '',
  add column masking_version smallint not null default 0,
  add column doubtful boolean not null default false;

-- Text search finds nothing that its readers are not shown.
alter table jobs drop column words;
alter table jobs add column words tsvector not null generated always as (
  setweight(to_tsvector('simple', folded(masked_title)), 'A') || to_tsvector('simple', folded(masked_description))
) stored;
create index jobs_words on jobs using gin (words) where status = 'ACTIVE';

-- Rows that were masked by older rules.
create index accounts_masking_version on accounts (masking_version);
create index jobs_masking_version on jobs (masking_version);
create index seeker_profiles_masking_version on seeker_profiles (masking_version);
create index job_applications_masking_version on job_applications (masking_version);
create index offers_masking_version on offers (masking_version);
-- Texts that staff have not looked at yet.
create index accounts_doubtful on accounts (id) where doubtful;
create index jobs_doubtful on jobs (id) where doubtful;
create index seeker_profiles_doubtful on seeker_profiles (account_id) where doubtful;
create index job_applications_doubtful on job_applications (id) where doubtful;
create index offers_doubtful on offers (id) where doubtful;
