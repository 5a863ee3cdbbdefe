-- What seekers are found by: one row for all of them, one for each place, skill, language and whatever else is asked for
-- alone. Only who can be hired now has rows. The key alone answers a search: it is in the order of first names, small
-- sets are bits or small numbers, and 0 is not told.
create table seeker_facets (
  facet smallint not null,
  -- The first name as it is found, in the order of its letters alone.
  name_key text collate "C" not null,
  account_id uuid not null references accounts (id) on delete cascade,
  languages bigint not null,
  skills integer not null,
  -- Of who told a range of ages alone, a day in the middle of it.
  born date,
  gender smallint not null,
  religion smallint not null,
  salary smallint not null,
  -- Where the person lives and where they want to work, as facets.
  places smallint[] not null,
  primary key (facet, name_key, account_id) include (languages, skills, born, gender, religion, salary, places)
);
create index seeker_facets_account on seeker_facets (account_id);
-- Ids grow with time: read backwards, the newest of a place or a skill come first.
create index seeker_facets_newest on seeker_facets (facet, account_id) include (skills, gender) where facet < 2000;
-- A search begins with what is rarest, so the share of each of some 300 facets is worth knowing.
alter table seeker_facets alter column facet set statistics 1000;

-- Whose rows above are to be made anew; a starting server does so. Numbers are the program's, so SQL cannot.
create table seekers_to_index (
  account_id uuid primary key references accounts (id) on delete cascade
);
insert into seekers_to_index (account_id) select id from accounts where type = 'CAREER';
