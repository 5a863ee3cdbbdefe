-- Failures of our own scripts in people's browsers, counted. Nothing here tells who met them.
create table browser_faults (
  page text not null check (length(page) between 1 and 60),
  language text not null check (language in ('en', 'am', 'om')),
  kind text not null check (kind in ('hydration', 'script', 'loading')),
  error text not null check (length(error) between 1 and 60),
  place text not null check (length(place) between 1 and 120),
  times integer not null default 1 check (times > 0),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now() check (last_seen >= first_seen),
  primary key (page, language, kind, error, place)
);

create index browser_faults_last_seen on browser_faults (last_seen);
