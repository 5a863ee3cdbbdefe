-- The sample by which a search infers totals over 1,000 is read in stages, each of some last digits of the id, until it is large
-- enough to tell. One index holds all digits that are ever read, so that a stage can be any range of them.
drop index job_facets_sample;
drop index job_facets_wide_sample;
create index job_facets_sample on job_facets (facet, job_type, (get_byte(uuid_send(job_id), 15) & 15), job_id)
  include (work_type, genders, skills, languages, ages, religions, places)
  where (get_byte(uuid_send(job_id), 15) & 15) < 4;

drop index seeker_facets_sample;
drop index seeker_facets_wide_sample;
create index seeker_facets_sample on seeker_facets (facet, (get_byte(uuid_send(account_id), 15) & 15), account_id)
  include (languages, skills, born, gender, religion, salary, places)
  where (get_byte(uuid_send(account_id), 15) & 15) < 4;
