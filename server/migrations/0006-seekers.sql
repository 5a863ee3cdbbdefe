-- What somebody who looks for work tells us beyond the account. Places, skills and languages are ids of the reference.
create table seeker_profiles (
  account_id uuid primary key references accounts (id) on delete cascade,
  job_types text[] not null default '{}'
    check (job_types <@ array['FULL_TIME', 'PART_TIME', 'LIVE_IN', 'HOME_BASED'] and cardinality(job_types) <= 4),
  work_types text[] not null default '{}'
    check (work_types <@ array['NANNY', 'HOUSEKEEPER', 'BABYSITTER', 'COOK_CHEF', 'CAREGIVER']
           and cardinality(work_types) <= 5),
  -- None is any place.
  wanted_places text[] not null default '{}'
    check (array_position(wanted_places, null) is null and cardinality(wanted_places) <= 30),
  skills text[] not null default '{}' check (array_position(skills, null) is null and cardinality(skills) <= 30),
  languages text[] not null default '{}'
    check (array_position(languages, null) is null and cardinality(languages) <= 30),
  experience text
    check (experience in ('Less than 1 year', '1-2 years', '3-5 years', '5-10 years', 'More than 10 years')),
  education text
    check (education in ('High School', 'Vocational Training', 'Associate Degree', 'Bachelor Degree', 'Master Degree',
                         'PhD', 'Other')),
  salary_range text check (salary_range in ('1000-2000', '2000-3000', '3000-4000', '4000-5000', '5000+')),
  has_certifications boolean not null default false,
  wants_skill_test boolean not null default false,
  wants_training_program boolean not null default false,
  bio text not null default '' check (length(bio) <= 1000),
  -- People who can speak for the person; the wire calls them references, which SQL keeps for itself.
  referees text[] not null default '{}'
    check (array_position(referees, null) is null and length(array_to_string(referees, ', ')) <= 1000),
  -- Told of one's own free will, and never asked for again.
  religion text
    check (religion in ('Christianity', 'Islam', 'Orthodox', 'Catholic', 'Protestant', 'Waqefata', 'Other')),
  updated_at timestamptz not null default now()
);
