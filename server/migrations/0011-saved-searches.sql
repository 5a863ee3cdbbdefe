-- Searches of seekers who want new jobs like these by mail, once a day.
create table saved_searches (
  id uuid primary key,
  seeker_id uuid not null references accounts (id) on delete cascade,
  -- In the words of the wire, sorted, so that the same search is the same text.
  filters jsonb not null,
  created_at timestamptz not null default now(),
  -- Jobs posted before this have been told.
  mailed_until timestamptz not null default now()
);
-- Saved twice is saved once; by its hash, since many filters are longer than an index holds.
create unique index saved_searches_once on saved_searches (seeker_id, md5(filters::text));
