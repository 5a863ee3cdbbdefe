-- The sample by which a search infers totals over 1,000 is read in stages, each of some last digits of the id, until it is large
-- enough to tell. One index holds all digits that are ever read, so that a stage can be any range of them.
-- Columns after the id are in the key so that the index compares them: no row that differs in one is returned. Before the id,
-- PostgreSQL 18 would expect to skip through their values, and prefer the primary key.
drop index job_facets_sample;
drop index job_facets_wide_sample;
create index job_facets_sample
  on job_facets (facet, job_type, (get_byte(uuid_send(job_id), 15) & 15), job_id, work_type)
  include (genders, skills, languages, ages, religions, places)
  where (get_byte(uuid_send(job_id), 15) & 15) < 5;

drop index seeker_facets_sample;
drop index seeker_facets_wide_sample;
create index seeker_facets_sample
  on seeker_facets (facet, (get_byte(uuid_send(account_id), 15) & 15), account_id, religion, salary, gender, born)
  include (languages, skills, places)
  where (get_byte(uuid_send(account_id), 15) & 15) < 5;
