-- Every set of skills that a job asks for or a person has, as bits. Who has all of several skills has one of few sets: an index
-- that begins with the set finds them, and nobody else is read.
create table skill_sets (
  skills integer primary key
);
insert into skill_sets (skills)
  select skills from job_facets where facet = 0 union select skills from seeker_facets where facet = 0;

-- By a trigger, so that none is missing whatever writes a row: a set that is not listed here would not be found. Sorted, so that
-- of two transactions with the same new sets one waits for the other, and never each for the other.
create function remember_skill_sets() returns trigger language plpgsql as $$
begin
  insert into skill_sets (skills) select distinct skills from added where facet = 0 order by skills on conflict do nothing;
  return null;
end $$;
create trigger remember_skill_sets after insert on job_facets
  referencing new table as added for each statement execute function remember_skill_sets();
create trigger remember_skill_sets after insert on seeker_facets
  referencing new table as added for each statement execute function remember_skill_sets();

create index job_facets_skills on job_facets (skills, job_type, job_id)
  include (work_type, genders, languages, ages, religions, places, pay, verified, kinds, said_kinds, said_skills)
  where facet = 0;
create index seeker_facets_skills on seeker_facets (skills, gender, salary, religion, account_id)
  include (name_key, languages, born, places, job_types, kinds, said_kinds, said_skills)
  where facet = 0;
-- How many have all of some skills is estimated from how common each set is.
alter table job_facets alter column skills set statistics 1000;
alter table seeker_facets alter column skills set statistics 1000;
