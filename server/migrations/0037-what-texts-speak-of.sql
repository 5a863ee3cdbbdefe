-- What is typed into a search is read as kinds of work, skills and more, and found by their bits. `kinds` is what the work is, or what a
-- person wants; `said_kinds` and `said_skills` are all that the texts speak of, what is listed included. `facet` has them too.
alter table job_facets
  add column kinds bigint not null default 0,
  add column said_kinds bigint not null default 0,
  add column said_skills integer not null default 0;
alter table job_facets drop constraint job_facets_pkey;
alter table job_facets add primary key (facet, job_type, job_id)
  include (work_type, genders, skills, languages, ages, religions, places, pay, starts, verified, kinds, said_kinds, said_skills);
drop index job_facets_pay;
create index job_facets_pay on job_facets (pay, job_id)
  include (job_type, work_type, genders, skills, languages, ages, religions, places, verified, kinds, said_kinds, said_skills)
  where facet = 0;
drop index job_facets_sample;
create index job_facets_sample
  on job_facets (facet, job_type, (get_byte(uuid_send(job_id), 15) & 15), job_id, work_type)
  include (genders, skills, languages, ages, religions, places, pay, said_kinds, said_skills)
  where (get_byte(uuid_send(job_id), 15) & 15) < 5;

alter table seeker_facets
  -- Wanted ones as bits; 0 is not said.
  add column job_types smallint not null default 0,
  add column kinds bigint not null default 0,
  add column said_kinds bigint not null default 0,
  add column said_skills integer not null default 0;
alter table seeker_facets drop constraint seeker_facets_pkey;
alter table seeker_facets add primary key (facet, name_key, account_id)
  include (languages, skills, born, gender, religion, salary, places, job_types, kinds, said_kinds, said_skills);
drop index seeker_facets_sample;
create index seeker_facets_sample
  on seeker_facets (facet, (get_byte(uuid_send(account_id), 15) & 15), account_id, religion, salary, gender, born)
  include (languages, skills, places, job_types, said_kinds, said_skills)
  where (get_byte(uuid_send(account_id), 15) & 15) < 5;
drop index seeker_facets_newest;
-- Kinds of work have the facets from 7000 on.
create index seeker_facets_newest on seeker_facets (facet, account_id) include (skills, gender, kinds)
  where facet < 2000 or facet >= 7000;

-- The stems of what a job or a person who can be found is described with, masked, for words that name nothing of the lists.
create table job_words (
  job_id uuid primary key references jobs (id) on delete cascade,
  words tsvector not null
);
-- Until a job is indexed anew, it is found by its words as they are written.
insert into job_words (job_id, words) select id, words from jobs where status = 'ACTIVE';
create index job_words_words on job_words using gin (words);
alter table jobs drop column words;
create table seeker_words (
  account_id uuid primary key references accounts (id) on delete cascade,
  words tsvector not null
);
create index seeker_words_words on seeker_words using gin (words);

-- Whose rows are to be made anew; a starting server does so.
create table jobs_to_index (
  job_id uuid primary key references jobs (id) on delete cascade
);
insert into jobs_to_index (job_id) select distinct job_id from job_facets;
insert into seekers_to_index (account_id) select id from accounts where type = 'CAREER' on conflict do nothing;
