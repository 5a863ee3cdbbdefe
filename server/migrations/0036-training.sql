-- Lessons that seekers take, in versions: what is published never changes, so that what somebody has passed stays passed.
create table training_modules (
  id uuid primary key,
  -- What certificates call it.
  number smallint generated always as identity unique,
  position integer not null check (position >= 0),
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
create index training_modules_order on training_modules (position, number);

create table training_versions (
  id uuid primary key,
  module_id uuid not null references training_modules (id) on delete cascade,
  version smallint not null check (version >= 1),
  title_en text not null default '' check (length(title_en) <= 120),
  title_am text not null default '' check (length(title_am) <= 120),
  title_om text not null default '' check (length(title_om) <= 120),
  description_en text not null default '' check (length(description_en) <= 500),
  description_am text not null default '' check (length(description_am) <= 500),
  description_om text not null default '' check (length(description_om) <= 500),
  film_id uuid references stored_files (id),
  film_milliseconds integer check (film_milliseconds between 1000 and 1800000),
  film_bytes integer check (film_bytes between 1 and 10485760),
  poster_id uuid references stored_files (id),
  changed_at timestamptz not null default now(),
  -- Null while it is a draft.
  published_at timestamptz,
  published_by uuid references accounts (id) on delete set null,
  unique (module_id, version),
  check ((film_id is null) = (film_milliseconds is null) and (film_id is null) = (film_bytes is null)),
  check (
    published_at is null
    or (film_id is not null and poster_id is not null and title_en <> '' and title_am <> '' and title_om <> '')
  )
);
create unique index training_versions_draft on training_versions (module_id) where published_at is null;
create index training_versions_film on training_versions (film_id);
create index training_versions_poster on training_versions (poster_id);

-- Pictures that were uploaded for a module; one that no version shows is erased when a version is published.
create table training_pictures (
  id uuid primary key,
  module_id uuid not null references training_modules (id) on delete cascade,
  file_id uuid not null unique references stored_files (id),
  added_at timestamptz not null default now()
);
create index training_pictures_module on training_pictures (module_id);

-- The transcript in pictures. Captions are made from it.
create table training_scenes (
  version_id uuid not null references training_versions (id) on delete cascade,
  position smallint not null check (position between 0 and 59),
  from_milliseconds integer not null check (from_milliseconds >= 0),
  picture_id uuid references training_pictures (id),
  text_en text not null default '' check (length(text_en) <= 600),
  text_am text not null default '' check (length(text_am) <= 600),
  text_om text not null default '' check (length(text_om) <= 600),
  primary key (version_id, position)
);
create index training_scenes_picture on training_scenes (picture_id);

create table training_questions (
  id uuid primary key,
  version_id uuid not null references training_versions (id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  text_en text not null default '' check (length(text_en) <= 300),
  text_am text not null default '' check (length(text_am) <= 300),
  text_om text not null default '' check (length(text_om) <= 300),
  explanation_en text not null default '' check (length(explanation_en) <= 300),
  explanation_am text not null default '' check (length(explanation_am) <= 300),
  explanation_om text not null default '' check (length(explanation_om) <= 300),
  unique (version_id, position)
);

create table training_choices (
  question_id uuid not null references training_questions (id) on delete cascade,
  position smallint not null check (position between 0 and 4),
  is_right boolean not null,
  text_en text not null default '' check (length(text_en) <= 300),
  text_am text not null default '' check (length(text_am) <= 300),
  text_om text not null default '' check (length(text_om) <= 300),
  primary key (question_id, position)
);
create unique index training_choices_right on training_choices (question_id) where is_right;

-- Somebody who takes lessons. The row is locked while a report is counted, so that time counts once in however many tabs.
create table training_learners (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- The last report of any film, by the clock of the database.
  reported_at timestamptz,
  -- Everything that was published was completed.
  finished_at timestamptz
);

create table training_progress (
  account_id uuid not null references accounts (id) on delete cascade,
  module_id uuid not null references training_modules (id) on delete cascade,
  -- Whose film it is that was seen.
  version_id uuid not null references training_versions (id) on delete cascade,
  -- Milliseconds of the film that were seen.
  covered int4multirange not null default '{}',
  position integer not null default 0 check (position >= 0),
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (account_id, module_id)
);
create index training_progress_module on training_progress (module_id) where completed_at is not null;
create index training_progress_version on training_progress (version_id);

-- Questions that somebody has answered right.
create table training_answers (
  account_id uuid not null references accounts (id) on delete cascade,
  question_id uuid not null references training_questions (id) on delete cascade,
  answered_at timestamptz not null default now(),
  primary key (account_id, question_id)
);
create index training_answers_question on training_answers (question_id);

-- Keys that certificates were signed with, so that what was printed before a change of keys can be checked. The private half is
-- derived and never stored. A signature follows from the rows below and is not stored either.
create table certificate_keys (
  public_key text primary key check (length(public_key) = 43),
  added_at timestamptz not null default now()
);

create table certificates (
  number text primary key check (number ~ '^AB-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  account_id uuid not null unique references accounts (id) on delete cascade,
  -- As they were when it was issued, without contacts.
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) <= 100),
  issued_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_by uuid references accounts (id) on delete set null,
  revoked_reason text not null default '' check (length(revoked_reason) <= 300),
  check ((revoked_at is null) = (revoked_reason = '')),
  check (revoked_at is not null or revoked_by is null)
);
create index certificates_revoked_by on certificates (revoked_by) where revoked_by is not null;

create table certificate_modules (
  certificate_number text not null references certificates (number) on delete cascade,
  module_id uuid not null references training_modules (id),
  version_id uuid not null references training_versions (id),
  primary key (certificate_number, module_id)
);
create index certificate_modules_module on certificate_modules (module_id);
create index certificate_modules_version on certificate_modules (version_id);
