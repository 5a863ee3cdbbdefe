-- Somebody may want any job title, not only the five kinds of household work: those keep their values, others are ids of titles.
alter table seeker_profiles
  drop constraint seeker_profiles_work_types_check,
  add constraint seeker_profiles_work_types_check
    check (array_position(work_types, null) is null and cardinality(work_types) <= 30);
